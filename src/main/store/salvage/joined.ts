import type { SealedEntry } from '../journal-row.ts';

/**
 * Combines the rows of a journal found in damaged files with those in a backup. Found rows are newer and win;
 * the backup fills gaps up to the first row that differs. The journal ends at the first row missing in both.
 */
export function joined(
  found: ReadonlyMap<number, SealedEntry>,
  kept: readonly SealedEntry[],
): readonly SealedEntry[] {
  const entries: SealedEntry[] = [];
  // Rows that differ show that the game took a different course after the backup.
  const parting = kept.find(({ position, checksum }) => {
    const other = found.get(position);
    return other !== undefined && other.checksum !== checksum;
  });
  const usable = new Map(kept.map((entry) => [entry.position, entry]));
  for (let position = 0; ; position += 1) {
    const old = position < (parting?.position ?? Infinity) ? usable.get(position) : undefined;
    const entry = found.get(position) ?? old;
    if (entry === undefined) return entries;
    entries.push(entry);
  }
}
