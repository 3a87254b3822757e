import { fromJson } from '../../shared/core/json.ts';
import { isObject } from '../../shared/core/shape.ts';
import { DamagedJournal, isIntact, type SealedEntry, type StoredEntry } from './journal-row.ts';
import { isEdits, readRecord, withEdits, type Edit, type GameRecord } from '../../shared/record/index.ts';
import { unlessItFails } from '../../shared/core/unless-it-fails.ts';

/** A row of a game's journal: a log that the game continues from, edits made together, an undo or a redo. */
export type Entry =
  | { readonly kind: 'open'; readonly record: GameRecord }
  | { readonly kind: 'edit'; readonly edits: readonly Edit[] }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** A game's journal: the record it started with, the edits done, and those undone, latest last. */
export interface History {
  readonly opening: GameRecord;
  readonly done: readonly (readonly Edit[])[];
  readonly undone: readonly (readonly Edit[])[];
  readonly last: Entry['kind'];
}

export function opened(record: GameRecord): History {
  return { opening: record, done: [], undone: [], last: 'open' };
}

/** The history with one more row. A new edit clears what could be redone. */
export function withEntry(history: History, entry: Exclude<Entry, { kind: 'open' }>): History {
  const { opening, done, undone } = history;
  const { kind: last } = entry;
  switch (entry.kind) {
    case 'edit':
      return { opening, done: [...done, entry.edits], undone: [], last };
    case 'undo': {
      const taken = done.at(-1);
      return taken === undefined
        ? history
        : { opening, done: done.slice(0, -1), undone: [...undone, taken], last };
    }
    case 'redo': {
      const next = undone.at(-1);
      return next === undefined
        ? history
        : { opening, done: [...done, next], undone: undone.slice(0, -1), last };
    }
  }
}

/** The record after all edits done. */
export function recordOf({ opening, done }: History): GameRecord {
  const record = withEdits(opening, done.flat());
  if (!record.ok) throw new DamagedJournal(opening.id);
  return record.value;
}

/** A journal from all its rows in order. Throws if one is damaged or missing. */
export function historyOf(game: string, rows: readonly SealedEntry[]): History {
  let last: History | null = null;
  for (const history of historiesOf(game, rows)) last = history;
  if (last === null) throw new DamagedJournal(game);
  return last;
}

/** The record of a journal; `null` if a row is damaged or missing. */
export function recordIn(game: string, rows: readonly SealedEntry[]): GameRecord | null {
  return unlessItFails(() => recordOf(historyOf(game, rows))) ?? null;
}

/** A journal after each of its rows. Throws if one is damaged or missing. */
export function* historiesOf(game: string, rows: readonly SealedEntry[]): Generator<History> {
  if (!rows.every((row, at) => row.position === at && isIntact(row, game))) throw new DamagedJournal(game);
  let history: History | null = null;
  for (const row of rows) {
    const entry = readEntry(game, row);
    // A log of the same game that was imported replaces everything before it.
    if (entry.kind === 'open') history = opened(entry.record);
    else if (history === null) throw new DamagedJournal(game);
    else history = withEntry(history, entry);
    yield history;
  }
}

/** The columns that make up the entry. */
type Written = Pick<StoredEntry, 'kind' | 'content'>;

export function toRow(entry: Entry): Written {
  switch (entry.kind) {
    case 'open':
      return { kind: entry.kind, content: JSON.stringify(entry.record) };
    case 'edit':
      return { kind: entry.kind, content: JSON.stringify(entry.edits) };
    case 'undo':
    case 'redo':
      return { kind: entry.kind, content: null };
  }
}

function readEntry(game: string, { kind, content }: Written): Entry {
  if (kind === 'undo' || kind === 'redo') return { kind };
  const read = fromJson(content ?? '');
  if (kind === 'edit' && isEdits(read)) return { kind, edits: read };
  const record = kind === 'open' && isObject(read) ? readRecord(read) : null;
  if (record?.ok) return { kind: 'open', record: record.value };
  throw new DamagedJournal(game);
}
