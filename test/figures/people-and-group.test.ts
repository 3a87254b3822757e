import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Figures } from '../../src/main/figures/figures.ts';
import { openStore, STORE_FILE, type Store } from '../../src/main/store/index.ts';
import { COURSE_MOMENTS, MOST_MOMENTS } from '../../src/main/figures/rating-path.ts';
import { openValues } from '../../src/main/store/values.ts';
import type { GameFilter, Habits, PersonLine } from '../../src/shared/api.ts';
import { localDay } from '../../src/shared/core/local-day.ts';
import { NO_VALUES } from '../../src/shared/projection/index.ts';
import type { GameRecord } from '../../src/shared/record/index.ts';
import { resultOf } from '../../src/shared/result/index.ts';
import { SEASON_RULES, seasonTable } from '../../src/shared/season/index.ts';
import { done, surroundings } from '../main/store/store-in.ts';
import { figuresIn } from '../main/figures/figures-in.ts';
import { MATAGOT, SEVEN, SHORT } from '../app/made-boxes.ts';
import { recordOf } from '../fixtures/replayed.ts';
import {
  evening,
  evenings,
  oldNight,
  timedByEntries,
  nameOf,
  IDS,
  PEOPLE,
} from '../main/store/many-games.ts';
import { catalogueOver } from '../oracle/catalogue.ts';
import { countedGames, passes, type FinishedGame } from '../oracle/finished-games.ts';
import { gameTopsOver } from '../oracle/game-tops.ts';
import { eveningsIn, habitsOver, yearsAmong } from '../oracle/habits.ts';
import { groupOver } from '../oracle/group.ts';
import { figuresOf, linesOf, ratingAtTheEnd } from '../oracle/people.ts';
import { pairOver } from '../oracle/pair.ts';
import { pricesOver } from '../oracle/prices.ts';
import { ratingsOver } from '../oracle/rated.ts';
import { yearOver } from '../oracle/year.ts';
import { playAuction } from '../play/auction.ts';
import { playGallery } from '../play/gallery.ts';
import { below, chance, pick, random, shuffle } from '../play/random.ts';
import { repetitions } from '../repetitions.ts';
import { rounded } from './rounded.ts';

/** A person later merged with Bo, who never played with him. */
const ELDER = { id: 'bo-the-elder', name: 'Bo the elder' };
function withElder(seed: number): GameRecord {
  const record = evening(seed);
  const [first] = record.players;
  const players = record.players.map((one, seat) =>
    seat === 0 ? ELDER : one.id === 'bo' && first !== undefined ? first : one,
  );
  return { ...record, players };
}

/** In euros too, with the sign before the amount, and tiles that would win every record. */
const RICH = {
  ...SHORT,
  id: 'rich',
  title: 'Rich',
  tiles: [1000, 900, 800],
  money: { before: '€\u00a0', after: '', times: 1000, tokens: null },
};
/** In euros of another size. */
const SMALL = { ...SHORT, id: 'small', title: 'Rich', money: { before: '', after: '€', times: 1 } };

/** A game with a box that somebody made. */
function withMadeBox(seed: number): GameRecord {
  const players = 3 + (seed % 3);
  const tracking = (['ledger', 'owners', 'ledger', 'counts'] as const)[seed % 4] ?? 'ledger';
  const leaving = seed % 4 === 0 ? 0.04 : 0;
  const made = [MATAGOT, RICH, SMALL, SHORT][Math.floor(seed / 2) % 4] ?? MATAGOT;
  const [box, played] =
    seed % 5 === 0
      ? [
          SEVEN,
          playGallery({ players, seed, edition: SEVEN.basedOn, box: SEVEN, options: { tracking: 'full' } }),
        ]
      : [
          made,
          playAuction({ players, seed, edition: made.basedOn, box: made, options: { tracking }, leaving }),
        ];
  const { startedAt, location } = evening(900 + seed * 5 + 1);
  const names = shuffle(random(seed), PEOPLE).slice(0, players);
  return recordOf({
    ...(JSON.parse(JSON.stringify(played)) as object),
    ...{ edition: 'box', box, id: `made-${seed}`, startedAt, location },
    players: names.map((name) => ({ id: name.toLowerCase(), name })),
  });
}

/** Around midnight, which is when the days of a season begin and end. */
const LATE = [
  [2025, 2, 29, 23, 59, 59],
  [2025, 2, 30, 0, 0, 0],
  [2025, 2, 30, 23, 59, 59],
  [2025, 2, 31, 0, 0, 0],
] as const;

/** Whole games, unfinished ones, misplayed ones, results from paper, and some timed only by their entries. */
const RECORDS = [
  ...Array.from({ length: 40 }, (_, seed) => withMadeBox(seed)),
  ...LATE.map(([year, month, ...time], at) => ({
    ...evening(600 + at),
    ...{ id: `late-${at}`, misplayed: false, abandoned: false, sample: false },
    startedAt: new Date(year, month, ...time).toISOString(),
  })),
  ...evenings(260),
  ...Array.from({ length: 60 }, (_, seed) => oldNight(seed)),
  ...Array.from({ length: 15 }, (_, seed) => timedByEntries(seed)),
  ...[1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008].map(withElder),
];
const TRASHED = new Set(RECORDS.filter((_, at) => at % 31 === 5).map(({ id }) => id));

/** What the forecast would say about most games: working it out is tested elsewhere. */
const DECIDED = new Map(
  RECORDS.flatMap((record, at) => {
    if (resultOf(record) !== null || at % 7 === 0) return [];
    const index = record.events.findIndex(({ type }) => type === (at % 3 === 0 ? 'sale' : 'offer'));
    const gained = Math.round(random(at)() * 400) / 10;
    return [[record.id, index < 0 ? null : { index, gained, forGood: at % 2 === 0 }] as const];
  }),
);

let store: Store;
let figures: Figures;
let games: readonly FinishedGame[];
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-figures-'));
  store = done(openStore(folder, surroundings()));
  figures = figuresIn(folder);
  const addedAt = new Map(RECORDS.map((record) => [record.id, done(store.games.add(record)).changedAt]));
  for (const id of TRASHED) store.games.trash(id);
  done(store.players.merge(ELDER.id, 'bo'));
  const database = new Database(join(folder, STORE_FILE));
  const values = openValues(database);
  database.transaction(() => {
    for (const [id, decided] of DECIDED) values.write(id, { ...NO_VALUES, decided });
  })();
  database.close();
  games = countedGames(
    RECORDS.filter(({ id }) => !TRASHED.has(id)),
    (id) => addedAt.get(id) ?? '',
    (id) => (id === ELDER.id ? 'bo' : id),
  );
  return () => store.close();
});

const YEAR = { from: '2025-01-01T00:00:00Z', until: '2026-01-01T00:00:00Z' };
const EACH: readonly (readonly [name: string, filter: GameFilter])[] = [
  ['all games', {}],
  ['a family', { family: 'gallery' }],
  ['an edition', { edition: 'modern-art-1994' }],
  ['two people', { person: 'ada', with: ['bo'] }],
  ['a year', YEAR],
  ['nothing at all', { place: 'nowhere' }],
];
/** Several filters at once, at random. */
const TOGETHER = Array.from({ length: repetitions(5, 70) }, (_, seed) => {
  const next = random(seed + 77);
  const filter: GameFilter = {
    ...(chance(next, 0.4) ? { family: pick(next, ['auction', 'gallery'] as const) } : {}),
    ...(chance(next, 0.4) ? { seats: pick(next, [2, 3, 4, 5] as const) } : {}),
    ...(chance(next, 0.3) ? { place: pick(next, ['the club', 'Café Zoë']) } : {}),
    ...(chance(next, 0.3) ? { tag: pick(next, ['club', 'final']) } : {}),
    ...(chance(next, 0.4) ? { person: pick(next, IDS) } : {}),
    ...(chance(next, 0.3) ? YEAR : {}),
  };
  return [JSON.stringify(filter), filter] as const;
});

describe.each([...EACH, ...TOGETHER])('over %s', (_, filter) => {
  let chosen: readonly FinishedGame[];
  let ratings: ReturnType<typeof ratingsOver>;
  beforeAll(() => {
    chosen = games.filter((game) => passes(game, filter));
    ratings = ratingsOver(chosen);
  });

  test('everybody’s row is correct', () => {
    const shown = figures.people(filter);
    const wanted = linesOf(chosen, nameOf, ratings);
    const rest = ({ course: _course, ...line }: PersonLine) => line;
    expect(rounded(shown.map(rest))).toEqual(rounded(wanted.map(rest)));
    shown.forEach(({ course }, at) =>
      expectThinned(course, wanted[at]?.course ?? [], COURSE_MOMENTS, (one) => JSON.stringify(rounded(one))),
    );
  });

  test('everybody’s figures are correct', () => {
    for (const id of IDS) {
      const { rating, ...wanted } = figuresOf(chosen, id, nameOf, ratings);
      const { rating: path = [], ...found } = figures.person({ id, filter }) ?? {};
      expect(rounded(found), id).toEqual(rounded(wanted));
      expectThinned(path, rating, MOST_MOMENTS, ({ game }) => game);
    }
  });

  test('the group’s figures are correct', () => {
    const { records, ...wanted } = groupOver(chosen, nameOf);
    const { records: found, ...rest } = figures.group(filter);
    expect(rounded(rest)).toEqual(rounded(wanted));
    expect(rounded(found)).toEqual(rounded(records));
  });
});

const SOME = EACH.filter(([name]) => ['an edition', 'a family', 'a year', 'nothing at all'].includes(name));

test.each(SOME)('what was paid over %s is correct', (_, filter) => {
  const chosen = games.filter((game) => passes(game, filter));
  for (const person of [null, 'bo']) {
    expect(rounded(figures.prices({ person, filter }))).toEqual(
      rounded(pricesOver(chosen, nameOf, person, yearsAmong(games))),
    );
  }
});

describe.each(SOME)('the catalogue over %s', (_, filter) => {
  test('is correct', () => {
    const chosen = games.filter((game) => passes(game, filter));
    expect(rounded(figures.catalogue(filter))).toEqual(
      rounded({
        ...catalogueOver(chosen, nameOf, (id) => DECIDED.get(id)),
        evenings: eveningsIn(chosen).length,
      }),
    );
  });
});

test('each game’s evening has the catalogue of its games', () => {
  const all = eveningsIn(games);
  const several = all.filter((evening) => evening.length > 1);
  for (const evening of [...several, ...all].filter((_, at) => at % 40 === 0)) {
    const at = all.indexOf(evening);
    for (const one of [evening[0], evening.at(-1)]) {
      const found = figures.evening(one?.record.id ?? '');
      expect(found?.played).toEqual(evening.map(({ record }) => record.id));
      expect([found?.before, found?.after]).toEqual([
        all[at - 1]?.at(-1)?.record.id ?? null,
        all[at + 1]?.[0]?.record.id ?? null,
      ]);
      expect(rounded(found?.catalogue)).toEqual(
        rounded({ ...catalogueOver(evening, nameOf, (id) => DECIDED.get(id)), evenings: 1 }),
      );
    }
  }
  expect(several.length).toBeGreaterThan(3);
  for (const id of [...TRASHED].slice(0, 3)) expect(figures.evening(id)).toBeNull();
  expect(figures.evening('unknown')).toBeNull();
});

test.each(SOME)('the habits over %s are correct', (_, filter) => {
  const chosen = games.filter((game) => passes(game, filter));
  // The draws of more than a hundred games are another sequence.
  const shown = (habits: Habits) => (chosen.length > 100 ? withoutIntervals(habits) : rounded(habits));
  expect(shown(figures.habits(filter))).toEqual(
    shown(habitsOver(chosen, nameOf, '2026-11-21T19:45:00.000Z', yearsAmong(games))),
  );
});

test.each(SOME)('the top games of %s are correct', (_, filter) => {
  const chosen = games.filter((game) => passes(game, filter));
  const shown = chosen.length > 100 ? withoutIntervals : rounded;
  expect(shown(figures.gameTops(filter))).toEqual(shown(gameTopsOver(chosen, nameOf)));
});

test.each(SOME)('the years of %s are correct', (_, filter) => {
  const chosen = games.filter((game) => passes(game, filter));
  for (const year of [1999, 2024, 2025, 2026])
    expect(rounded(figures.year({ year, filter })), String(year)).toEqual(
      rounded(yearOver(chosen, year, nameOf, yearsAmong(games))),
    );
});

test.each(SEASON_RULES)('the table of a season with points for %s is correct, whatever its days', (rule) => {
  const next = random(77);
  const days = () => [pick(next, games), pick(next, games)].map(({ at }) => localDay(at) ?? '').sort();
  for (const [from = '', to = ''] of [
    ...['2025-03-29', '2025-03-30', '2025-03-31'].map((day) => [day, day]),
    ['2020-01-01', '2020-02-01'],
    ...Array.from({ length: repetitions(8, 600) }, days),
  ]) {
    const season = { from, to, rule, least: 1 + below(next, 6) };
    const own = games.filter(({ at }) => from <= (localDay(at) ?? '') && (localDay(at) ?? '') <= to);
    const ratings = ratingsOver(own);
    const sure = (person: string) => {
      const { value, uncertainty } = ratingAtTheEnd(own, ratings.get(person) ?? []);
      return value - 2 * uncertainty;
    };
    const people = seasonTable(
      own.map(({ seats, whole }) => ({ results: seats, whole })),
      season,
      { nameOf, sure },
    );
    const { course, ...found } = figures.season(season);
    expect(rounded(found), JSON.stringify(season)).toEqual(
      rounded({ games: own.length, evenings: eveningsIn(own).length, people }),
    );
    // At the end everybody has their points; a rating has become less certain for those who didn't play last.
    const last = course.at(-1)?.points ?? [];
    if (rule !== 'rating') expect(rounded(last)).toEqual(rounded(people.map(({ points }) => points)));
    expect(last).toHaveLength(people.length);
    expect(course.map(({ at }) => at)).toEqual(course.map(({ at }) => at).toSorted());
  }
});

function withoutIntervals(value: unknown): unknown {
  const text = JSON.stringify(rounded(value), (key, one: unknown) => (key === 'interval' ? null : one));
  return JSON.parse(text) as unknown;
}

test.each(SOME)('two people over %s are compared correctly', (_, filter) => {
  const { course: all, ...wanted } = pairOver(
    games.filter((game) => passes(game, filter)),
    nameOf,
    ['ada', 'bo'],
    yearsAmong(games),
  );
  const { course = [], ...found } = figures.pair({ one: 'ada', other: 'bo', filter }) ?? {};
  expect(rounded(found)).toEqual(rounded(wanted));
  expectThinned(course, all, MOST_MOMENTS, (one) => JSON.stringify(one));
});

/** A long series is thinned out, but always keeps the first, last, highest and lowest. */
function expectThinned<Moment extends { readonly value: number }>(
  some: readonly Moment[],
  all: readonly Moment[],
  most: number,
  keyOf: (moment: Moment) => string,
): void {
  const shown = new Set(some.map(keyOf));
  expect(rounded(some)).toEqual(rounded(all.filter((one) => shown.has(keyOf(one)))));
  if (all.length <= most) expect(some).toHaveLength(all.length);
  else {
    const values = all.map(({ value }) => value);
    const those = [0, all.length - 1, ...[Math.max, Math.min].map((of) => values.indexOf(of(...values)))];
    for (const moment of all.filter((_, at) => those.includes(at))) expect(shown).toContain(keyOf(moment));
    expect(some.length).toBeLessThanOrEqual(most);
    expect(some.length).toBeGreaterThan(most - 3);
  }
}

test('the games compared cover every kind', () => {
  const kinds = {
    games: games.length,
    'shared wins': games.filter(({ seats }) => seats.filter(({ place }) => place === 1).length > 1).length,
    'with prices': games.filter(({ priced }) => priced).length,
    'results alone': games.filter(({ record }) => resultOf(record) !== null).length,
    'winners alone': games.filter(({ seats }) => seats.some(({ place }) => place === null)).length,
    'named winners': games.filter(({ seats }) =>
      seats.some(
        ({ place, score }) => place === 1 && seats.some((other) => (other.score ?? 0) > (score ?? 0)),
      ),
    ).length,
    'timed by entries': games.filter(({ record }) => record.id.startsWith('timed-')).length,
    'of somebody under another id': games.filter(({ record }) =>
      record.players.some(({ id }) => id === ELDER.id),
    ).length,
  };
  expect(Object.entries(kinds).filter(([, count]) => count < 3)).toEqual([]);
});
