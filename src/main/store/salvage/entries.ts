import { readFileSync, statSync } from 'node:fs';
import { ENTRY_KINDS, isIntact, type SealedEntry } from '../journal-row.ts';
import { recordsIn, type Value } from './cells.ts';
import { pagesOf } from './pages.ts';

/** The intact rows of journals, a map of positions for each game. */
export type Journals = ReadonlyMap<string, ReadonlyMap<number, SealedEntry>>;

/** Every row of a journal that is anywhere in a database or its log and is as it was written. */
export function entriesIn(database: Buffer, log: Buffer): Journals {
  const pages = pagesOf(database, log);
  const found = new Map<string, Map<number, SealedEntry>>();
  for (const page of pages.all) {
    for (const record of recordsIn(page, pages)) {
      const entry = entryOf(record);
      if (entry === null) continue;
      const journal = found.get(entry.game) ?? new Map<number, SealedEntry>();
      found.set(entry.game, journal.set(entry.position, entry));
    }
  }
  return found;
}

export function entriesInFile(file: string): Journals {
  const log = `${file}-wal`;
  const there = statSync(log, { throwIfNoEntry: false }) !== undefined;
  return entriesIn(readFileSync(file), there ? readFileSync(log) : Buffer.alloc(0));
}

function entryOf(record: readonly Value[]): SealedEntry | null {
  const [game, position, at, word, content = null, checksum] = record;
  const kind = ENTRY_KINDS.find((each) => each === word);
  if (record.length !== 6 || kind === undefined) return null;
  if (typeof game !== 'string' || typeof at !== 'string' || typeof content === 'number') return null;
  if (typeof position !== 'number' || typeof checksum !== 'number') return null;
  const entry = { game, position, at, kind, content, checksum };
  return isIntact(entry) ? entry : null;
}
