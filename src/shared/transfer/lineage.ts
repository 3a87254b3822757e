import type { GameRecord, JsonObject } from '../record/index.ts';
import { resultOf } from '../result/index.ts';
import { canonical } from './canonical.ts';

/**
 * Whether a log is another one or goes on from it: the same head and the same beginning. A game that ended in the
 * meantime may say when. Who has a log needs nothing of the game of which only the result is known.
 */
export function goesOnFrom(later: GameRecord, earlier: GameRecord): boolean {
  if (resultOf(earlier) !== null && resultOf(later) === null) return true;
  if (later.events.length < earlier.events.length) return false;
  return sameHead(later, earlier) && firstDifference(later, earlier) >= earlier.events.length;
}

/** The first event in which two logs differ; the length of the shorter one where it is the other's beginning. */
export function firstDifference(one: GameRecord, other: GameRecord): number {
  const shared = Math.min(one.events.length, other.events.length);
  for (let index = 0; index < shared; index += 1) {
    if (canonical(one.events[index]) !== canonical(other.events[index])) return index;
  }
  return shared;
}

/** The fields outside the events in which two records differ, by name. */
export function differingFields(one: GameRecord, other: GameRecord): readonly string[] {
  const [first, second]: readonly JsonObject[] = [one, other];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names]
    .filter((name) => name !== 'events' && canonical(first?.[name]) !== canonical(second?.[name]))
    .sort();
}

function sameHead(later: GameRecord, earlier: GameRecord): boolean {
  return differingFields(later, earlier).every(
    (name) => name === 'finishedAt' && (earlier.finishedAt ?? null) === null,
  );
}

/** Which of two logs is shown until somebody picks: the longer, of two equally long the one with the smaller hash. */
export function shownFirst(
  one: { readonly events: number; readonly hash: string },
  other: { readonly events: number; readonly hash: string },
): number {
  if (one.events !== other.events) return other.events - one.events;
  return one.hash < other.hash ? -1 : 1;
}

/** The latest moment that a record tells of. */
export function lastMoment({ events, startedAt, finishedAt }: GameRecord): string | null {
  const moments = [startedAt, finishedAt, ...events.map(({ at }) => at)].filter(
    (each) => typeof each === 'string' && !Number.isNaN(Date.parse(each)),
  );
  const latest = Math.max(...moments.map((each) => Date.parse(String(each))));
  return Number.isFinite(latest) ? new Date(latest).toISOString() : null;
}
