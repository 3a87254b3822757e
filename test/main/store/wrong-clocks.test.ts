import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  backupName,
  backupsFolder,
  backupsIn,
  newBackup,
  sweepBackups,
  thinOut,
} from '../../../src/main/store/backups/backup-files.ts';
import { newestUsable } from '../../../src/main/store/backups/choosing.ts';
import { repetitions } from '../../repetitions.ts';
import { finished, iso, storeWithClock, TODAY } from './clocked.ts';
import { backUp } from './from-outside.ts';
import { dataFolder, done, FOUR, play, storeIn, pageOf } from './store-in.ts';

const DAY = 86_400_000;

/** A backup of which only the name matters. */
function namedBackup(folder: string, at: number): string {
  const { name } = newBackup(folder, { at: iso(at), reason: 'daily' });
  writeFileSync(join(backupsFolder(folder), name), '');
  thinOut(folder);
  return name;
}

describe('a clock that was years ahead', () => {
  test('and is right now: a repair uses the backup made last, not the one with the latest date', async () => {
    const folder = dataFolder();
    storeIn(folder).games.create(FOUR);
    await backUp(folder, iso(TODAY + 1100 * DAY));
    const { name } = await backUp(folder, iso(TODAY));
    expect(newestUsable(folder)?.name).toBe(name);
    await backUp(folder, iso(TODAY - 2200 * DAY));
    expect(newestUsable(folder)?.at).toMatch(/^2020/);
  });

  test('pushes out no good backup: the latest five are there, and one of each day', () => {
    const jump = fc.oneof(
      { weight: 5, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: -4000, max: 4000 }) },
    );
    const property = fc.property(fc.array(jump, { minLength: 10, maxLength: 25 }), (offsets) => {
      const folder = dataFolder();
      const taken = offsets.map((days, at) => namedBackup(folder, TODAY + (at + days) * DAY));
      const kept = backupsIn(folder).map(({ name }) => name);
      expect(kept.slice(0, 5)).toEqual(taken.toReversed().slice(0, 5));
      expect(kept).toEqual(taken.toReversed().filter((name) => kept.includes(name)));
      // Seven days, four weeks and twelve months that have backups.
      const days = new Set(taken.toReversed().map((name) => name.slice(11, 21)));
      const daysKept = new Set(kept.map((name) => name.slice(11, 21)));
      for (const day of [...days].slice(0, 7)) expect(daysKept).toContain(day);
      expect(kept.length).toBeLessThanOrEqual(5 + 7 + 4 + 12);
    });
    fc.assert(property, { numRuns: repetitions(10, 300) });
  });

  test('doesn’t affect files that the user put among the backups', () => {
    const folder = dataFolder();
    const copy = backupName({ at: iso(TODAY), reason: 'by-hand' });
    writeFileSync(join(backupsFolder(folder), copy), '');
    for (let day = 0; day < 40; day += 1) namedBackup(folder, TODAY + day * DAY);
    expect(readdirSync(backupsFolder(folder))).toContain(copy);
    expect(backupsIn(folder).at(-1)?.name).toBe(copy);
  });
});

describe('what a killed backup has left', () => {
  test('is deleted, and nothing else is', () => {
    const folder = dataFolder();
    const backups = backupsFolder(folder);
    const name = namedBackup(folder, TODAY);
    const others = [
      ...[name, `${name}.damaged`, `${name}-journal`, 'holiday.db.part', 'notes.txt'],
      ...['daily.db.part.zip', 'weekly 3.db.part'].map((end) => `vernissage 2026-11-23T12-00-00Z ${end}`),
    ];
    const left = ['', '-journal', '-wal', '-shm'].flatMap((end) => [
      `${backupName({ at: iso(TODAY), reason: 'daily' }, 12)}.part${end}`,
      `${backupName({ at: iso(TODAY), reason: 'restore' })}.part${end}`,
    ]);
    const noteWithout = `${backupName({ at: iso(TODAY), reason: 'daily' }, 99)}.damaged`;
    for (const file of [...others, ...left, noteWithout]) writeFileSync(join(backups, file), '');
    sweepBackups(folder);
    expect(readdirSync(backups).sort()).toEqual(others.sort());
  });

  test('is deleted before the next backup', async () => {
    const folder = dataFolder();
    storeIn(folder).games.create(FOUR);
    const left = join(backupsFolder(folder), `${backupName({ at: iso(TODAY), reason: 'daily' }, 4)}.part`);
    writeFileSync(left, 'half');
    writeFileSync(`${left}-journal`, 'half');
    const { name } = await backUp(folder, iso(TODAY));
    expect(readdirSync(backupsFolder(folder))).toEqual([name]);
  });
});

describe('a game dated in the future', () => {
  test('is last in the list, and can be reached by paging', () => {
    const { clock, store } = storeWithClock();
    const begin = (now: number): string => {
      clock.now = now;
      return done(store.games.create(FOUR)).record.id;
    };
    const early = begin(TODAY - DAY);
    const future = begin(TODAY + 1100 * DAY);
    const farther = begin(TODAY + 1200 * DAY);
    const late = begin(TODAY);
    const expected = [late, early, farther, future];
    expect(store.games.list().map(({ head }) => head.id)).toEqual(expected);
    const paged: string[] = [];
    let after: { changedAt: string; id: string } | undefined;
    for (;;) {
      const [game] = store.games.list({ most: 1, ...(after === undefined ? {} : { after }) });
      if (game === undefined) break;
      paged.push(game.head.id);
      after = { changedAt: game.changedAt, id: game.head.id };
    }
    expect(paged).toEqual(expected);
    // Continuing the game puts it in its right place.
    play(store, future, [{ type: 'offer', seat: 0, artist: 'krypto', auction: 'open' }]);
    expect(store.games.list().map(({ head }) => head.id)).toEqual([future, late, early, farther]);
    store.close();
  });

  test('is last in the history, and pages go on from the games before it', () => {
    const { store } = storeWithClock();
    for (const [id, days] of Object.entries({ g1: -2, g2: -1, f1: 1100, f2: 1101 }))
      done(store.games.add(finished(id, iso(TODAY + days * DAY), 0)));
    const expected = ['g2', 'g1', 'f2', 'f1'];
    for (let skip = 0; skip < 4; skip += 1) {
      expect(pageOf(store, {}, skip).map(({ id }) => id)).toEqual(expected.slice(skip));
      expect(store.history.page({ counted: false }, skip, 9).map(({ id }) => id)).toEqual(
        expected.slice(skip),
      );
    }
    store.close();
  });

  test('doesn’t determine anyone’s name', () => {
    const { store } = storeWithClock();
    const called = (id: string, startedAt: string, axel: string) => {
      const [, ...others] = FOUR.players;
      done(
        store.games.add({ ...finished(id, startedAt, 0), players: [{ id: 'axel', name: axel }, ...others] }),
      );
      return store.players.list().find((player) => player.id === 'axel')?.name;
    };
    expect(called('g1', iso(TODAY - 2 * DAY), 'Axl')).toBe('Axl');
    expect(called('f1', iso(TODAY + 1100 * DAY), 'Axxel')).toBe('Axl');
    expect(called('g2', iso(TODAY - DAY), 'Axel')).toBe('Axel');
    store.close();
  });
});
