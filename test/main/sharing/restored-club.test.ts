import { expect, test } from 'vitest';
import type { CarriedPage, Carrier } from '../../../src/main/sharing/carrier.ts';
import { saying } from '../../../src/main/store/sharing/games-to-share.ts';
import { laptop, type Laptop } from './laptops.ts';

/** A club's server that says one name on each page, and is restored from a backup while some of them are read. */
function serverRestored(isAnother: (asked: number) => boolean) {
  const seen = { asked: 0, closed: 0, opened: 0 };
  let epoch = 0;
  const carrier: Carrier = {
    since: async function* (cursor): AsyncGenerator<CarriedPage, void> {
      seen.opened += 1;
      try {
        for (let from = Number(cursor); from < 3; from += 1) {
          seen.asked += 1;
          if (isAnother(seen.asked)) epoch += 1;
          const name = saying({
            kind: 'name',
            id: `p${from}`,
            name: `${epoch}`,
            at: '2026-01-01T12:00:00.000Z',
          });
          yield await Promise.resolve({ things: [name], next: String(from + 1), epoch: String(epoch) });
        }
      } finally {
        seen.closed += 1;
      }
    },
    put: () => Promise.resolve([]),
  };
  return { seen, carrier };
}

function member(): Laptop {
  const one = laptop();
  one.store.sharing.share('club', 'https://club.example', { id: 'club', name: 'Club', role: 'writer' });
  return one;
}

test('a club that is restored while it is read for the first time is read again from the beginning', async () => {
  const one = member();
  const { seen, carrier } = serverRestored((asked) => asked === 2);
  expect(await one.sync({ open: () => carrier })).toMatchObject({ carriers: [{ problem: null }] });
  expect(one.store.players.list().map(({ name }) => name)).toEqual(['1', '1', '1']);
  expect(seen).toEqual({ asked: 5, opened: 2, closed: 2 });
});

test('a server that is another with each answer is no club, and isn’t asked for ever', async () => {
  const one = member();
  const { seen, carrier } = serverRestored(() => true);
  expect(await one.sync({ open: () => carrier })).toMatchObject({
    carriers: [{ problem: { why: 'no-club' } }],
  });
  expect(seen).toEqual({ asked: 6, opened: 3, closed: 3 });
});
