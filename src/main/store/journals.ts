import type { Database } from 'better-sqlite3';
import { historyOf, type History } from './history.ts';
import { DamagedJournal, SELECT_JOURNAL, type SealedEntry } from './journal-row.ts';

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
