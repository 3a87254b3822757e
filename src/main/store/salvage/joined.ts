import type { SealedEntry } from '../journal-row.ts';

/** Undamaged rows of a journal by position. */
export type Rows = ReadonlyMap<number, SealedEntry>;

/**
 * Fills gaps with the rows of an older place. A row that differs, or one beyond all that the game ever had, shows that the
 * game took another course after that place was written. Then it counts up to the last row before that which both have,
 * because they may have parted right there.
 */
export function fillFrom(older: Rows, known: Map<number, SealedEntry>, length = Infinity): void {
  const parting = [...older.keys()]
    .filter((at) => at >= length || (known.get(at) ?? older.get(at))?.checksum !== older.get(at)?.checksum)
    .reduce((first, at) => Math.min(first, at), Infinity);
  const shared = [...older.keys()].filter((at) => at < parting && known.has(at));
  const end = parting === Infinity ? Infinity : Math.max(-1, ...shared);
  for (const [position, row] of older) {
    if (position <= end && !known.has(position)) known.set(position, row);
  }
}

/** A journal ends before its first missing row. */
export function upToGap(known: Rows): readonly SealedEntry[] {
  const rows: SealedEntry[] = [];
  for (let row = known.get(0); row !== undefined; row = known.get(rows.length)) rows.push(row);
  return rows;
}

export function byPosition(rows: readonly SealedEntry[]): Rows {
  return new Map(rows.map((row) => [row.position, row]));
}
