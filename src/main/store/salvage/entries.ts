import { readFileSync, statSync } from 'node:fs';
import { isObject } from '../../../shared/core/shape.ts';
import { ENTRY_KINDS, isIntact, type SealedEntry } from '../journal-row.ts';
import { recordsIn, type Value } from './cells.ts';
import { pagesOf } from './pages.ts';

/** What can be found in a file, whatever has become of the rest of it. */
export interface Found {
  /** The intact rows of journals, by position, for each game. */
  readonly journals: ReadonlyMap<string, ReadonlyMap<number, SealedEntry>>;
  /** How far the journal of each game goes, as the file says elsewhere: what is not found up to there is lost. */
  readonly reached: ReadonlyMap<string, number>;
}

/** Every row of a journal that is anywhere in a database or its log and is as it was written. */
export function entriesIn(database: Buffer, log: Buffer): Found {
  const pages = pagesOf(database, log);
  const journals = new Map<string, Map<number, SealedEntry>>();
  const reached = new Map<string, number>();
  for (const page of pages.all) {
    for (const record of recordsIn(page, pages)) {
      const entry = entryOf(record);
      const said = entry === null ? reachedIn(record) : null;
      if (entry !== null) {
        const journal = journals.get(entry.game) ?? new Map<number, SealedEntry>();
        journals.set(entry.game, journal.set(entry.position, entry));
      }
      if (said !== null) reached.set(said.game, Math.max(said.position, reached.get(said.game) ?? 0));
    }
  }
  return { journals, reached };
}

export function entriesInFile(file: string): Found {
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

/** A row of the table of games: its head names the game once more, so that damage to either shows. */
function reachedIn(record: readonly Value[]): { readonly game: string; readonly position: number } | null {
  const [game, position, head] = record;
  if (typeof game !== 'string' || typeof position !== 'number' || typeof head !== 'string') return null;
  return position >= 0 && idIn(head) === game ? { game, position } : null;
}

function idIn(head: string): unknown {
  try {
    const read: unknown = JSON.parse(head);
    return isObject(read) ? read['id'] : null;
  } catch {
    return null;
  }
}
