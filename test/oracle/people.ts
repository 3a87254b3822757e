import type {
  ArtistHeld,
  AverageLine,
  Currency,
  CurrencyRecords,
  LotRecord,
  Opponent,
  PersonFigures,
  PersonLine,
  RoundRecord,
} from '../../src/shared/api.ts';
import { EDITION_IDS, editionKey, editionOf, rulebookOf } from '../../src/shared/record/index.ts';
import { byChance, type FinishedGame, type Lot, type PlayedSeat } from './finished-games.ts';
import { sum } from './sum.ts';
import { uncertaintyAfter, type RatedGame } from './rated.ts';
import { byEdition, byUnit } from './units.ts';

export type NameOf = (person: string) => string;
export type RatedGames = ReadonlyMap<string, readonly RatedGame[]>;

/** One person's part of a game. */
interface Own {
  readonly game: FinishedGame;
  readonly seat: PlayedSeat;
}

export const average = (values: readonly number[]) => sum(values) / values.length;

export const pointOf = ({ record, edition, at }: FinishedGame) => ({
  game: record.id,
  playedAt: at,
  edition,
});

export const peopleIn = (games: readonly FinishedGame[]) => [
  ...new Set(games.flatMap(({ seats }) => seats.map(({ person }) => person))),
];

/** The first of those with the most. */
export function firstOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): Item | undefined {
  const most = Math.max(...items.map(amountOf));
  return items.find((item) => amountOf(item) === most);
}

export function ownSeats(games: readonly FinishedGame[], person: string): Own[] {
  return games.flatMap((game) =>
    game.seats.filter((seat) => seat.person === person).map((seat) => ({ game, seat })),
  );
}

/** Somebody's rating when the last of these games was played, by anybody. */
export function ratingAtTheEnd(
  games: readonly FinishedGame[],
  path: readonly RatedGame[],
): PersonLine['rating'] {
  const { value = NaN, uncertainty = NaN, game } = path.at(-1) ?? {};
  return { value, uncertainty: uncertaintyAfter(uncertainty, game?.at ?? '', games.at(-1)?.at ?? '') };
}

/** Everybody who played, the best rating first, with the rating after every game. */
export function linesOf(games: readonly FinishedGame[], nameOf: NameOf, ratings: RatedGames): PersonLine[] {
  const lines = [...ratings].map(([person, path]): PersonLine => {
    const own = ownSeats(games, person);
    const places = own.flatMap(({ seat }) => seat.place ?? []);
    const [favourite] = artistsHeld(games, (seat) => seat.person === person);
    return {
      id: person,
      name: nameOf(person),
      retired: false,
      games: own.length,
      wins: places.filter((place) => place === 1).length,
      expectedWins: sum(own.map(({ game, seat }) => byChance(game, seat))),
      averagePlace: places.length === 0 ? null : average(places),
      rating: ratingAtTheEnd(games, path),
      course: path.map(({ game, value }) => ({ at: game.at, value })),
      latest: own.slice(-8).map(({ game, seat }) => ({ place: seat.place, seats: game.seats.length })),
      favourite: favourite === undefined ? null : { edition: favourite.edition, artist: favourite.artist },
      lastPlayedAt: own.at(-1)?.game.at ?? '',
    };
  });
  const sure = ({ rating }: PersonLine) => rating.value - 2 * rating.uncertainty;
  return lines.sort((one, other) => sure(other) - sure(one) || one.name.localeCompare(other.name));
}

/** One person's figures, with the rating after every game; the screen may show fewer. */
export function figuresOf(
  games: readonly FinishedGame[],
  person: string,
  nameOf: NameOf,
  ratings: RatedGames,
): PersonFigures {
  const own = ownSeats(games, person);
  const places = own.flatMap(({ seat }) => seat.place ?? []);
  const wins = own.filter(({ seat }) => seat.place === 1);
  const opponents = opponentsOf(own, nameOf);
  const met = opponentsOf(
    own.filter(({ game }) => game.whole),
    nameOf,
  );
  return {
    id: person,
    name: nameOf(person),
    games: own.length,
    wins: wins.length,
    sharedWins: wins.filter(({ game }) => game.seats.filter(({ place }) => place === 1).length > 1).length,
    expectedWins: sum(own.map(({ game, seat }) => byChance(game, seat))),
    averagePlace: places.length === 0 ? null : average(places),
    currencies: currenciesOver(own.map(({ game }) => game)),
    averages: averagesOf(own),
    artists: artistsHeld(games, (seat) => seat.person === person),
    opponents,
    nemesis: nemesisOf(met),
    rating: (ratings.get(person) ?? []).map(({ game, value, uncertainty }) => ({
      ...pointOf(game),
      value,
      uncertainty,
    })),
    ratingNow: own.length === 0 ? null : ratingAtTheEnd(games, ratings.get(person) ?? []),
    streaks: streaksOf(own),
    records: recordsOf(
      own.map(({ game }) => game),
      nameOf,
      person,
    ),
  };
}

function averagesOf(own: readonly Own[]): AverageLine[] {
  const kinds = Map.groupBy(own, ({ game }) => `${editionKey(game.edition)} ${game.seats.length}`);
  return [...kinds.values()]
    .flatMap((kind) => {
      const [first] = kind;
      if (first === undefined) return [];
      const known = kind.filter(({ game, seat }) => game.whole && seat.score !== null);
      const scores = known.map(({ seat }) => seat.score ?? NaN);
      const pointAt = (score: number) => {
        const found = known[scores.indexOf(score)];
        return found === undefined ? null : { ...pointOf(found.game), score };
      };
      const placed = (place: number) => kind.filter(({ seat }) => seat.place === place).length;
      return {
        edition: first.game.edition,
        seats: first.game.seats.length,
        games: kind.length,
        wins: placed(1),
        expectedWins: sum(kind.map(({ game, seat }) => byChance(game, seat))),
        places: first.game.seats.map((_, at) => placed(at + 1)),
        scored: known.length,
        averageScore: known.length === 0 ? null : average(scores),
        best: pointAt(Math.max(...scores)),
        worst: pointAt(Math.min(...scores)),
      };
    })
    .sort(byGames);
}

/** Most games first, then in edition order, fewer players before more. */
export function byGames(one: Kind, other: Kind): number {
  const key = ({ edition, seats, games }: Kind) =>
    [String(1e6 - games), EDITION_IDS.indexOf(rulebookOf(edition)), editionKey(edition), seats].join(' ');
  return key(one) < key(other) ? -1 : 1;
}

type Kind = Pick<AverageLine, 'edition' | 'seats' | 'games'>;

/** By edition, the most played first; in each the most held artist first. */
export function artistsHeld(
  games: readonly FinishedGame[],
  whose: (seat: PlayedSeat) => boolean,
): ArtistHeld[] {
  const played = games.filter(({ seats }) => seats.some(whose));
  return byEdition(played).flatMap(([edition, own]) => {
    const held = own.flatMap(({ seats }) => seats.filter(whose).map((seat) => seat.held ?? {}));
    const works = editionOf(edition).edition.artists.map(({ id }) => ({
      artist: id,
      works: sum(held.map((each) => each[id] ?? 0)),
    }));
    const of = sum(works.map((one) => one.works));
    return works
      .filter((one) => one.works > 0)
      .sort((one, other) => other.works - one.works)
      .map((one) => ({ edition, ...one, of }));
  });
}

/** Winners are ahead of everybody else, even without scores. */
function opponentsOf(own: readonly Own[], nameOf: NameOf): Opponent[] {
  const met = own.flatMap(({ game, seat }) =>
    game.seats.filter((other) => other !== seat).map((other) => ({ seat, other })),
  );
  const rank = ({ place }: PlayedSeat) => place ?? 99;
  return [...Map.groupBy(met, ({ other }) => other.person)]
    .map(([id, games]) => ({
      id,
      name: nameOf(id),
      games: games.length,
      beatenBy: games.filter(({ seat, other }) => rank(other) < rank(seat)).length,
      beaten: games.filter(({ seat, other }) => rank(other) > rank(seat)).length,
    }))
    .sort((one, other) => other.games - one.games || one.name.localeCompare(other.name));
}

function nemesisOf(opponents: readonly Opponent[]): Opponent | null {
  const deviations = ({ beatenBy, beaten }: Opponent) =>
    beatenBy <= beaten ? 0 : (beatenBy - beaten) / Math.sqrt(beatenBy + beaten);
  const often = opponents.filter(({ games }) => games >= 5);
  const worst = Math.max(0, ...often.map(deviations));
  return worst === 0 ? null : (often.find((one) => deviations(one) === worst) ?? null);
}

export function streaksOf(own: readonly Own[]): PersonFigures['streaks'] {
  const letters = own.map(({ seat }) => (seat.place === 1 ? 'W' : '-')).join('');
  const longest = (of: RegExp) => Math.max(0, ...[...letters.matchAll(of)].map(([run]) => run.length));
  const wins = longest(/W+/g);
  const from = letters.indexOf('W'.repeat(wins));
  const at = (game: number) => own[game]?.game.at ?? '';
  return {
    span: wins === 0 ? null : { from: at(from), to: at(from + wins - 1) },
    winsNow: /W*$/.exec(letters)?.[0].length ?? NaN,
    longestWins: wins,
    withoutWinNow: /-*$/.exec(letters)?.[0].length ?? NaN,
    longestWithoutWin: longest(/-+/g),
  };
}

export function currenciesOver(games: readonly FinishedGame[]): Currency[] {
  return byUnit(games, (game) => game).map(({ own, editions }) => ({ editions, games: own.length }));
}

/** Of everybody or one person, currency by currency. */
export function recordsOf(
  games: readonly FinishedGame[],
  nameOf: NameOf,
  person: string | null = null,
): CurrencyRecords[] {
  return byUnit(
    games.filter(({ family }) => family === 'auction'),
    (game) => game,
  )
    .map(({ own, editions }) => {
      const standout = (measure: (lot: Lot) => number): LotRecord | null => {
        const best = firstOf(lotsIn(own, person), ({ lot }) => measure(lot));
        return best === undefined ? null : lotRecord(best, nameOf);
      };
      return {
        editions,
        dearest: standout(({ price }) => price),
        bestBargain: standout(({ paid, price }) => paid - price),
        worstDeal: standout(({ paid, price }) => price - paid),
        bestRound: bestRound(own, nameOf, person),
      };
    })
    .filter(({ dearest, bestRound: round }) => dearest !== null || round !== null);
}

export interface Bought {
  readonly game: FinishedGame;
  readonly seat: PlayedSeat;
  readonly lot: Lot;
}

const seatsOf = ({ seats }: FinishedGame, person: string | null) =>
  seats.filter((seat) => person === null || seat.person === person);

/** What everybody or one person bought. */
export function lotsIn(games: readonly FinishedGame[], person: string | null): Bought[] {
  return games.flatMap((game) =>
    seatsOf(game, person).flatMap((seat) => seat.lots.map((lot) => ({ game, seat, lot }))),
  );
}

export function lotRecord({ game, seat, lot }: Bought, nameOf: NameOf): LotRecord {
  const { index, artist, cards, price, paid } = lot;
  const buyer = { id: seat.person, name: nameOf(seat.person) };
  return { ...pointOf(game), index, artist, price, paid, cards: cards === 2 ? 2 : 1, buyer };
}

function bestRound(
  games: readonly FinishedGame[],
  nameOf: NameOf,
  person: string | null,
): RoundRecord | null {
  const rounds = games.flatMap((game) =>
    seatsOf(game, person).flatMap((seat) =>
      seat.payouts.map((amount, at) => ({ game, id: seat.person, amount, round: seat.rounds[at] ?? NaN })),
    ),
  );
  const best = firstOf(rounds, ({ amount }) => amount);
  if (best === undefined) return null;
  const { game, id, amount, round } = best;
  return { ...pointOf(game), person: { id, name: nameOf(id) }, amount, round };
}
