import { crc32 } from 'node:zlib';

export const ENTRY_KINDS = ['open', 'edit', 'undo', 'redo'] as const;

/** A row of a journal as it lies in the file. */
export interface StoredEntry {
  readonly game: string;
  readonly position: number;
  readonly at: string;
  readonly kind: (typeof ENTRY_KINDS)[number];
  readonly content: string | null;
}

/** A row and the checksum it was written with: SQLite would not notice a digit that has changed on the disk. */
export interface SealedEntry extends StoredEntry {
  readonly checksum: number;
}

/** Reads the journal of a game, first row to last. */
export const SELECT_JOURNAL =
  'SELECT game, position, at, kind, content, checksum FROM journal WHERE game = ? ORDER BY position';

/** Writes a row of a journal. */
export const INSERT_ENTRY = `
  INSERT INTO journal (game, position, at, kind, content, checksum)
  VALUES (@game, @position, @at, @kind, @content, @checksum)`;

export function checksumOf({ game, position, at, kind, content }: StoredEntry): number {
  return crc32(`${game}\0${position}\0${at}\0${kind}\0${content ?? ''}`);
}

export function isIntact(entry: SealedEntry): boolean {
  return entry.checksum === checksumOf(entry);
}

/** A row that is not what was written: nothing is shown that nobody entered. */
export class DamagedJournal extends Error {
  constructor(game: string) {
    super(`the journal of game ${game} is not as it was written`);
  }
}
