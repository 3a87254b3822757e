import { beforeAll, describe, expect, test } from 'vitest';
import type { HistoryFilter, HistoryMonth, PastGame } from '../../../src/shared/api.ts';
import { HUNG_BY, type Light, type Painting } from '../../../src/shared/core/wall.ts';
import {
  EDITION_IDS,
  editionIn,
  editionOf,
  type GameRecord,
  outcomeOf,
  replay,
} from '../../../src/shared/record/index.ts';
import { openStore, type Store } from '../../../src/main/store/index.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eveningsIn } from '../../oracle/habits.ts';
import { chance, pick, random } from '../../play/random.ts';
import { done, surroundings } from './store-in.ts';
import { evening, evenings, PEOPLE } from './many-games.ts';
import { plain, wallByReplay } from './rows-by-replay.ts';
import { runToEnd } from '../../../src/main/store/statistics/turns.ts';

/** The first is merged into the second. They never sat together. */
const ELDER = { id: 'bo-the-elder', name: 'Bo the elder' };
const OLD: GameRecord = {
  ...evening(4000),
  players: evening(4000).players.map((one, seat) => (seat === 0 ? ELDER : { ...one, id: `other-${one.id}` })),
};
/** Evenings of two games, some of them over the end of a month or a year, as the calendar on the wall has it. */
const LATE: GameRecord[] = [
  [2024, 4, 30],
  [2024, 12, 31],
  [2025, 2, 27],
].flatMap(([year = 0, month = 0, day = 0]) =>
  [22, 25].map((hour) => ({
    ...evening(3),
    id: `late-${month}-${hour}`,
    startedAt: new Date(year, month - 1, day, hour).toISOString(),
    finishedAt: null,
  })),
);
const RECORDS = [...evenings(250), OLD, ...LATE];
const TRASHED = new Set(RECORDS.filter((_, at) => at % 23 === 7).map(({ id }) => id));

let store: Store;
beforeAll(() => {
  store = done(openStore(mkdtempSync(join(tmpdir(), 'vernissage-history-')), surroundings()));
  for (const record of RECORDS) done(store.games.add(record));
  for (const id of TRASHED) store.games.trash(id);
  done(store.players.merge(ELDER.id, 'bo'));
  return () => store.close();
});

const personOf = (id: string) => (id === ELDER.id ? 'bo' : id);

/** All pages of a few games each, joined. */
function everyPage(filter: HistoryFilter, most = 17): PastGame[] {
  const games: PastGame[] = [];
  for (let after: { playedAt: string; id: string } | null | undefined; after !== null;) {
    const page = store.history.page(filter, after ?? null, most);
    expect(page.games.length).toBeLessThanOrEqual(most);
    games.push(...page.games);
    after = page.next;
  }
  const times = games.map(({ playedAt }) => playedAt);
  expect(times, 'the newest first').toEqual(times.toSorted().reverse());
  return games;
}

function statusOf(record: GameRecord): string {
  const played = replay(record);
  if (record.abandoned === true) return 'abandoned';
  return played.ok && outcomeOf(played.table).winners !== null ? 'finished' : 'unfinished';
}

/** What filters look at, for each record that isn't in the trash. */
const PAST = RECORDS.filter(({ id }) => !TRASHED.has(id)).map((record) => ({
  record,
  family: editionOf(editionIn(record)).family,
  people: record.players.map(({ id }) => personOf(id)),
  said: plain(
    [...record.players.map(({ name }) => name), record.location, record.notes, ...(record.tags ?? [])].join(
      ' ',
    ),
  ),
  at: record.startedAt ?? record.finishedAt ?? '2026-11-21',
  status: statusOf(record),
}));

/** The records that pass a filter, checked one by one. */
function passing(filter: HistoryFilter): string[] {
  const words = plain(filter.text ?? '')
    .split(' ')
    .filter((word) => word !== '');
  return PAST.filter(
    ({ record, family, people, said, at, status }) =>
      (filter.family === undefined || family === filter.family) &&
      (filter.edition === undefined || record.edition === filter.edition) &&
      (filter.seats === undefined || record.players.length === filter.seats) &&
      (filter.place === undefined || record.location === filter.place) &&
      (filter.tag === undefined || record.tags?.includes(filter.tag)) &&
      (filter.person === undefined || people.includes(filter.person)) &&
      (filter.with ?? []).every((other) => people.includes(other)) &&
      (filter.from === undefined || at >= filter.from) &&
      (filter.until === undefined || at < filter.until) &&
      (filter.status === undefined || status === filter.status) &&
      words.every((word) => said.includes(word)),
  )
    .map(({ record }) => record.id)
    .sort();
}

/** The local day, as the calendar on the wall has it. */
const dayOf = (at: string) => new Intl.DateTimeFormat('sv-SE').format(new Date(at));

/** The outline of a list, worked out from all its games. */
function outlined(games: readonly PastGame[]): HistoryMonth[] {
  const evenings = eveningsIn(
    games.map(({ playedAt, place, players }) => ({
      at: playedAt,
      record: { location: place },
      seats: players,
    })),
  );
  const months = Map.groupBy(evenings, (evening) => dayOf(evening.at(-1)?.at ?? '').slice(0, 7));
  return [...months].map(([month, some]) => ({ month, evenings: some.map(({ length }) => length) }));
}

function byValue(one: { value: string | number }, other: { value: string | number }): number {
  return String(one.value) < String(other.value) ? -1 : 1;
}

function anyFilter(seed: number): HistoryFilter {
  const next = random(seed);
  const some = <T>(value: T): T | undefined => (chance(next, 0.3) ? value : undefined);
  const filter = {
    family: some(pick(next, ['auction', 'gallery'] as const)),
    edition: some(pick(next, ['modern-art-1994', 'masters-gallery', 'modern-art-cmon-it'] as const)),
    seats: some(pick(next, [2, 3, 4, 5] as const)),
    place: some(pick(next, ['the club', 'Café Zoë'])),
    tag: some(pick(next, ['club', 'final'])),
    person: some(pick(next, PEOPLE).toLowerCase()),
    // A game is in the period that begins exactly with it, and not in one that ends then.
    from: some(
      pick(next, ['2025-01-01T00:00:00Z', '2024-06-01T12:00:00.000Z', String(pick(next, LATE).startedAt)]),
    ),
    until: some(
      pick(next, ['2026-01-01T00:00:00Z', '2025-06-01T12:00:00.000Z', String(pick(next, LATE).startedAt)]),
    ),
    status: some(pick(next, ['finished', 'unfinished', 'abandoned'] as const)),
    with: some([pick(next, PEOPLE), pick(next, PEOPLE)].map((name) => name.toLowerCase())),
    text: some(pick(next, ['ELODIE', 'cafe zoe', 'gosta club', 'too much', 'nowhere'])),
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

describe('the history', () => {
  test('can be read from the middle, without reading what comes before', () => {
    for (const filter of [{}, { person: 'ada' }, { text: 'club' }]) {
      const games = everyPage(filter, 200);
      const skip = Math.floor(games.length / 3);
      expect(store.history.page(filter, null, 10, skip).games).toEqual(games.slice(skip, skip + 10));
      expect(store.history.page(filter, null, 10, games.length - 4)).toEqual({
        games: games.slice(-4),
        next: null,
      });
      expect(store.history.page(filter, null, 10, games.length).games).toEqual([]);
      expect(store.history.page(filter, null, games.length).next, 'none after a full page').toBeNull();
      expect(store.history.page(filter, null, games.length - 1).next).not.toBeNull();
    }
  });

  test('is filtered by everything at once', () => {
    let found = 0;
    for (let seed = 0; seed < 150; seed += 1) {
      const filter = anyFilter(seed);
      const ids = everyPage(filter)
        .map(({ id }) => id)
        .sort();
      expect(ids, JSON.stringify(filter)).toEqual(passing(filter));
      found += ids.length > 0 && ids.length < 400 ? 1 : 0;
    }
    expect(found).toBeGreaterThan(50);
  });

  test('returns the available filters, and how many games each would leave', () => {
    for (let seed = 200; seed < 240; seed += 1) {
      const filter = anyFilter(seed);
      const { games, years, ...facets } = runToEnd(store.history.facets(filter));
      expect(games).toBe(passing(filter).length);
      // In the local time zone, whatever period is chosen.
      const { from: _from, until: _until, ...ever } = filter;
      const perYear = Map.groupBy(everyPage(ever), ({ playedAt }) => new Date(playedAt).getFullYear());
      expect(years).toEqual(
        [...perYear].map(([value, own]) => ({ value, games: own.length })).sort((a, b) => b.value - a.value),
      );
      const expected = (key: keyof HistoryFilter, values: readonly (string | number)[]) =>
        values
          .map((value) => ({ value, games: passing({ ...filter, [key]: value }).length }))
          .filter((facet) => facet.games > 0);
      const all = {
        families: expected('family', ['auction', 'gallery']),
        editions: expected('edition', EDITION_IDS),
        seats: expected('seats', [2, 3, 4, 5]),
        statuses: expected('status', ['finished', 'unfinished', 'abandoned']),
        places: expected('place', ['the club', 'Café Zoë']),
        tags: expected('tag', ['club', 'rainy', 'final']),
        people: expected('person', [
          ...new Set(RECORDS.flatMap(({ players }) => players.map(({ id }) => personOf(id)))),
        ]),
      };
      for (const [name, wanted] of Object.entries(all)) {
        const given = facets[name as keyof typeof all].map(({ value, games: left }) => ({
          value,
          games: left,
        }));
        expect(given.toSorted(byValue), `${name} of ${JSON.stringify(filter)}`).toEqual(
          wanted.toSorted(byValue),
        );
        const counts = given.map(({ games: left }) => left);
        expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      }
    }
  });

  test('is outlined by month and evening, as its games say', () => {
    let grouped = 0;
    for (const filter of [{}, { person: 'bo' }, { text: 'club' }, { seats: 2 }, { text: 'zzz' }] as const) {
      const outline = runToEnd(store.history.outline(filter));
      expect(outline, JSON.stringify(filter)).toEqual(outlined(everyPage(filter, 200)));
      grouped += outline.flatMap(({ evenings }) => evenings).filter((games) => games > 1).length;
    }
    expect(grouped).toBeGreaterThan(10);
  });

  test('finds a person by all their ids, and by the present name', () => {
    const ids = everyPage({ person: 'bo' }).map(({ id }) => id);
    expect(ids).toContain('evening-4000');
    expect(everyPage({ person: ELDER.id }).map(({ id }) => id)).toEqual(ids);
    const facet = runToEnd(store.history.facets({})).people.filter(({ name }) => name === 'Bo');
    expect(facet).toEqual([{ value: 'bo', name: 'Bo', games: ids.length }]);
    done(store.players.rename('bo', 'Boniface'));
    const renamed = everyPage({ text: 'boniface' });
    expect(renamed.map(({ id }) => id)).toEqual(ids);
    const game = renamed.find(({ id }) => id === 'evening-4000');
    expect(game?.players[0]).toMatchObject({ person: 'bo', name: 'Boniface' });
    done(store.players.rename('bo', 'Bo'));
  });
});

/** Paintings of a finished game that counts and tracked who had them, by the id of the game. */
const WALLS = new Map(
  PAST.filter(
    ({ record, status }) =>
      status === 'finished' &&
      record.misplayed !== true &&
      record['sample'] !== true &&
      record.options.tracking !== 'counts',
  ).map(({ record, people }) => [record.id, { record, people, paintings: wallByReplay(record).flat() }]),
);

function anyLight(seed: number): Light {
  const next = random(seed);
  const some = <T>(value: T): T | undefined => (chance(next, 0.4) ? value : undefined);
  const light = {
    buyer: some(pick(next, ['ada', 'bo', ELDER.id, 'nobody'])),
    artist: some(pick(next, ['krypto', 'yoko', 'vermeer', 'manuel-carvalho'])),
    by: some(pick(next, HUNG_BY)),
    price: some(
      pick(next, [
        { least: 0, most: 0 },
        { currency: '1000 ', least: 11, most: 25 },
        { currency: '1 $', least: 1, most: 30 },
        { currency: '1 k€', least: 40, most: null },
      ] as const),
    ),
    paid: some(chance(next, 0.5)),
  };
  return Object.fromEntries(Object.entries(light).filter(([, value]) => value !== undefined));
}

/** Boxes and what an amount of one is, as their rulebooks have it. */
const COINS = new Map<unknown, string>([
  ['modern-art-1994', '1000 '],
  ['modern-art-cmon-en', '1 k€'],
  ['modern-art-cmon-it', '1 $'],
]);

function isLitAlone(
  all: readonly Painting[],
  one: Painting,
  people: readonly string[],
  edition: unknown,
  light: Light,
): boolean {
  const { buyer, artist, by, price, paid } = light;
  const lot = all.filter(({ lot: sold }) => sold !== null && sold === one.lot);
  return [
    buyer === undefined || (one.owner !== null && people[one.owner] === personOf(buyer)),
    artist === undefined || one.artist === artist,
    by === undefined || one.by === by || (by === 'double' && lot.length === 2),
    price === undefined ||
      (one.price !== null &&
        (price.currency === undefined || price.currency === COINS.get(edition)) &&
        one.price >= price.least &&
        one.price <= (price.most ?? Infinity)),
    paid === undefined || (one.paid !== 0) === paid,
  ].every(Boolean);
}

describe('the permanent collection', () => {
  test('has the games that count and tracked who had each painting, each with its wall', () => {
    const games = everyPage({ hung: true }, 200);
    expect(games.map(({ id }) => id).sort()).toEqual([...WALLS.keys()].sort());
    expect(games.length).toBeGreaterThan(80);
    expect(games.every(({ wall }) => wall !== null)).toBe(true);
    expect(runToEnd(store.history.facets({ hung: true })).games).toBe(games.length);
  });

  test('says how many paintings are lit, and in which of its games', () => {
    const filters: HistoryFilter[] = [{}, { person: 'ada' }, { seats: 4 }];
    let lights = 0;
    for (const [at, filter] of filters.entries()) {
      const games = everyPage({ ...filter, hung: true }, 200);
      const walls = games.map(({ id }) => WALLS.get(id)).filter((wall) => wall !== undefined);
      const paintings = walls.reduce((sum, wall) => sum + wall.paintings.length, 0);
      const game = games[7 * at + 1]?.id ?? '';
      expect(runToEnd(store.collection.lit(filter, {}, game))).toEqual({
        paintings,
        lit: paintings,
        games: null,
        at: 7 * at + 1,
      });
      for (let seed = 0; seed < 16; seed += 1) {
        const light = anyLight(seed);
        if (Object.keys(light).length === 0) continue;
        const lit = walls.map(
          (wall) =>
            wall.paintings.filter((one) =>
              isLitAlone(wall.paintings, one, wall.people, wall.record.edition, light),
            ).length,
        );
        expect(runToEnd(store.collection.lit(filter, light, null)), JSON.stringify(light)).toEqual({
          paintings,
          lit: lit.reduce((sum, one) => sum + one, 0),
          games: lit.flatMap((one, position) => (one > 0 ? position : [])),
          at: null,
        });
        if (lit.some((one) => one > 0)) lights += 1;
      }
    }
    expect(lights).toBeGreaterThan(8);
  });
});
