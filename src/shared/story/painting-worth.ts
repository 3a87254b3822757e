import { lookAhead } from '../core/chances.ts';
import { hasWorthThen, type Painting } from '../core/wall.ts';
import { outcomesOf } from '../core/worth.ts';
import { openTable, step, worthAt, type GameRecord } from '../record/index.ts';

/** What a painting was worth when it was sold, with all of its lot, or when it was displayed. */
export interface PaintingWorth {
  /** On average. */
  readonly worth: number;
  /** The chance that it pays nothing: an average alone says too little. */
  readonly nothing: number;
}

/**
 * Plays the game up to the sale or the display. Returns `null` if the forecast says nothing about the
 * painting, or if the log breaks the rules before.
 */
export function paintingWorth(
  record: GameRecord,
  wall: readonly Painting[],
  painting: Painting,
): PaintingWorth | null {
  if (!hasWorthThen(painting)) return null;
  const { lot, hung, artist } = painting;
  let table = openTable(record);
  for (const event of record.events.slice(0, (lot ?? hung) + 1)) {
    if (!table.ok) return null;
    table = step(table.value, event);
  }
  if (!table.ok) return null;
  const then = worthAt(table.value, lookAhead())?.find((one) => one.artist === artist);
  if (then === undefined) return null;
  const paintings = lot === null ? 1 : wall.filter((one) => one.lot === lot).length;
  const [unranked] = outcomesOf(then, paintings);
  return { worth: paintings * then.worth, nothing: unranked?.chance ?? 0 };
}
