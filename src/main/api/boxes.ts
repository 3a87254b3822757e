import { boxNotAdmitted, readBox } from '../../shared/record/index.ts';
import type { Calls, ApiContext } from './calls.ts';

export function boxesCalls(api: Calls['boxes'], { store, newId, changes }: ApiContext) {
  function published(): null {
    changes.publish('change', { kind: 'boxes' });
    return null;
  }

  return {
    list: api.list.handler(() => store.boxes.list()),
    find: api.find.handler(({ input: { key } }) => store.boxes.find(key)),
    save: api.save.handler(({ input: { document }, errors }) => {
      const read = readBox({ id: newId(), ...document });
      if (!read.ok) throw errors.REFUSED({ data: read.error });
      const refused = boxNotAdmitted(read.value);
      if (refused !== null) throw errors.REFUSED({ data: refused });
      store.boxes.keep(read.value, store.now());
      published();
      return read.value;
    }),
    retire: api.retire.handler(({ input: { id, retired }, errors }) => {
      if (!store.boxes.retire(id, retired)) throw errors.NOT_FOUND();
      return published();
    }),
    remove: api.remove.handler(({ input: { id }, errors }) => {
      switch (store.boxes.remove(id, store.now())) {
        case 'removed':
          return published();
        case 'in-use':
          throw errors.IN_USE();
        case 'no-such-box':
          throw errors.NOT_FOUND();
      }
    }),
  };
}
