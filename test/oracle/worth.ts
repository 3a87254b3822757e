import type { CauseLine, GroupWorth, PersonWorth } from '../../src/shared/api.ts';
import { editionOf, timelineOf, type AnyEdition } from '../../src/shared/record/index.ts';
import { accountsOf, type Account } from '../../src/shared/story/index.ts';
import { below, random } from '../play/random.ts';
import { sum } from './chart-seen.ts';
import type { FinishedGame } from './finished-games.ts';
import { forecastsIn, type Forecast } from './forecasts.ts';
import { average, peopleIn, type NameOf } from './people.ts';
import { byUnit } from './units.ts';

/** A finished game with what the forecast says about it. */
export interface ForecastGame {
  readonly game: FinishedGame;
  readonly accounts: readonly Account[] | null;
  readonly forecasts: readonly Forecast[];
}

export function forecastGame(game: FinishedGame): ForecastGame {
  return {
    game,
    accounts: accountsOf(timelineOf(game.record, null)),
    forecasts: forecastsIn(game.record),
  };
}

type Cause = CauseLine['cause'];

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

const meanOf = (values: readonly number[]) => (values.length === 0 ? 0 : average(values));
const perOne = (values: readonly number[]): Ratios => values.map((value) => [value, 1]);

function lineOf(cause: Cause, played: readonly Played[]): CauseLine {
  const own = played.map(({ account }) => account.by[cause]);
  const others = played.map((one) => average(one.others.map(({ by }) => by[cause])));
  const more = own.map((value, at) => value - (others[at] ?? 0));
  return {
    cause,
    own: estimated(perOne(own)),
    others: meanOf(others),
    more: estimated(perOne(more)),
    takes: gamesItTakes(more),
  };
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

function startAndEnd(accounts: readonly Account[]) {
  return { start: meanOf(accounts.map(({ start }) => start)), end: meanOf(accounts.map(({ end }) => end)) };
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
        ...startAndEnd(played.map(({ account }) => account)),
        causes: causesIn(editions[0] ?? 'modern-art-1994').map((cause) => lineOf(cause, played)),
      };
    }),
  };
}

export function groupWorthOver(games: readonly ForecastGame[], nameOf: NameOf): GroupWorth {
  return {
    waiting: { games: 0, of: games.length },
    accounts: trackedByUnit(games).map(({ tracked, editions, basis }) => {
      const everybody = tracked.map(({ accounts }) => accounts ?? []);
      const causes = causesIn(editions[0] ?? 'modern-art-1994');
      const people = peopleIn(tracked.map(({ game }) => game));
      return {
        editions,
        basis,
        ...startAndEnd(everybody.flat()),
        causes: causes.map((cause) => ({
          cause,
          own: estimated(everybody.map((seats) => [sum(seats.map(({ by }) => by[cause])), seats.length])),
        })),
        people: people
          .map((id) => {
            const played = playedBy(id, tracked);
            return {
              id,
              name: nameOf(id),
              games: played.length,
              causes: causes.map((cause) => {
                const { more, takes } = lineOf(cause, played);
                return { cause, more, takes };
              }),
            };
          })
          .sort((one, other) => other.games - one.games || one.name.localeCompare(other.name)),
      };
    }),
    calibration: calibrationOver(games),
  };
}

function calibrationOver(games: readonly ForecastGame[]): GroupWorth['calibration'] {
  const judged = games.filter(({ forecasts }) => forecasts.length > 0);
  const rounds = sum(judged.map(({ forecasts }) => new Set(forecasts.map(({ round }) => round)).size));
  const steps = Array.from({ length: 10 }, (_, at) => {
    const within = judged.map(({ forecasts }) =>
      forecasts.filter(({ chance }) => Math.floor(chance * 10 + 1e-9) === at),
    );
    const all = within.flat();
    return {
      said: average(all.map(({ chance }) => chance)),
      times: all.length,
      happened: estimated(within.map((own) => [own.filter(({ happened }) => happened).length, own.length])),
    };
  });
  return {
    basis: { games: judged.length, of: games.length },
    rounds,
    steps: rounds < 200 ? null : steps.filter(({ times }) => times > 0),
  };
}
