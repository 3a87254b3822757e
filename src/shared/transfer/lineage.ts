import type { GameRecord, JsonObject } from '../record/index.ts';
import { resultOf } from '../result/index.ts';
import { canonical } from './canonical.ts';

/**
 * Whether a log equals or continues another: the same head and the same beginning. A game that finished in the
 * meantime may have an end time. A log also supersedes a bare result.
 */
export function goesOnFrom(later: GameRecord, earlier: GameRecord): boolean {
  if (resultOf(earlier) !== null && resultOf(later) === null) return true;
  if (later.events.length < earlier.events.length) return false;
  return sameHead(later, earlier) && firstDifference(later, earlier) >= earlier.events.length;
}

/** The index of the first event in which two logs differ; the shorter length if one continues the other. */
export function firstDifference(one: GameRecord, other: GameRecord): number {
  const shared = Math.min(one.events.length, other.events.length);
  for (let index = 0; index < shared; index += 1) {
    if (canonical(one.events[index]) !== canonical(other.events[index])) return index;
  }
  return shared;
}

/** The names of the fields outside the events in which two records differ. */
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

/** Which of two logs is shown until the user picks one: the longer, or the one with the smaller hash. */
export function shownFirst(
  one: { readonly events: number; readonly hash: string },
  other: { readonly events: number; readonly hash: string },
): number {
  if (one.events !== other.events) return other.events - one.events;
  return one.hash < other.hash ? -1 : 1;
}

/** The latest moment in a record. */
export function lastMoment({ events, startedAt, finishedAt }: GameRecord): string | null {
  const moments = [startedAt, finishedAt, ...events.map(({ at }) => at)].filter(
    (each) => typeof each === 'string' && !Number.isNaN(Date.parse(each)),
  );
  const latest = Math.max(...moments.map((each) => Date.parse(String(each))));
  return Number.isFinite(latest) ? new Date(latest).toISOString() : null;
}
