import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../../../src/main/store/index.ts';
import { KNOWN_RESULT, resultOf } from '../../../../src/shared/result/index.ts';
import type { GameFilter } from '../../../../src/shared/api.ts';
import { SEASON_RULES } from '../../../../src/shared/season/index.ts';
import { fromOutside } from '../from-outside.ts';
import { dataFolder, done, storeIn, surroundings } from '../store-in.ts';
import { evenings } from '../many-games.ts';
import { NIGHT, nightWith } from '../../../fixtures/result.ts';

const RECORDS = evenings(600);
const TRASHED = new Set(RECORDS.filter((_, at) => at % 31 === 5).map(({ id }) => id));

let folder: string;
let store: Store;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vernissage-statistics-'));
  store = done(openStore(folder, surroundings()));
  for (const record of RECORDS) done(store.games.add(record));
  for (const id of TRASHED) store.games.trash(id);
  return () => store.close();
});

describe('of a few nights', () => {
  const playing = (...ids: readonly string[]) => ({ players: ids.map((id) => ({ id, name: id })) });
  const of = (...nights: readonly Record<string, unknown>[]): Store => {
    const own = storeIn(dataFolder());
    for (const [at, changes] of nights.entries()) {
      done(own.games.add(nightWith({ id: `night-${at}`, startedAt: `2020-01-1${at}`, ...changes })));
    }
    return own;
  };

  test('of equal records, the first counts, in one game and in several', () => {
    const rounds = [
      [100, 289, 289],
      [289, 123, 12],
    ];
    const { statistics } = of({ rounds, scores: [389, 412, 301] }, { rounds, scores: [389, 412, 301] });
    expect(statistics.group({}).records.money).toMatchObject([
      { bestRound: { game: 'night-0', person: { id: 'axel' }, amount: 289, round: 2 } },
    ]);
    expect(statistics.person('clemens', {})?.records).toMatchObject([
      { bestRound: { game: 'night-0', amount: 289, round: 1 } },
    ]);
  });

  test('new in a year is who never played before, also after a year without games', () => {
    const { statistics } = of(
      { startedAt: '2020-05-17', ...playing('ada', 'bea', 'cleo') },
      { startedAt: '2021-05-17', ...playing('ada', 'bea', 'dora') },
      { startedAt: '2023-05-17', ...playing('ada', 'cleo', 'emma') },
      { startedAt: '2024-05-17', ...playing('bea', 'dora', 'fay') },
    );
    const newcomers = (year: number) => statistics.year(year, {}).newcomers.map(({ id }) => id);
    expect([2020, 2021, 2022, 2023, 2024].map(newcomers)).toEqual([[], ['dora'], [], ['emma'], ['fay']]);
  });

  test('a corrected result changes the ratings as if it had always been so', () => {
    const corrected = { scores: NIGHT.scores.toReversed() };
    const own = of({}, {}, {});
    const before = own.statistics.people({});
    const result = resultOf(nightWith(corrected));
    done(own.games.edit('night-1', 0, [{ kind: 'header', fields: { [KNOWN_RESULT]: result } }]));
    expect(own.statistics.people({})).not.toEqual(before);
    expect(own.statistics.people({})).toEqual(of({}, corrected, {}).statistics.people({}));
  });
});

describe('statistics in small steps', () => {
  /** Any change in the store makes all statistics recalculate. */
  function changeSomething(): void {
    for (const retired of [true, false]) done(store.players.retire('ada', retired));
  }

  async function turnsDuring(work: Promise<unknown>): Promise<number> {
    const over = new AbortController();
    void work.finally(() => over.abort());
    let turns = 0;
    while (!over.signal.aborted) {
      await setImmediate();
      turns += 1;
    }
    await work;
    return turns;
  }

  test('yield several times while reading and rating', async () => {
    // A filter used for the first time is read and rated from the first game on.
    const filter = { until: '2199-01-01T00:00:00Z' };
    expect(await turnsDuring(store.statistics.inTurns.people(filter))).toBeGreaterThan(2);
    // Now they are cached.
    expect(await turnsDuring(store.statistics.inTurns.people(filter))).toBe(1);
  });

  test('are the same as those calculated at once', async () => {
    changeSomething();
    const [people, group, ada] = [
      store.statistics.people({}),
      store.statistics.group({}),
      store.statistics.person('ada', {}),
    ];
    changeSomething();
    const inTurns = [await store.statistics.inTurns.people({}), await store.statistics.inTurns.group({})];
    expect(inTurns).toEqual([store.statistics.people({}), store.statistics.group({})]);
    expect(await store.statistics.inTurns.person('ada', {})).toEqual(ada);
    expect(store.statistics.people({})).toEqual(people);
    expect(store.statistics.group({})).toEqual(group);
    expect(store.statistics.person('ada', {})).toEqual(ada);
  });

  test('notice a game that was trashed while they were being read', async () => {
    const before = store.statistics.group({}).games;
    const first = store.history
      .page({ status: 'finished' }, null, 200)
      .games.find(({ misplayed }) => !misplayed);
    if (first === undefined) throw new Error('there is a game');
    changeSomething();
    const preparing = store.statistics.inTurns.people({});
    store.games.trash(first.id);
    expect(await preparing).toEqual(store.statistics.people({}));
    expect(store.statistics.group({}).games).toBe(before - 1);
    expect(store.statistics.people({})).toEqual(store.statistics.people({ from: '1900-01-01T00:00:00Z' }));
    store.games.restore(first.id);
    expect(store.statistics.group({}).games).toBe(before);
  });
});

describe('cached statistics', () => {
  test('are the same as recalculated ones, whatever was asked before', async () => {
    await store.statistics.warm(() => true);
    const { group, people, prices, habits, year, season } = store.statistics;
    const questions = (filter: GameFilter, from = '1900-01-01') => [
      ...[group, people, habits].map((about) => () => about(filter)),
      ...[null, 'bo', 'ada'].map((person) => () => prices(person, filter)),
      ...[2024, 2025].map((about) => () => year(about, filter)),
      ...SEASON_RULES.flatMap((rule) =>
        [1, 300].map((least) => () => season({ from, to: '2199-12-31', rule, least })),
      ),
    ];
    const known = questions({}).map((ask) => ask());
    const backwards = questions({ from: '1900-01-01T00:00:00Z' }, '1900-01-02').toReversed();
    expect(known).toEqual(backwards.map((ask) => ask()).toReversed());
  });

  test('follow what another connection to the file wrote', () => {
    const { games: before } = store.statistics.group({});
    fromOutside(folder, (elsewhere) => elsewhere.exec('UPDATE projected_game SET counts = 0'));
    expect(before).toBeGreaterThan(0);
    expect(store.statistics.group({}).games).toBe(0);
    expect(store.statistics.people({})).toEqual([]);
  });
});
