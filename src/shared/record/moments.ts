import { believedUntil } from '../core/believed.ts';
import type { EventJson, GameRecord } from './game-record.ts';

/** A table that stands for longer has gone on another day. */
const MOST_MINUTES = 12 * 60;

const MINUTE_MILLISECONDS = 60_000;

/**
 * How long a game took, as somebody wrote it down or as its entries were made. Nobody knows where no hour was written,
 * or where a clock was put back in the meantime.
 */
export function minutesOf({ startedAt, finishedAt, events }: GameRecord): number | null {
  const entered = events.flatMap(({ at }) => millisecondsOf(at) ?? []);
  const begun = millisecondsOf(startedAt) ?? entered[0];
  const ended = millisecondsOf(finishedAt) ?? entered.at(-1);
  if (begun === undefined || ended === undefined) return null;
  const wentBack = entered.some((moment, at) => moment + MINUTE_MILLISECONDS < (entered[at - 1] ?? moment));
  const minutes = Math.round((ended - begun) / MINUTE_MILLISECONDS);
  return !wentBack && minutes > 0 && minutes <= MOST_MINUTES ? minutes : null;
}

/**
 * The times of a log's entries that can be shown beside each other: they never go back, and none is still to come. Where
 * a clock was wrong for a while, as few as possible are left out.
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

/** A moment with its hour; a day alone is none. */
function millisecondsOf(text: unknown): number | null {
  if (typeof text !== 'string' || !text.includes('T')) return null;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : moment;
}

/** The places of as many numbers as there can be that never go down, of several such rows the one with the lower numbers. */
function longestRising(numbers: readonly (number | null)[]): ReadonlySet<number> {
  /** For each length, where the row of that length ends that ends lowest. */
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
