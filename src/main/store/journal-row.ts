import { crc32 } from 'node:zlib';

export const ENTRY_KINDS = ['open', 'edit', 'undo', 'redo'] as const;

/** A row of a journal as stored. */
export interface StoredEntry {
  readonly game: string;
  readonly position: number;
  readonly at: string;
  readonly kind: (typeof ENTRY_KINDS)[number];
  readonly content: string | null;
}

/** A row with its checksum: SQLite wouldn't notice a changed digit on the disk. */
export interface SealedEntry extends StoredEntry {
  readonly checksum: number;
}

/** Reads a game's journal in order. */
export const SELECT_JOURNAL =
  'SELECT game, position, at, kind, content, checksum FROM journal WHERE game = ? ORDER BY position';

export const INSERT_ENTRY = `
  INSERT INTO journal (game, position, at, kind, content, checksum)
  VALUES (@game, @position, @at, @kind, @content, @checksum)`;

export function checksumOf({ game, position, at, kind, content }: StoredEntry): number {
  return crc32(`${game}\0${position}\0${at}\0${kind}\0${content ?? ''}`);
}

/** Whether a row is what was written, and of this game: through a damaged page SQLite may return another's. */
export function isIntact(entry: SealedEntry, game = entry.game): boolean {
  return entry.game === game && entry.checksum === checksumOf(entry);
}

/** A row isn't what was written. It is never shown. */
export class DamagedJournal extends Error {
  constructor(game: string) {
    super(`the journal of game ${game} is not as it was written`);
  }
}
