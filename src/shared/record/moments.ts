import { believedUntil } from '../core/believed.ts';
import type { EventJson, GameRecord } from './game-record.ts';

/** A table that pauses for longer has continued on another day. */
const MOST_MINUTES = 12 * 60;

const MINUTE_MILLISECONDS = 60_000;

/**
 * How long a game took, as entered or according to its events. Returns `null` if a time of day is missing or a clock
 * was set back.
 */
export function minutesOf({ startedAt, finishedAt, events }: GameRecord): number | null {
  const entered = events.flatMap(({ at }) => millisecondsOf(at) ?? []);
  const begun = millisecondsOf(startedAt) ?? entered[0];
  const ended = millisecondsOf(finishedAt) ?? entered.at(-1);
  if (begun === undefined || ended === undefined) return null;
  let latest = -Infinity;
  const wentBack = entered.some((moment) => {
    latest = Math.max(latest, moment);
    return moment + MINUTE_MILLISECONDS < latest;
  });
  const minutes = Math.round((ended - begun) / MINUTE_MILLISECONDS);
  return !wentBack && minutes > 0 && minutes <= MOST_MINUTES ? minutes : null;
}

/**
 * The event times that can be shown in a log: they never decrease, and none is in the future. If a clock was wrong,
 * as few as possible are left out.
 */
export function timesOf(events: readonly EventJson[], now: string): readonly (string | null)[] {
  const until = Date.parse(believedUntil(now));
  const minutes = events.map(({ at }) => {
    const moment = millisecondsOf(at);
    return moment === null || moment >= until ? null : Math.floor(moment / MINUTE_MILLISECONDS);
  });
  const shown = longestRising(minutes);
  return events.map(({ at }, index) => (shown.has(index) && typeof at === 'string' ? at : null));
}

/** Milliseconds of a moment with a time of day; `null` for a day alone. */
function millisecondsOf(text: unknown): number | null {
  if (typeof text !== 'string' || !text.includes('T')) return null;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : moment;
}

/** The indexes of a longest non-decreasing subsequence; of several, the one with the lowest numbers. */
function longestRising(numbers: readonly (number | null)[]): ReadonlySet<number> {
  /** For each length, the index where the subsequence with the lowest end ends. */
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const [place, number] of numbers.entries()) {
    if (number === null) continue;
    let length = 0;
    for (let past = ends.length; length < past;) {
      const middle = (length + past) >>> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) <= number) length = middle + 1;
      else past = middle;
    }
    before.set(place, ends[length - 1]);
    ends[length] = place;
  }
  const row = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = before.get(place)) row.add(place);
  return row;
}
