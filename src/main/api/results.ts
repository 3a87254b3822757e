import type { WrittenDown } from '../../shared/api.ts';
import { editionFields, editionIn } from '../../shared/record/index.ts';
import {
  KNOWN_RESULT,
  readResult,
  RESULT_FORMAT,
  RESULT_VERSION,
  resultOf,
} from '../../shared/result/index.ts';
import type { Calls, ApiContext } from './calls.ts';
import { publishGame, renamePeople } from './games.ts';
import { peopleNow } from './people-now.ts';
import { seated } from './seated.ts';

export function resultsCalls(api: Calls['results'], deps: ApiContext) {
  const { store, newId, changes } = deps;

  /** Makes a record of what was entered; known players are found by name. */
  function read(gameId: string, source: string, { players, edition, ...written }: WrittenDown) {
    return readResult({
      format: RESULT_FORMAT,
      version: RESULT_VERSION,
      id: gameId,
      source,
      ...editionFields(edition),
      ...written,
      players: seated(store, newId, players),
    });
  }

  return {
    add: api.add.handler(({ input, errors, context }) => {
      const record = read(newId(), 'paper', input);
      if (!record.ok) throw errors.REFUSED({ data: record.error });
      const added = store.games.add(record.value);
      if (added.ok) {
        changes.publish('change', { kind: 'people' });
        return publishGame(deps, added.value, context.answered);
      }
      if (added.error.kind === 'refused') throw errors.REFUSED({ data: added.error.problem });
      throw new Error('a new game has a new id');
    }),
    change: api.change.handler(({ input: { id, position, written }, errors }) => {
      const before = store.games.get(id);
      const known = before === null ? null : resultOf(before.record);
      if (before === null || known === null) throw errors.NOT_FOUND();
      const record = read(id, known.source, written);
      if (!record.ok) throw errors.REFUSED({ data: record.error });
      const { players, startedAt, location, notes, tags } = record.value;
      const result = { ...resultOf(record.value), minutes: known.minutes };
      const fields = {
        ...editionFields(editionIn(record.value)),
        players,
        startedAt,
        location,
        notes,
        tags,
        [KNOWN_RESULT]: result,
      };
      const edits = peopleNow(store.players).logged([{ kind: 'header', fields }], before.record);
      const edited = store.games.edit(id, position, edits);
      if (edited.ok) {
        renamePeople(deps, before.record, edited.value);
        changes.publish('change', { kind: 'people' });
        publishGame(deps, edited.value);
        return null;
      }
      if (edited.error.kind === 'refused') throw errors.REFUSED({ data: edited.error.problem });
      throw edited.error.kind === 'conflict' ? errors.CONFLICT() : errors.NOT_FOUND();
    }),
  };
}
