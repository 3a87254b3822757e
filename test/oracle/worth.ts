import type { Difference, GroupWorth, PersonWorth } from '../../src/shared/api.ts';
import { editionOf, timelineOf, type AnyEdition } from '../../src/shared/record/index.ts';
import { accountsOf, type Account } from '../../src/shared/story/index.ts';
import { below, random } from '../play/random.ts';
import { sum } from './chart-seen.ts';
import type { FinishedGame } from './finished-games.ts';
import { average, peopleIn, type NameOf } from './people.ts';
import { byUnit } from './units.ts';

/** A finished game with what the forecast says about it. */
export interface ForecastGame {
  readonly game: FinishedGame;
  readonly accounts: readonly Account[] | null;
}

export function forecastGame(game: FinishedGame): ForecastGame {
  return { game, accounts: accountsOf(timelineOf(game.record, null)) };
}

type Cause = Difference['cause'];

/** A part and what it is divided by, game by game. */
type Ratios = readonly (readonly [part: number, of: number])[];

function shareOf(ratios: Ratios): number {
  const of = sum(ratios.map(([, one]) => one));
  return of === 0 ? 0 : sum(ratios.map(([part]) => part)) / of;
}

/** Draws as many games as there are, 500 times, and drops the outer 12 results on each side. */
export function estimated(ratios: Ratios) {
  const value = shareOf(ratios);
  if (ratios.length < 10) return { value, interval: null };
  const next = random(1);
  const found = Array.from({ length: 500 }, () =>
    ratios.map(() => ratios[below(next, ratios.length)] ?? ([0, 0] as const)),
  )
    .filter((drawn) => drawn.some(([, of]) => of > 0))
    .map(shareOf)
    .sort((one, other) => one - other);
  const outside = Math.floor(found.length / 40);
  return { value, interval: [found[outside] ?? NaN, found.at(-1 - outside) ?? NaN] as const };
}

/** The same, if at least ten games have something to do with it. */
export function estimatedOver(ratios: Ratios) {
  const found = estimated(ratios);
  return ratios.filter(([, of]) => of > 0).length < 10 ? { ...found, interval: null } : found;
}

/** The first number of games whose interval is narrower than the difference, found by trying. */
function gamesItTakes(differences: readonly number[]): number | null {
  if (differences.length < 10) return null;
  const mean = average(differences);
  const spread = Math.sqrt(sum(differences.map((one) => (one - mean) ** 2)) / (differences.length - 1));
  if (mean === 0) return null;
  let games = 10;
  while ((1.96 * spread) / Math.sqrt(games) >= Math.abs(mean)) games += 1;
  return games;
}

function causesIn(edition: AnyEdition): readonly Cause[] {
  return editionOf(edition).family === 'auction'
    ? ['selling', 'buying', 'steering', 'market', 'corrections']
    : ['displaying', 'steering', 'market', 'corrections'];
}

const perOne = (values: readonly number[]): Ratios => values.map((value) => [value, 1]);

function lineOf(cause: Cause, played: readonly Played[]): Difference {
  const more = played.map(
    ({ account, others }) => account.by[cause] - average(others.map(({ by }) => by[cause])),
  );
  return { cause, more: estimated(perOne(more)), takes: gamesItTakes(more) };
}

interface Played {
  readonly account: Account;
  readonly others: readonly Account[];
}

function playedBy(id: string, games: readonly ForecastGame[]): Played[] {
  return games.flatMap(({ game, accounts }) => {
    const seat = game.seats.find(({ person }) => person === id)?.seat;
    const account = seat === undefined ? undefined : accounts?.[seat];
    if (accounts === null || account === undefined) return [];
    return { account, others: accounts.filter((other) => other !== account) };
  });
}

function trackedByUnit(games: readonly ForecastGame[]) {
  return byUnit(games, ({ game }) => game).map(({ own, editions }) => {
    const tracked = own.filter(({ accounts }) => accounts !== null);
    return { tracked, editions, basis: { games: tracked.length, of: own.length } };
  });
}

export function personWorthOver(games: readonly ForecastGame[], id: string): PersonWorth {
  const own = games.filter(({ game }) => game.seats.some(({ person }) => person === id));
  return {
    waiting: { games: 0, of: own.length },
    accounts: trackedByUnit(own).map(({ tracked, editions, basis }) => {
      const played = playedBy(id, tracked);
      return {
        editions,
        basis,
        causes: causesIn(editions[0] ?? 'modern-art-1994').map((cause) => lineOf(cause, played)),
      };
    }),
  };
}

export function groupWorthOver(games: readonly ForecastGame[], nameOf: NameOf): GroupWorth {
  return {
    waiting: { games: 0, of: games.length },
    accounts: trackedByUnit(games).map(({ tracked, editions, basis }) => {
      const causes = causesIn(editions[0] ?? 'modern-art-1994');
      const people = peopleIn(tracked.map(({ game }) => game));
      return {
        editions,
        basis,
        people: people
          .map((id) => {
            const played = playedBy(id, tracked);
            return {
              id,
              name: nameOf(id),
              games: played.length,
              causes: causes.map((cause) => lineOf(cause, played)),
            };
          })
          .sort((one, other) => other.games - one.games || one.name.localeCompare(other.name)),
      };
    }),
  };
}
