import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Figures } from '../../../src/main/figures/figures.ts';
import { openStore, type Store } from '../../../src/main/store/index.ts';
import { KNOWN_RESULT, resultOf } from '../../../src/shared/result/index.ts';
import type { GameFilter } from '../../../src/shared/api.ts';
import { SEASON_RULES } from '../../../src/shared/season/index.ts';
import { fromOutside } from '../store/from-outside.ts';
import { dataFolder, done, storeIn, surroundings, type StoreWithFigures } from '../store/store-in.ts';
import { figuresIn } from './figures-in.ts';
import { evenings } from '../store/many-games.ts';
import { NIGHT, nightWith } from '../../fixtures/result.ts';

const RECORDS = evenings(600);
const TRASHED = new Set(RECORDS.filter((_, at) => at % 31 === 5).map(({ id }) => id));

let folder: string;
let store: Store;
let figures: Figures;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vernissage-statistics-'));
  store = done(openStore(folder, surroundings()));
  figures = figuresIn(folder);
  for (const record of RECORDS) done(store.games.add(record));
  for (const id of TRASHED) store.games.trash(id);
  return () => store.close();
});

describe('of a few nights', () => {
  const playing = (...ids: readonly string[]) => ({ players: ids.map((id) => ({ id, name: id })) });
  const of = (...nights: readonly Record<string, unknown>[]): StoreWithFigures => {
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
    const { figures: own } = of({ rounds, scores: [389, 412, 301] }, { rounds, scores: [389, 412, 301] });
    expect(own.group({}).records.money).toMatchObject([
      { bestRound: { game: 'night-0', person: { id: 'axel' }, amount: 289, round: 2 } },
    ]);
    expect(own.person({ id: 'clemens', filter: {} })?.records).toMatchObject([
      { bestRound: { game: 'night-0', amount: 289, round: 1 } },
    ]);
  });

  test('new in a year is who never played before, also after a year without games', () => {
    const { figures: own } = of(
      { startedAt: '2020-05-17', ...playing('ada', 'bea', 'cleo') },
      { startedAt: '2021-05-17', ...playing('ada', 'bea', 'dora') },
      { startedAt: '2023-05-17', ...playing('ada', 'cleo', 'emma') },
      { startedAt: '2024-05-17', ...playing('bea', 'dora', 'fay') },
    );
    const newcomers = (year: number) => own.year({ year, filter: {} }).newcomers.map(({ id }) => id);
    expect([2020, 2021, 2022, 2023, 2024].map(newcomers)).toEqual([[], ['dora'], [], ['emma'], ['fay']]);
  });

  test('a corrected result changes the ratings as if it had always been so', () => {
    const corrected = { scores: NIGHT.scores.toReversed() };
    const own = of({}, {}, {});
    const before = own.figures.people({});
    const result = resultOf(nightWith(corrected));
    done(own.games.edit('night-1', 0, [{ kind: 'header', fields: { [KNOWN_RESULT]: result } }]));
    expect(own.figures.people({})).not.toEqual(before);
    expect(own.figures.people({})).toEqual(of({}, corrected, {}).figures.people({}));
  });
});

describe('figures that are kept', () => {
  test('are the same as recalculated ones, whatever was asked before', async () => {
    const { group, people, prices, habits, year, season } = figures;
    const questions = (filter: GameFilter, from = '1900-01-01') => [
      ...[group, people, habits].map((about) => () => about(filter)),
      ...[null, 'bo', 'ada'].map((person) => () => prices({ person, filter })),
      ...[2024, 2025].map((about) => () => year({ year: about, filter })),
      ...SEASON_RULES.flatMap((rule) =>
        [1, 300].map((least) => () => season({ from, to: '2199-12-31', rule, least })),
      ),
    ];
    const known = questions({}).map((ask) => ask());
    const backwards = questions({ from: '1900-01-01T00:00:00Z' }, '1900-01-02').toReversed();
    expect(known).toEqual(backwards.map((ask) => ask()).toReversed());
  });

  test('follow what another connection to the file wrote', () => {
    const { games: before } = figures.group({});
    fromOutside(folder, (elsewhere) => elsewhere.exec('UPDATE projected_game SET counts = 0'));
    expect(before).toBeGreaterThan(0);
    expect(figures.group({}).games).toBe(0);
    expect(figures.people({})).toEqual([]);
  });
});
