import type { SealedEntry } from '../journal-row.ts';

/**
 * A journal put together from what was found of it and what is kept of it elsewhere. What was found is the later writing
 * and wins; what is kept fills its gaps, as long as it is the same journal up to there. Where neither knows a row, the
 * journal ends.
 */
export function joined(
  found: ReadonlyMap<number, SealedEntry>,
  kept: readonly SealedEntry[],
): readonly SealedEntry[] {
  const entries: SealedEntry[] = [];
  // Rows that differ say that the table went another way since the other writing.
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
