import type { SealRefusal } from '../../shared/api.ts';
import type { Calls, ApiContext } from './calls.ts';

export function phonesCalls(api: Calls['phones'], { phones }: ApiContext) {
  const { state } = phones;

  interface SealErrors {
    readonly REFUSED: (options: { data: { readonly why: SealRefusal } }) => Error;
  }

  function answered(game: string, why: SealRefusal | null, errors: SealErrors) {
    if (why !== null) throw errors.REFUSED({ data: { why } });
    return state(game);
  }

  return {
    state: api.state.handler(() => state()),
    seen: api.seen.handler(phones.seen),
    addresses: api.addresses.handler(() => phones.addresses()),
    open: api.open.handler(async ({ input: { game, address }, errors }) => {
      const opened = await phones.open(game, address);
      if (opened.ok) return opened.value;
      switch (opened.error) {
        case 'no-game':
          throw errors.NOT_FOUND();
        case 'over':
          throw errors.OVER();
        case 'address':
        case 'system':
        case 'certificate-unreadable':
        case 'certificate-expired':
        case 'certificate-elsewhere':
          throw errors.NO_DOOR({ data: { why: opened.error } });
      }
    }),
    close: api.close.handler(async () => {
      await phones.close();
      return state();
    }),
    code: api.code.handler(({ input: { kind } }) => phones.code(kind)),
    newCode: api.newCode.handler(() => {
      phones.newCode();
      return state();
    }),
    answer: api.answer.handler(({ input: { id, yes } }) => {
      phones.answer(id, yes);
      return state();
    }),
    forget: api.forget.handler(({ input: { seat } }) => {
      phones.forget(seat);
      return state();
    }),
    allow: api.allow.handler(({ input: { sale } }) => {
      phones.allow(sale);
      return state();
    }),
    seal: api.seal.handler(({ input: { game, position, seat, amount }, errors }) =>
      answered(game, phones.seal(game, position, seat, amount), errors),
    ),
    unseal: api.unseal.handler(({ input: { game, position, seat }, errors }) =>
      answered(game, phones.unseal(game, position, seat), errors),
    ),
    reveal: api.reveal.handler(({ input: { game, position }, errors }) =>
      answered(game, phones.reveal(game, position), errors),
    ),
  };
}
