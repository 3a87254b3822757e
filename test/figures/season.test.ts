import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE } from '../../src/main/sample/sample-games.ts';
import { openStore, type Store } from '../../src/main/store/index.ts';
import { SEASON_RULES, type Season } from '../../src/shared/season/index.ts';
import { evening, evenings, oldNight, timedByEntries, nameOf } from '../main/store/many-games.ts';
import { done, surroundings } from '../main/store/store-in.ts';
import { itemAt } from '../oracle/auction-paper.ts';
import { countedGames, type FinishedGame } from '../oracle/finished-games.ts';
import { eveningsIn } from '../oracle/habits.ts';
import { dayAt, gamesInSeason, seasonOver } from '../oracle/season.ts';
import { below, pick, random } from '../play/random.ts';
import { repetitions } from '../repetitions.ts';
import { rounded } from './rounded.ts';

/** Whole games, undecided and abandoned ones, misplayed ones, results with and without places. */
const RECORDS = [
  ...evenings(240),
  ...Array.from({ length: 80 }, (_, seed) => oldNight(seed)),
  ...Array.from({ length: 20 }, (_, seed) => timedByEntries(seed)),
];
/** Nobody plays in the minutes around midnight, which is when days begin and end. */
const AROUND_MIDNIGHT = [
  [2025, 2, 29, 23, 59, 59],
  [2025, 2, 30, 0, 0, 0],
  [2025, 2, 30, 23, 59, 59],
  [2025, 2, 31, 0, 0, 0],
  [2024, 1, 29, 12, 0, 0],
] as const;
const LATE = AROUND_MIDNIGHT.map(([year, month, day, hour, minute, second], at) => ({
  ...evening(600 + at),
  id: `late-${at}`,
  misplayed: false,
  abandoned: false,
  sample: false,
  startedAt: new Date(year, month, day, hour, minute, second).toISOString(),
}));
const SAMPLES = evenings(12, 800).map((game) => ({ ...game, id: `${SAMPLE}${game.id}`, sample: true }));
const ALL = [...RECORDS, ...LATE];
const TRASHED = new Set(ALL.filter((_, at) => at % 19 === 4).map(({ id }) => id));

const itself = (id: string) => id;

let store: Store;
let games: readonly FinishedGame[];
beforeAll(() => {
  store = done(openStore(mkdtempSync(join(tmpdir(), 'vernissage-season-')), surroundings()));
  const addedAt = new Map(
    [...ALL, ...SAMPLES].map((record) => [record.id, done(store.games.add(record)).changedAt]),
  );
  for (const id of TRASHED) store.games.trash(id);
  const kept = ALL.filter(({ id }) => !TRASHED.has(id));
  games = countedGames(kept, (id) => addedAt.get(id) ?? '', itself);
  return () => store.close();
}, 60_000);

function tableOver(all: readonly FinishedGame[], season: Omit<Season, 'title'>) {
  const own = gamesInSeason(all, season);
  return rounded({ ...seasonOver(own, season, nameOf), evenings: eveningsIn(own).length });
}

const DAYS: readonly (readonly [name: string, from: string, to: string])[] = [
  ['everything', '2023-01-01', '2027-12-31'],
  ['a year', '2025-01-01', '2025-12-31'],
  ['a quarter', '2024-04-01', '2024-06-30'],
  ['the day on which clocks change', '2025-03-30', '2025-03-30'],
  ['the day before it', '2025-03-29', '2025-03-29'],
  ['the day after it', '2025-03-31', '2025-03-31'],
  ['the end of a February', '2024-02-01', '2024-02-29'],
  ['days without a game', '2020-01-01', '2020-02-01'],
];

describe.each(SEASON_RULES)('with points for %s', (rule) => {
  test.each(DAYS)('the table of %s is correct', async (_, from, to) => {
    for (const least of [1, 2, 5, 30]) {
      const season = { from, to, rule, least };
      const wanted = tableOver(games, season);
      expect(rounded(store.statistics.season(season))).toEqual(wanted);
      expect(rounded(await store.statistics.inTurns.season(season))).toEqual(wanted);
    }
  });

  test('so are tables between the days of any two games', () => {
    const next = random(77);
    for (let more = repetitions(20, 600); more > 0; more -= 1) {
      const [from = '', to = ''] = [pick(next, games), pick(next, games)].map(({ at }) => dayAt(at)).sort();
      const season = { from, to, rule, least: 1 + below(next, 6) };
      expect(rounded(store.statistics.season(season)), JSON.stringify(season)).toEqual(
        tableOver(games, season),
      );
    }
  });

  test('games of the sample have a table of their own', async () => {
    const samples = countedGames(
      SAMPLES.map((game) => ({ ...game, sample: false })),
      () => '',
      itself,
    );
    const season = { from: '2023-01-01', to: '2027-12-31', rule, least: 1 };
    const found = await (await store.sampleStatistics()).inTurns.season(season);
    expect(rounded(found)).toEqual(tableOver(samples, season));
    expect(found.games).toBeGreaterThan(3);
  });
});

test('the games of these seasons cover every kind', () => {
  const season = { from: '2023-01-01', to: '2027-12-31', rule: 'places', least: 20 } as const;
  const { people } = store.statistics.season(season);
  const dates = new Set(games.map(({ at }) => dayAt(at)));
  const kinds = {
    'undecided or abandoned games': RECORDS.length - games.length,
    'winners alone': games.filter(({ seats }) => seats.some(({ place }) => place === null)).length,
    'shared wins': games.filter(({ seats }) => seats.filter(({ place }) => place === 1).length > 1).length,
    'people with a place': people.filter(({ place }) => place !== null).length,
    'games on the days around the change': ['2025-03-29', '2025-03-30', '2025-03-31'].filter((day) =>
      dates.has(day),
    ).length,
  };
  expect(Object.entries(kinds).filter(([, count]) => count < 2)).toEqual([]);
  expect(itemAt(people, 0).place).toBe(1);
});
