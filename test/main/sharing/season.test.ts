import { expect, test } from 'vitest';
import { Cancelled } from '../../../src/main/job/job.ts';
import type { Carrier } from '../../../src/main/sharing/carrier.ts';
import { hashOfText } from '../../../src/main/store/log-hash.ts';
import type { Carried, Role, Statement } from '../../../src/shared/club/index.ts';
import type { Season } from '../../../src/shared/season/index.ts';
import { canonical } from '../../../src/shared/transfer/index.ts';
import { done, FOUR } from '../store/store-in.ts';
import { laptop, LATER, type Laptop } from './laptops.ts';

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
      since: async function* (cursor) {
        yield { things: things.slice(Number(cursor)), next: String(things.length), epoch: 'one' };
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

test.each([
  ['a writer follows the club’s season, even if theirs is later', 'writer', [EARLIER], LEAGUE, []],
  ['as long as the club has none, a writer keeps theirs to themselves', 'writer', [], OWN, []],
  ['an owner’s later season goes to the club', 'owner', [EARLIER], OWN, [OWNS]],
] as const)('%s', async (_rule, role, things, kept, put) => {
  const member = memberAs(role);
  const club = clubWith(...things);
  const { season } = await member.sync({ open: () => club.carrier });
  expect(season).toBe(kept === LEAGUE);
  expect(member.store.season.get()?.season).toEqual(kept);
  for (const { hash } of [...things, ...put]) expect(member.store.sharing.isAt('club', hash)).toBe(true);
  if (put.length === 0) expect(member.store.sharing.isAt('club', OWNS.hash)).toBe(false);
  expect(club.put).toEqual(put);
});

test('a reader follows the club, and puts nothing there', async () => {
  const member = memberAs('reader');
  done(member.store.games.create(FOUR));
  const club = clubWith(EARLIER);
  expect(await member.sync({ open: () => club.carrier })).toMatchObject({ season: true, games: [] });
  expect(club.put).toEqual([]);
  expect(member.store.sharing.list()).toMatchObject([{ cursor: '1', epoch: 'one', syncedAt: LATER }]);
});

test('what a sync hadn’t written when it was cancelled comes with the next one', async () => {
  const member = memberAs('reader');
  const { carrier } = clubWith(EARLIER, OWNS);
  const open = () => carrier;
  const letTableFirst = () => {
    throw new Cancelled();
  };
  await expect(member.sync({ open, letTableFirst })).rejects.toThrow(Cancelled);
  expect(member.store.sharing.list()).toMatchObject([{ cursor: '' }]);
  expect(await member.sync({ open })).toMatchObject({ season: true });
  for (const { hash } of [EARLIER, OWNS]) expect(member.store.sharing.isAt('club', hash)).toBe(true);
});
