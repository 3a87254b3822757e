import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { rate, rating } from 'openskill';
import { beforeAll, describe, expect, test } from 'vitest';
import { openStore, STORE_FILE, type Store } from '../../../../src/main/store/index.ts';
import { MOST_MOMENTS } from '../../../../src/main/store/statistics/rating-path.ts';
import type { GameFilter, PersonLine, RatingPoint } from '../../../../src/shared/api.ts';
import { done, surroundings } from '../laid-store.ts';
import { evenings, PEOPLE } from '../many-games.ts';
import { average, counted, sum, type Game, type Lot, type Seat } from './straightforward.ts';

const RECORDS = evenings(600);
const TRASHED = new Set(RECORDS.filter((_, at) => at % 31 === 5).map(({ id }) => id));
const IDS = PEOPLE.map((name) => name.toLowerCase());

let folder: string;
let store: Store;
let games: readonly Game[];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vernissage-statistics-'));
  store = done(openStore(folder, surroundings()));
  const addedAt = new Map(RECORDS.map((record) => [record.id, done(store.games.add(record)).changedAt]));
  for (const id of TRASHED) store.games.trash(id);
  games = counted(
    RECORDS.filter(({ id }) => !TRASHED.has(id)),
    (id) => addedAt.get(id) ?? '',
  );
  return () => store.close();
}, 60_000);

const FILTERS: readonly (readonly [name: string, filter: GameFilter, passes: (game: Game) => boolean])[] = [
  ['all games', {}, () => true],
  ['Modern Art alone', { family: 'auction' }, ({ family }) => family === 'auction'],
  [
    'one edition at four',
    { edition: 'modern-art-1994', seats: 4 },
    ({ record }) => record.edition === 'modern-art-1994' && record.players.length === 4,
  ],
  [
    'a year at the club',
    { place: 'the club', from: '2025-01-01T00:00:00Z', until: '2026-01-01T00:00:00Z' },
    ({ record, at }) => record.location === 'the club' && at >= '2025' && at < '2026',
  ],
  ['a tag', { tag: 'rainy' }, ({ record }) => record.tags?.includes('rainy') === true],
  ['games with Ada', { person: 'ada' }, ({ seats }) => seats.some(({ person }) => person === 'ada')],
  ['nothing at all', { place: 'nowhere' }, () => false],
];

function ownSeats(of: readonly Game[], person: string): { game: Game; own: Seat }[] {
  return of.flatMap((game) => {
    const own = game.seats.find((seat) => seat.person === person);
    return own === undefined ? [] : { game, own };
  });
}

const point = ({ record: { id, edition }, at }: Game) => ({ game: id, playedAt: at, edition });
const nameOf = (id: string) => PEOPLE.find((name) => name.toLowerCase() === id) ?? '';
const named = (id: string) => ({ id, name: nameOf(id) });

/** The lot with the most of something, the first of equals. */
function standout(
  of: readonly Game[],
  measure: (lot: Lot) => number,
  whose: (seat: Seat) => boolean = () => true,
) {
  let best: { most: number; lot: object } | null = null;
  for (const game of of) {
    for (const seat of game.seats.filter(whose)) {
      for (const lot of seat.lots) {
        if (best === null || measure(lot) > best.most) {
          best = { most: measure(lot), lot: { ...point(game), ...lot, buyer: named(seat.person) } };
        }
      }
    }
  }
  return best?.lot ?? null;
}

/** The person, edition by edition, artist by artist. */
function worksOf(of: readonly Game[], whose: (seat: Seat) => boolean) {
  const works = new Map<string, number>();
  for (const { record, seats } of of) {
    for (const { held } of seats.filter(whose)) {
      for (const [artist, cards] of Object.entries(held)) {
        const key = `${record.edition} ${artist}`;
        works.set(key, (works.get(key) ?? 0) + cards);
      }
    }
  }
  return Object.fromEntries([...works].filter(([, cards]) => cards > 0));
}

describe.each(FILTERS)('of %s', (_, filter, passes) => {
  let chosen: readonly Game[];
  beforeAll(() => {
    chosen = games.filter(passes);
  });

  test('everybody’s games, wins and places', () => {
    const lines = store.statistics.people(filter);
    expect(lines.map(({ id }) => id).sort()).toEqual(
      IDS.filter((id) => ownSeats(chosen, id).length > 0).sort(),
    );
    for (const line of lines) {
      const own = ownSeats(chosen, line.id);
      expect(line).toMatchObject({
        ...named(line.id),
        retired: false,
        games: own.length,
        wins: own.filter((one) => one.own.place === 1).length,
        lastPlayedAt: own.at(-1)?.game.at,
      });
      expect(line.averagePlace).toBeCloseTo(average(own.map((one) => one.own.place)) ?? NaN);
      expect(line.expectedWins).toBeCloseTo(sum(own.map(({ game }) => 1 / game.seats.length)));
    }
  });

  test('everybody’s rating, game after game by the library', () => {
    const standing = new Map<string, { mu: number; sigma: number }>();
    const points = new Map<string, RatingPoint[]>();
    for (const game of chosen) {
      const teams = game.seats.map(({ person }) => [standing.get(person) ?? rating()]);
      const after = rate(teams, { score: game.seats.map(({ score }) => score) });
      game.seats.forEach(({ person }, at) => {
        const [own = rating()] = after[at] ?? [];
        standing.set(person, own);
        const so = { ...point(game), value: own.mu, uncertainty: own.sigma };
        points.set(person, [...(points.get(person) ?? []), so]);
      });
    }
    const lines = store.statistics.people(filter);
    for (const { id, rating: found } of lines) {
      expect(found.value).toBeCloseTo(standing.get(id)?.mu ?? NaN, 8);
      expect(found.uncertainty).toBeCloseTo(standing.get(id)?.sigma ?? NaN, 8);
      const path = store.statistics.person(id, filter)?.rating ?? [];
      const all = points.get(id) ?? [];
      if (all.length <= MOST_MOMENTS) expect(path).toEqual(all);
      else {
        const kept = new Set(path.map(({ game }) => game));
        expect(path).toEqual(all.filter(({ game }) => kept.has(game)));
        expect(path.length).toBeGreaterThan(MOST_MOMENTS - 3);
        expect(path.length).toBeLessThanOrEqual(MOST_MOMENTS);
        const values = (of: readonly RatingPoint[]) => of.map(({ value }) => value);
        expect(Math.max(...values(path))).toBe(Math.max(...values(all)));
        expect(Math.min(...values(path))).toBe(Math.min(...values(all)));
        expect([path[0], path.at(-1)]).toEqual([all[0], all.at(-1)]);
      }
    }
    const sure = lines.map(({ rating: { value, uncertainty } }) => value - 2 * uncertainty);
    expect(sure).toEqual(sure.toSorted((one, other) => other - one));
  });

  test('what one person did', () => {
    for (const id of IDS) {
      const own = ownSeats(chosen, id);
      const person = store.statistics.person(id, filter);
      const wins = own.filter((one) => one.own.place === 1);
      expect(person).toMatchObject({ ...named(id), games: own.length, wins: wins.length });
      expect(person?.sharedWins).toBe(
        wins.filter(({ game }) => game.seats.filter(({ place }) => place === 1).length > 1).length,
      );
      expect(person?.averagePlace ?? null).toEqual(average(own.map((one) => one.own.place)));

      const groups = Map.groupBy(own, ({ game }) => `${game.record.edition} ${game.seats.length}`);
      expect(person?.averages).toHaveLength(groups.size);
      for (const line of person?.averages ?? []) {
        const group = groups.get(`${line.edition} ${line.seats}`) ?? [];
        const scores = group.map((one) => one.own.score);
        expect(line.games).toBe(group.length);
        expect(line.wins).toBe(group.filter((one) => one.own.place === 1).length);
        expect(line.averageScore).toBeCloseTo(average(scores) ?? NaN);
        expect(line.best.score).toBe(Math.max(...scores));
        expect(line.worst.score).toBe(Math.min(...scores));
        const best = group.find((one) => one.own.score === line.best.score);
        expect(line.best.game).toBe(best?.game.record.id);
      }
    }
  });

  test('how one person deals and collects, where prices are known', () => {
    for (const id of IDS) {
      const own = ownSeats(chosen, id).filter(({ game }) => game.family === 'auction');
      const priced = own.filter(({ game }) => game.priced);
      const person = store.statistics.person(id, filter);
      const basis = { games: priced.length, of: own.length };
      // Corrections may hand somebody a painting, so that what is held is not quite what was bought.
      const profit = sum(
        priced.map((one) => sum(one.own.payouts) - sum(one.own.lots.map(({ price }) => price))),
      );
      const paintings = sum(priced.map((one) => sum(Object.values(one.own.held))));
      expect(person?.margin).toMatchObject({ basis, paintings, profit });
      expect(person?.margin.perPainting).toEqual(paintings === 0 ? null : profit / paintings);
      expect(person?.dealerAndCollector.basis).toEqual(basis);
      expect(person?.dealerAndCollector.dealer).toBeCloseTo(
        average(priced.map((one) => one.own.sold ?? NaN)) ?? 0,
      );
      expect(person?.dealerAndCollector.collector).toBeCloseTo(
        priced.length === 0 ? 0 : profit / priced.length,
      );
    }
  });

  test('which artists were held most', () => {
    for (const id of [...IDS, null]) {
      const found =
        (id === null ? store.statistics.group(filter) : store.statistics.person(id, filter))?.artists ?? [];
      const wanted = worksOf(chosen, ({ person }) => id === null || person === id);
      expect(
        Object.fromEntries(found.map(({ edition, artist, works }) => [`${edition} ${artist}`, works])),
      ).toEqual(wanted);
      for (const [edition, artists] of Map.groupBy(found, (one) => one.edition)) {
        const works = artists.map((one) => one.works);
        expect(works).toEqual(works.toSorted((one, other) => other - one));
        expect(new Set(artists.map(({ of }) => of))).toEqual(new Set([sum(works)]));
        expect(edition).toBeTruthy();
      }
    }
  });

  test('whom one met, and who is one’s nemesis', () => {
    for (const id of IDS) {
      const own = ownSeats(chosen, id);
      const person = store.statistics.person(id, filter);
      const met = IDS.filter((other) => other !== id).flatMap((other) => {
        const together = own.flatMap((one) =>
          one.game.seats.filter((seat) => seat.person === other).map((theirs) => ({ ...one, theirs })),
        );
        if (together.length === 0) return [];
        const beatenBy = together.filter((one) => one.theirs.score > one.own.score).length;
        const beaten = together.filter((one) => one.theirs.score < one.own.score).length;
        return { ...named(other), games: together.length, beatenBy, beaten };
      });
      expect(person?.opponents.toSorted(byId)).toEqual(met.toSorted(byId));
      const chance = ({ beatenBy, beaten }: { beatenBy: number; beaten: number }) =>
        beatenBy <= beaten ? 0 : (beatenBy - beaten) / Math.sqrt(beatenBy + beaten);
      const worst = Math.max(0, ...met.filter((one) => one.games >= 5).map(chance));
      expect(
        person?.nemesis === null ? 0 : chance(person?.nemesis ?? { beatenBy: 0, beaten: 0 }),
      ).toBeCloseTo(worst);
      if (person?.nemesis) expect(person.nemesis.games).toBeGreaterThanOrEqual(5);
    }
  });

  test('streaks', () => {
    for (const id of IDS) {
      const letters = ownSeats(chosen, id)
        .map((one) => (one.own.place === 1 ? 'W' : '-'))
        .join('');
      const longest = (of: RegExp) => Math.max(0, ...[...letters.matchAll(of)].map(([run]) => run.length));
      expect(store.statistics.person(id, filter)?.streaks).toEqual({
        winsNow: /W*$/.exec(letters)?.[0].length,
        longestWins: longest(/W+/g),
        withoutWinNow: /-*$/.exec(letters)?.[0].length,
        longestWithoutWin: longest(/-+/g),
      });
    }
  });

  test('records of one person and of all', () => {
    for (const id of [...IDS, null]) {
      const records = (id === null ? store.statistics.group(filter) : store.statistics.person(id, filter))
        ?.records;
      const whose = ({ person }: Seat) => id === null || person === id;
      const price = ({ price: paidFor }: Lot) => paidFor;
      const deal = (lot: Lot) => lot.paid - lot.price;
      const shape = (lot: object | null) => (lot === null ? null : (expect.objectContaining(lot) as object));
      expect(records?.dearest).toEqual(shape(standout(chosen, price, whose)));
      expect(records?.bestBargain).toEqual(shape(standout(chosen, deal, whose)));
      expect(records?.worstDeal).toEqual(shape(standout(chosen, (lot) => -deal(lot), whose)));
      const rounds = chosen
        .filter(({ family }) => family === 'auction')
        .flatMap(({ seats }) => seats.filter(whose).map(({ payouts }) => Math.max(...payouts)));
      expect(records?.bestRound?.amount ?? null).toEqual(rounds.length === 0 ? null : Math.max(...rounds));
    }
  });

  test('the group’s tables, times and seasons', () => {
    const group = store.statistics.group(filter);
    expect(group.games).toBe(chosen.length);
    expect(group.people).toBe(new Set(chosen.flatMap(({ seats }) => seats.map(({ person }) => person))).size);
    const auctions = chosen.filter(({ family }) => family === 'auction');
    expect(group.priced).toEqual({
      games: auctions.filter(({ priced }) => priced).length,
      of: auctions.length,
    });

    const tables = Map.groupBy(chosen, ({ record, seats }) => `${record.edition} ${seats.length}`);
    expect(group.tables).toHaveLength(tables.size);
    for (const line of group.tables) {
      const table = tables.get(`${line.edition} ${line.seats}`) ?? [];
      const scores = table.map(({ seats }) =>
        seats.map(({ score }) => score).sort((one, other) => other - one),
      );
      const leads = scores.map(([first = 0, second = 0]) => first - second);
      expect(line.games).toBe(table.length);
      expect(line.averageScore).toBeCloseTo(average(scores.flat()) ?? NaN);
      expect(line.averageWinningScore).toBeCloseTo(average(scores.map(([first = 0]) => first)) ?? NaN);
      expect(line.averageLead).toBeCloseTo(average(leads) ?? NaN);
      expect(line.highest.amount).toBe(Math.max(...scores.flat()));
      expect(line.lowestWin.amount).toBe(Math.min(...scores.map(([first = 0]) => first)));
      expect(line.closest.amount).toBe(Math.min(...leads));
      expect(line.closest.game).toBe(table[leads.indexOf(line.closest.amount)]?.record.id);
    }

    const timed = chosen.flatMap(({ minutes }) => minutes ?? []);
    expect(group.timed).toEqual({ games: timed.length, of: chosen.length, averageMinutes: average(timed) });
    expect(group.records.shortest?.minutes ?? null).toEqual(timed.length === 0 ? null : Math.min(...timed));
    expect(group.records.longest?.minutes ?? null).toEqual(timed.length === 0 ? null : Math.max(...timed));

    const years = Map.groupBy(chosen, ({ at }) => new Date(at).getFullYear());
    expect(group.seasons.map(({ year }) => year)).toEqual(
      [...years.keys()].sort((one, other) => other - one),
    );
    for (const { year, games: count, people } of group.seasons) {
      const season = years.get(year) ?? [];
      expect(count).toBe(season.length);
      for (const { id, games: own, wins } of people) {
        const seats = ownSeats(season, id);
        expect([own, wins]).toEqual([seats.length, seats.filter((one) => one.own.place === 1).length]);
      }
      expect(people.map(({ wins }) => wins)).toEqual(
        people.map(({ wins }) => wins).toSorted((one, other) => other - one),
      );
    }
  });
});

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}

describe('somebody', () => {
  test('who is unknown has no figures, and who never played has none that mislead', () => {
    expect(store.statistics.person('nobody', {})).toBeNull();
    const { id } = store.players.add('Newcomer');
    expect(store.statistics.person(id, {})).toMatchObject({
      games: 0,
      averagePlace: null,
      averages: [],
      nemesis: null,
      rating: [],
      margin: { perPainting: null, basis: { games: 0, of: 0 } },
      records: { dearest: null, bestRound: null },
    });
    expect(store.statistics.people({}).map((line) => line.id)).not.toContain(id);
  });

  test('who turns out to be somebody else has everything of both', () => {
    const before = store.statistics.person('ada', {});
    const added = store.players.add('Adelaide');
    done(store.players.merge('ada', added.id));
    const after = store.statistics.person('ada', {});
    expect(after).toEqual(store.statistics.person(added.id, {}));
    expect(after).toMatchObject({
      id: added.id,
      name: 'Adelaide',
      games: before?.games,
      rating: before?.rating,
    });
    expect(store.statistics.people({}).map(({ name }) => name)).toContain('Adelaide');
  });
});

describe('a rating', () => {
  test('is worked out anew when an earlier game changes, as if it had always been so', () => {
    const first = store.history
      .page({ status: 'finished' }, null, 200)
      .games.findLast(({ misplayed }) => !misplayed);
    if (first === undefined) throw new Error('there is a game');
    const before = store.statistics.people({});
    store.games.trash(first.id);
    const changed = store.statistics.people({});
    expect(changed).not.toEqual(before);
    store.games.restore(first.id);
    expect(store.statistics.people({})).toEqual(before);
  });
});

describe('figures that are prepared', () => {
  /** Every change of the store makes all figures be worked out anew. */
  let colours = 0;
  function changeSomething(): void {
    done(store.players.recolour('ada', `#0000${String((colours += 1)).padStart(2, '0')}`));
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

  test('are read and rated in several turns, so that others have theirs in between', async () => {
    // What nobody has asked for before is read, and rated from the first game on.
    const filter = { until: '2199-01-01T00:00:00Z' };
    expect(await turnsDuring(store.statistics.prepared(filter, 'ratings'))).toBeGreaterThan(2);
    // Now they are at hand.
    expect(await turnsDuring(store.statistics.prepared(filter, 'ratings'))).toBe(1);
  });

  test('are those that are worked out at once', async () => {
    changeSomething();
    const [people, group, ada] = [
      store.statistics.people({}),
      store.statistics.group({}),
      store.statistics.person('ada', {}),
    ];
    changeSomething();
    await store.statistics.prepared({}, 'ratings');
    await store.statistics.prepared({}, 'games');
    const recoloured = ({ colour: _colour, ...line }: PersonLine) => line;
    expect(store.statistics.people({}).map(recoloured)).toEqual(people.map(recoloured));
    expect(store.statistics.group({})).toEqual(group);
    expect(store.statistics.person('ada', {})).toEqual(ada);
  });

  test('know of a game that was trashed while they were being read', async () => {
    const before = store.statistics.group({}).games;
    const first = store.history
      .page({ status: 'finished' }, null, 200)
      .games.find(({ misplayed }) => !misplayed);
    if (first === undefined) throw new Error('there is a game');
    changeSomething();
    const preparing = store.statistics.prepared({}, 'ratings');
    store.games.trash(first.id);
    await preparing;
    expect(store.statistics.group({}).games).toBe(before - 1);
    expect(store.statistics.people({})).toEqual(store.statistics.people({ from: '1900-01-01T00:00:00Z' }));
    store.games.restore(first.id);
    expect(store.statistics.group({}).games).toBe(before);
  });
});

describe('figures that are at hand', () => {
  test('are those that would be worked out anew, whatever was asked before', async () => {
    await store.statistics.warm(() => true);
    expect(store.statistics.group({})).toEqual(store.statistics.group({ from: '1900-01-01T00:00:00Z' }));
    expect(store.statistics.people({})).toEqual(store.statistics.people({ from: '1900-01-01T00:00:00Z' }));
  });

  test('follow a name, a trashed game and a game put back', () => {
    const { games: before } = store.statistics.group({});
    const [first] = store.history.page({ status: 'finished' }, null, 1).games;
    if (first === undefined) throw new Error('there is a game');
    store.games.trash(first.id);
    expect(store.statistics.group({}).games).toBe(before - (first.misplayed ? 0 : 1));
    store.games.restore(first.id);
    expect(store.statistics.group({}).games).toBe(before);
    done(store.players.rename('bo', 'Boris'));
    expect(store.statistics.people({}).find(({ id }) => id === 'bo')?.name).toBe('Boris');
  });

  test('follow what another connection to the file wrote', () => {
    const { games: before } = store.statistics.group({});
    const elsewhere = new Database(join(folder, STORE_FILE));
    elsewhere.prepare('UPDATE projected_game SET counts = 0').run();
    elsewhere.close();
    expect(before).toBeGreaterThan(0);
    expect(store.statistics.group({}).games).toBe(0);
    expect(store.statistics.people({})).toEqual([]);
  });
});
