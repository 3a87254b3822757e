import { firstWithMost } from '../../shared/catalogue/index.ts';
import type { AverageLine, Opponent, PersonFigures, PersonLine, ScorePoint } from '../../shared/api.ts';
import { editionKey } from '../../shared/record/index.ts';
import type { PeopleBook } from '../store/people-book.ts';
import { rankOf, winnersOf, type Facts } from './facts.ts';
import { average } from './averages.ts';
import type { Over } from './found.ts';
import { pointOf, recordsOf } from './records.ts';
import { currenciesOf, mostPlayedFirst } from './most-played.ts';
import { averagePlaceIn, expectedWinsIn, isWin, streaksOf, type Played } from './played.ts';
import { COURSE_MOMENTS, momentsOf, ratingPathOf } from './rating-path.ts';
import { sureOf } from './ratings.ts';
import { worksHeld } from './works.ts';

/** Everything about one person; with the ratings of all players. */
export function personOf(id: string, { games: all, book, ratings: rated }: Over): PersonFigures {
  const ratings = rated();
  const games = all.filter(({ results }) => results.some(({ person }) => person === id));
  const played = playedBy(id, games);
  const wins = played.filter(isWin);
  const opponents = opponentsOf(played, book);
  return {
    ...book.named(id),
    games: played.length,
    wins: wins.length,
    sharedWins: wins.filter(({ game }) => winnersOf(game).length > 1).length,
    expectedWins: expectedWinsIn(played),
    averagePlace: averagePlaceIn(played),
    currencies: currenciesOf(games),
    averages: averagesOf(played),
    artists: worksHeld(games, id),
    opponents,
    nemesis: nemesisOf(
      opponentsOf(
        played.filter(({ game }) => game.whole),
        book,
      ),
    ),
    rating: ratingPathOf(id, ratings),
    ratingNow: played.length === 0 ? null : ratings.of(id),
    streaks: streaksOf(played),
    records: recordsOf(games, book, id),
  };
}

/** How many of the latest games a line shows. */
const LATEST_GAMES = 8;

/** One line per person, best rating first; people with a still uncertain rating come last. */
export function peopleOf({ book, ratings: rated }: Over): PersonLine[] {
  const ratings = rated();
  const people = new Map<string, (Played & { readonly rating: number })[]>();
  let at = 0;
  for (const game of ratings.games) {
    for (const own of game.results) {
      const played = people.get(own.person) ?? [];
      people.set(own.person, played);
      played.push({ game, own, rating: ratings.after.values[at] ?? NaN });
      at += 1;
    }
  }
  return [...people]
    .map(([id, played]): PersonLine => {
      const games = new Set(played.map(({ game }) => game));
      const rated = played.filter(({ game }) => game.whole);
      const [favourite] = worksHeld([...games], id);
      return {
        ...book.named(id),
        retired: book.get(id)?.retired ?? false,
        games: played.length,
        wins: played.filter(isWin).length,
        expectedWins: expectedWinsIn(played),
        averagePlace: averagePlaceIn(played),
        rating: ratings.of(id),
        course: momentsOf(
          rated.map(({ game, rating }) => ({ at: game.playedAt, value: rating })),
          COURSE_MOMENTS,
        ),
        latest: played
          .slice(-LATEST_GAMES)
          .map(({ game, own }) => ({ place: own.place, seats: game.results.length })),
        favourite: favourite === undefined ? null : { edition: favourite.edition, artist: favourite.artist },
        lastPlayedAt: played.at(-1)?.game.playedAt ?? '',
      };
    })
    .sort((one, other) => sureOf(other.rating) - sureOf(one.rating) || one.name.localeCompare(other.name));
}

function playedBy(id: string, games: readonly Facts[]): Played[] {
  return games.flatMap((game) => {
    const own = game.results.find(({ person }) => person === id);
    return own === undefined ? [] : { game, own };
  });
}

function averagesOf(played: readonly Played[]): AverageLine[] {
  const tables = Map.groupBy(played, ({ game }) => `${editionKey(game.edition)} ${game.results.length}`);
  return [...tables.values()]
    .flatMap((table) => {
      const scores = table.flatMap(({ game, own }): ScorePoint[] =>
        own.score === null || !game.whole ? [] : [{ ...pointOf(game), score: own.score }],
      );
      const [first] = table;
      if (first === undefined) return [];
      const seats = first.game.results.length;
      return {
        edition: first.game.edition,
        seats,
        games: table.length,
        wins: table.filter(isWin).length,
        expectedWins: expectedWinsIn(table),
        places: Array.from(
          { length: seats },
          (_, at) => table.filter(({ own }) => own.place === at + 1).length,
        ),
        scored: scores.length,
        averageScore: average(scores.map(({ score }) => score)),
        best: firstWithMost(scores, ({ score }) => score),
        worst: firstWithMost(scores, ({ score }) => -score),
      };
    })
    .sort(mostPlayedFirst);
}

function opponentsOf(played: readonly Played[], book: PeopleBook): Opponent[] {
  const met = played.flatMap(({ game, own }) =>
    game.results
      .filter(({ person }) => person !== own.person)
      .map((other) => ({ id: other.person, better: Math.sign(rankOf(own) - rankOf(other)) })),
  );
  return [...Map.groupBy(met, ({ id }) => id)]
    .map(([id, games]) => ({
      ...book.named(id),
      games: games.length,
      beatenBy: games.filter(({ better }) => better > 0).length,
      beaten: games.filter(({ better }) => better < 0).length,
    }))
    .sort((one, other) => other.games - one.games || one.name.localeCompare(other.name));
}

const GAMES_TO_BE_A_NEMESIS = 5;

function nemesisOf(opponents: readonly Opponent[]): Opponent | null {
  const met = opponents.filter(({ games }) => games >= GAMES_TO_BE_A_NEMESIS);
  return firstWithMost(met, (one) => (aboveChance(one) > 0 ? aboveChance(one) : null));
}

/**
 * Distance from an even match in standard deviations: five to nil is more remarkable than thirty to twenty.
 */
function aboveChance({ beatenBy, beaten }: Opponent): number {
  const decided = beatenBy + beaten;
  return decided === 0 ? 0 : (beatenBy - beaten) / Math.sqrt(decided);
}
