import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { beforeAll, describe, expect, test } from 'vitest';
import { Cancelled } from '../../../src/main/job/job.ts';
import type { Figures } from '../../../src/main/figures/figures.ts';
import { openStore, type Store } from '../../../src/main/store/index.ts';
import { rebuild } from '../../../src/main/store/rebuild.ts';
import { openValues } from '../../../src/main/store/values.ts';
import { NO_VALUES, valuesOf, type GameValues } from '../../../src/shared/projection/index.ts';
import { readRecord, timelineOf, type GameRecord } from '../../../src/shared/record/index.ts';
import { playAuction } from '../../play/auction.ts';
import { playGallery } from '../../play/gallery.ts';
import { fromOutside, repair } from './from-outside.ts';
import { oldNight } from './many-games.ts';
import { done, edit, surroundings } from './store-in.ts';
import { figuresIn } from '../figures/figures-in.ts';
import { withoutWorker } from '../work/without-worker.ts';
import { storedValues, workOut } from './valuing.ts';

/** Finished games with and without prices, of both families, and one of which only the result is known. */
const RECORDS: readonly GameRecord[] = [
  ...['ledger', 'ledger', 'owners', 'counts'].map((tracking, seed) =>
    playAuction({
      edition: 'modern-art-1994',
      players: 4,
      options: { tracking: tracking === 'ledger' || tracking === 'owners' ? tracking : 'counts' },
      seed,
    }),
  ),
  playGallery({ edition: 'masters-gallery', players: 3, options: { tracking: 'full' }, seed: 5 }),
].map((game, at) =>
  done(
    readRecord({
      ...(JSON.parse(JSON.stringify(game)) as object),
      id: `game-${at}`,
      startedAt: `2026-03-0${9 - at}T19:00:00.000Z`,
    }),
  ),
);
const IDS = RECORDS.map(({ id }) => id);
const ALL = RECORDS.length + 1;

let folder: string;
let store: Store;
let figures: Figures;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vernissage-values-'));
  store = done(openStore(folder, surroundings()));
  figures = figuresIn(folder);
  for (const record of [...RECORDS, oldNight(1)]) done(store.games.add(record));
  return () => store.close();
});

const inFile = <T>(ask: (database: Database.Database) => T): T => fromOutside(folder, ask);

function stored(): readonly (GameValues | null)[] {
  return inFile((database) => IDS.map((id) => storedValues(database, id)));
}

const waiting = () => inFile((database) => openValues(database).waiting());
const recordOf = (id: string) => store.games.get(id)?.record ?? RECORDS[0];

const note = (id: string, notes: string) => edit(store, id, { kind: 'header', fields: { notes } });

async function rebuildHistory(): Promise<number> {
  const { games } = await withoutWorker(folder, (context) => rebuild.run(null, context));
  return games;
}

// In this order: each test goes on from the one before.
describe('what the forecast says about finished games', () => {
  test('is worked out newest first, and goes on where it stopped', async () => {
    expect(waiting().slice(0, RECORDS.length)).toEqual(IDS);
    const told: string[] = [];
    await expect(
      workOut(folder, {
        progress: (finished, of) => {
          told.push(`${finished} of ${of}`);
          if (finished === 2) throw new Cancelled();
        },
        pause: () => Promise.resolve(),
      }),
    ).rejects.toThrow(Cancelled);
    expect(told).toEqual([`0 of ${ALL}`, `1 of ${ALL}`, `2 of ${ALL}`]);
    const left = waiting();
    expect(left.slice(-4)).toEqual([...IDS.slice(2), 'old-night-1']);

    told.length = 0;
    const games = await workOut(folder, { progress: (finished, of) => told.push(`${finished} of ${of}`) });
    expect(games).toBe(left.length);
    expect(told[0]).toBe(`${ALL - left.length} of ${ALL}`);
    expect(waiting()).toEqual([]);
    expect(await workOut(folder)).toBe(0);
  });

  test('is what a replay says, without accounts if prices or displays weren’t tracked', () => {
    expect(stored()).toEqual(RECORDS.map((record) => valuesOf(timelineOf(record, null))));
    expect(stored().map((values) => values?.accounts?.length ?? null)).toEqual([4, 4, null, null, 3]);
    const paper = inFile((database) => storedValues(database, 'old-night-1'));
    expect(paper?.accounts).toBeNull();
  });

  test('stays when history and statistics are rebuilt, and they stay when it is worked out again', async () => {
    const before = stored();
    inFile((database) => database.exec('UPDATE projected_game SET version = 0'));
    expect(await rebuildHistory()).toBe(ALL);
    expect(waiting()).toEqual([]);
    expect(stored()).toEqual(before);
    inFile((database) =>
      database.exec('UPDATE valued_game SET version = 0; UPDATE projected_game SET version = version'),
    );
    expect(store.isStale()).toBe(false);
    expect(figures.groupWorth({}).waiting).toEqual({ games: ALL, of: ALL });
    expect(await workOut(folder)).toBe(ALL);
    expect(await rebuildHistory()).toBe(0);
    expect(stored()).toEqual(before);
  });

  test('of a game that is corrected is dropped with the correction, and worked out again', async () => {
    const [first = ''] = IDS;
    note(first, 'looked at');
    expect(waiting()).toEqual([first]);
    expect(figures.groupWorth({}).waiting).toEqual({ games: 1, of: ALL });
    expect(await workOut(folder)).toBe(1);
    const sale = recordOf(first)?.events.findIndex(({ type }) => type === 'sale') ?? -1;
    const event = { ...recordOf(first)?.events[sale], type: 'sale', price: 1 };
    edit(store, first, { kind: 'replace', index: sale, event });
    expect(await workOut(folder)).toBe(1);
    const corrected = recordOf(first);
    if (corrected === undefined) throw new Error('it is there');
    expect(stored()[0]).toEqual(valuesOf(timelineOf(corrected, null)));
    expect(stored()[0]).not.toEqual(valuesOf(timelineOf(RECORDS[0] ?? corrected, null)));
  });

  test('isn’t written for a game that changed meanwhile', async () => {
    const [, second = ''] = IDS;
    note(second, 'first');
    let changed = false;
    const games = await workOut(folder, {
      letTableFirst: () => {
        if (!changed) note(second, 'again');
        changed = true;
      },
    });
    expect(games).toBe(0);
    expect(waiting()).toEqual([second]);
    expect(await workOut(folder)).toBe(1);
  });

  test('doesn’t count while a game is in the trash, and does once it is restored', () => {
    const [first = ''] = IDS;
    const before = figures.groupWorth({});
    store.games.trash(first);
    const without = figures.groupWorth({});
    expect(without.accounts.map(({ basis }) => basis.games)).toEqual([1, 1]);
    store.games.restore(first);
    expect(figures.groupWorth({})).toEqual(before);
    expect(waiting()).toEqual([]);
  });

  test('is nothing as long as a replay contradicts the result', async () => {
    const [first = ''] = IDS;
    const [before] = stored();
    inFile((database) => {
      const standing = { status: 'finished', round: 4, scores: [1, 2, 3, 4], winners: [3] };
      database.prepare('UPDATE game SET standing = ? WHERE id = ?').run(JSON.stringify(standing), first);
      database.prepare('UPDATE projected_game SET version = 0 WHERE game = ?').run(first);
    });
    expect(await rebuildHistory()).toBe(1);
    expect(waiting()).toEqual([first]);
    await workOut(folder);
    expect(stored()[0]?.accounts).toEqual(NO_VALUES.accounts);
    expect(store.history.acceptReplay(first)).toBe(true);
    expect(waiting()).toEqual([first]);
    await workOut(folder);
    expect(stored()[0]).toEqual(before);
  });

  test('is worked out again after a repair, as far as it went with the damage', async () => {
    const before = figures.groupWorth({});
    store.close();
    repair(folder, '2026-11-21T21:00:00.000Z');
    store = done(openStore(folder, surroundings()));
    figures = figuresIn(folder);
    expect(await rebuildHistory()).toBe(ALL);
    expect(await workOut(folder)).toBe(ALL);
    expect(figures.groupWorth({}).accounts).toEqual(before.accounts);
  });
});
