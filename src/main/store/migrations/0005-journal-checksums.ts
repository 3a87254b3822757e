import type { Database } from 'better-sqlite3';
import { checksumOf, ENTRY_KINDS } from '../journal-row.ts';

/**
 * Every row of a journal has a checksum, so that a byte that changes on the disk is noticed, and in which
 * row.
 */
export function journalChecksums(database: Database): void {
  database.function('journal_checksum', { deterministic: true }, (game, position, at, kind, content) => {
    const known = ENTRY_KINDS.find((each) => each === kind);
    if (known === undefined) throw new Error('a journal has rows of four kinds');
    return checksumOf({
      game: String(game),
      position: Number(position),
      at: String(at),
      kind: known,
      content: content === null ? null : String(content),
    });
  });
  database.exec(`
    ALTER TABLE journal ADD COLUMN checksum INTEGER;
    DROP TRIGGER journal_rows_do_not_change;
    UPDATE journal SET checksum = journal_checksum(game, position, at, kind, content);
    CREATE TRIGGER journal_rows_do_not_change BEFORE UPDATE ON journal
    BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END;
    CREATE TRIGGER journal_rows_are_sealed BEFORE INSERT ON journal WHEN NEW.checksum IS NULL
    BEGIN SELECT RAISE(ABORT, 'a row of the journal carries its checksum'); END;
  `);
}
