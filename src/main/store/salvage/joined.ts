import type { SealedEntry } from '../journal-row.ts';

/** A journal put together from what was found of it and what is kept of it elsewhere. */
export interface Joined {
  readonly entries: readonly SealedEntry[];
  /** How many rows of it were found that have no way back to them: an earlier one is missing. */
  readonly cutOff: number;
}

/**
 * What was found is the later writing and wins; what is kept fills its gaps, as long as it is the same journal up to
 * there. Where neither knows a row, the journal ends.
 */
export function joined(found: ReadonlyMap<number, SealedEntry>, kept: readonly SealedEntry[]): Joined {
  const entries: SealedEntry[] = [];
  const last = Math.max(-1, ...found.keys());
  // Rows that differ say that the table went another way since the other writing.
  const parting = kept.findIndex(({ position, checksum }) => {
    const other = found.get(position);
    return other !== undefined && other.checksum !== checksum;
  });
  const usable = parting === -1 ? kept : kept.slice(0, parting);
  for (let position = 0; position <= last || position < usable.length; position += 1) {
    const entry = found.get(position) ?? usable[position];
    if (entry === undefined) break;
    entries.push(entry);
  }
  const reached = entries.length;
  return { entries, cutOff: [...found.keys()].filter((position) => position >= reached).length };
}
