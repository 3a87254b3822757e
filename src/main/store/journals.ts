import type { Database } from 'better-sqlite3';
import { historyOf, type History } from './history.ts';
import { DamagedJournal, isIntact, SELECT_JOURNAL, type SealedEntry } from './journal-row.ts';

/**
 * Reads a journal and compares its length with the one stored beside it: a damaged page may return fewer rows
 * without an error.
 */
export function openJournals(database: Database): (game: string) => History {
  const selectPosition = database.prepare<[string], number>('SELECT position FROM game WHERE id = ?').pluck();
  const selectRows = database.prepare<[string], SealedEntry>(SELECT_JOURNAL);
  // A snapshot of both, because the worker may be writing.
  return database.transaction((game: string) => {
    const rows = selectRows.all(game);
    if (rows.length - 1 !== selectPosition.get(game)) throw new DamagedJournal(game);
    return historyOf(game, rows);
  });
}

/**
 * The text of a record whose journal is only its opening, as of most imported games: much faster than reading and
 * writing it. `null` for any other game.
 */
export function openTexts(database: Database): (game: string) => string | null {
  const selectRow = database.prepare<[string], SealedEntry>(
    `SELECT game, journal.position, at, kind, content, checksum FROM journal JOIN game ON game.id = journal.game
     WHERE game.id = ? AND game.position = 0 AND journal.position = 0`,
  );
  return (game) => {
    const row = selectRow.get(game);
    if (row === undefined) return null;
    if (row.kind !== 'open' || !isIntact(row)) throw new DamagedJournal(game);
    return row.content;
  };
}
