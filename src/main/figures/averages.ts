import type { Estimate } from '../../shared/api.ts';
import { GAMES_FOR_AN_INTERVAL, resampling } from '../../shared/core/resampling.ts';

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function average(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

/** What some games have of something, by their numbers. */
type InGames = readonly (readonly [game: number, value: number])[];

/** The average of each of some things over so many games, with its interval if enough games have it. */
export function averagesOf(games: number, things: readonly InGames[]): Estimate[] {
  const samples = resampling(games, things.length * 2);
  for (const [at, thing] of things.entries()) {
    for (const [game, value] of thing) {
      samples.add(game, at * 2, value);
      samples.add(game, at * 2 + 1, 1);
    }
  }
  const intervals = samples.intervals(things.map((_, at) => [at * 2, at * 2 + 1]));
  return things.map((thing, at) => ({
    value: average(thing.map(([, value]) => value)) ?? 0,
    interval: thing.length < GAMES_FOR_AN_INTERVAL ? null : (intervals[at] ?? null),
  }));
}
