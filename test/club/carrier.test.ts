import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clubCarrier } from '../../src/main/sharing/club-carrier.ts';
import { clubClient, joinClub } from '../../src/main/sharing/club-client.ts';
import type { Carried } from '../../src/shared/club/index.ts';
import { KEY, problemOf, taken } from '../main/sharing/carried.ts';
import { log, name, said } from './played-games.ts';
import { clubBeside, everything, openTestClub, type TestClub } from './test-club.ts';

describe('a laptop and its club', () => {
  let first: TestClub;

  beforeAll(async () => {
    first = await openTestClub();
  });

  afterAll(() => first.close());

  const at = (club: TestClub, { key }: { key: string } = club.owner) => ({
    server: club.server.address,
    key,
  });

  test('what one laptop puts there, another takes', async () => {
    const club = await clubBeside(first);
    const things = [...[0, 1, 2, 3].map(log), name('ada', 'Ada'), name('bo', 'Bo')];
    expect(await clubCarrier(at(club)).put(things)).toEqual([]);
    // Again changes nothing.
    expect(await clubCarrier(at(club)).put(things)).toEqual([]);

    const carrier = clubCarrier(at(club, await club.member('reader')));
    const all = await taken(carrier);
    expect(all.things.toSorted(byHash)).toEqual(things.toSorted(byHash));
    expect(all).toMatchObject({ skipped: [], next: '6' });
    expect((await taken(carrier, all.next)).things).toEqual([]);
    const without = await taken(carrier, '', (hash) => hash === log(3).hash);
    expect(without.things).toHaveLength(5);
    expect(await problemOf(carrier.put([log(99)]))).toEqual({ why: 'read-only' });
  });

  test('one thing that the server can’t take keeps nothing else back', async () => {
    const club = await clubBeside(first);
    const strange = { ...log(1), hash: 'a'.repeat(64) };
    const ahead = said({ kind: 'trashed', game: 'g', at: '2999-01-01T00:00:00.000Z' });
    const large = { kind: 'log' as const, hash: 'b'.repeat(64), text: ' '.repeat(1_100_000) };
    const empty = { ...large, hash: 'c'.repeat(64), text: '{}' };
    const wrong = [strange, ahead, large, empty, { ...empty, hash: 'd'.repeat(64), text: '{' }];
    const refused = await clubCarrier(at(club)).put([log(2), ...wrong, log(3)]);
    expect(refused.toSorted()).toEqual(wrong.map(({ hash }) => hash).toSorted());
    expect((await everything(club.server, club.owner)).map(({ hash }) => hash).toSorted()).toEqual(
      [log(2).hash, log(3).hash].toSorted(),
    );
  });

  test('a wrong clock is noticed before anything is exchanged', async () => {
    const club = await clubBeside(first);
    const later = (minutes: number) => () => new Date(Date.now() + 60_000 * minutes);
    for (const minutes of [3, -3]) {
      const problem = await problemOf(taken(clubCarrier(at(club), { now: later(minutes) })));
      expect(problem).toEqual({ why: 'wrong-clock', seconds: expect.closeTo(60 * minutes, -1) });
    }
    expect((await taken(clubCarrier(at(club), { now: later(1) }))).things).toEqual([]);
  });

  test('owners invite, see who is there, and take keys away', async () => {
    const club = await clubBeside(first);
    const owner = clubClient(at(club));
    const invitation = await owner.invite('writer');
    if (!invitation.ok) throw new Error(invitation.error.why);
    const joined = await joinClub(` ${invitation.value.link}\n`, 'Second');
    if (!joined.ok) throw new Error(joined.error.why);
    expect(joined.value).toMatchObject({ server: club.server.address, role: 'writer', recovery: null });
    expect(await joinClub(invitation.value.link, 'Third')).toEqual({
      ok: false,
      error: { why: 'no-invitation' },
    });

    const seen = await clubClient(joined.value).club();
    expect(seen).toMatchObject({ ok: true, value: { role: 'writer', club: { name: 'The club' } } });
    const members = await owner.members();
    if (!members.ok) throw new Error(members.error.why);
    expect(members.value.members.map((member) => member.laptop)).toEqual(['Laptop', 'Second']);
    expect((await owner.openPage(true)).ok).toBe(true);
    expect(await owner.revoke(members.value.members[0]?.id ?? '')).toEqual({
      ok: false,
      error: { why: 'last-owner' },
    });
    expect((await owner.revoke(members.value.members[1]?.id ?? '')).ok).toBe(true);
    expect(await problemOf(taken(clubCarrier(joined.value)))).toEqual({ why: 'revoked' });
    expect(await problemOf(clubCarrier({ ...joined.value, key: KEY }).put([log(1)]))).toEqual({
      why: 'unknown-key',
    });
  });
});

function byHash(one: Carried, other: Carried): number {
  return one.hash < other.hash ? -1 : 1;
}
