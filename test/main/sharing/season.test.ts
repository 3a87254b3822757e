import { expect, test } from 'vitest';
import type { Carrier } from '../../../src/main/sharing/carrier.ts';
import { hashOfText } from '../../../src/main/store/log-hash.ts';
import type { Carried, Role, Statement } from '../../../src/shared/club/index.ts';
import type { Season } from '../../../src/shared/season/index.ts';
import { canonical } from '../../../src/shared/transfer/index.ts';
import { laptop, type Laptop } from './laptops.ts';

const OWN: Season = { title: 'Ours', from: '2026-01-01', to: '2026-06-30', rule: 'wins', least: 3 };
const LEAGUE: Season = { ...OWN, title: 'League' };
const OWN_AT = '2026-03-01T12:00:00.000Z';

function carried(statement: Statement): Carried {
  return { kind: 'said', hash: hashOfText(canonical(statement)), statement };
}

/** A club's server with these things. */
function clubWith(...things: readonly Carried[]): { readonly carrier: Carrier; readonly put: Carried[] } {
  const put: Carried[] = [];
  return {
    put,
    carrier: {
      since: async function* () {
        yield { things, next: String(things.length), epoch: 'one' };
      },
      put: (some) => {
        put.push(...some);
        return Promise.resolve([]);
      },
    },
  };
}

/** A laptop that had chosen a season by itself. */
function memberAs(role: Role): Laptop {
  const one = laptop();
  one.store.season.set({ season: OWN, at: OWN_AT });
  one.store.sharing.share('club', 'https://club.example', { id: 'club', name: 'Club', role });
  return one;
}

const OWNS = carried({ kind: 'season', season: OWN, at: OWN_AT });
const EARLIER = carried({ kind: 'season', season: LEAGUE, at: '2026-02-01T12:00:00.000Z' });

test('a writer follows the club’s season, even if theirs is later, and doesn’t send it there', async () => {
  const writer = memberAs('writer');
  const club = clubWith(EARLIER);
  const { season } = await writer.sync({ open: () => club.carrier });
  expect(season).toBe(true);
  expect(writer.store.season.get()?.season).toEqual(LEAGUE);
  expect(writer.store.sharing.isAt('club', EARLIER.hash)).toBe(true);
  expect(club.put).toEqual([]);
});

test('as long as the club has none, a writer keeps theirs to themselves', async () => {
  const writer = memberAs('writer');
  const club = clubWith();
  await writer.sync({ open: () => club.carrier });
  expect(writer.store.season.get()?.season).toEqual(OWN);
  expect(writer.store.sharing.isAt('club', OWNS.hash)).toBe(false);
  expect(club.put).toEqual([]);
});

test('an owner’s later season goes to the club', async () => {
  const owner = memberAs('owner');
  const club = clubWith(EARLIER);
  await owner.sync({ open: () => club.carrier });
  expect(owner.store.season.get()?.season).toEqual(OWN);
  expect(club.put).toEqual([OWNS]);
});
