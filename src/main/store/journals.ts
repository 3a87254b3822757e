import type { Database } from 'better-sqlite3';
import { historyOf, type History } from './history.ts';
import { DamagedJournal, SELECT_JOURNAL, type SealedEntry } from './journal-row.ts';

/** Reads a journal, which must be as long as stands beside it: a damaged page may give fewer rows and no error. */
export function openJournals(database: Database): (game: string) => History {
  const selectPosition = database.prepare<[string], number>('SELECT position FROM game WHERE id = ?').pluck();
  const selectRows = database.prepare<[string], SealedEntry>(SELECT_JOURNAL);
  // Both as they stand at one moment, whatever the worker writes meanwhile.
  return database.transaction((game: string) => {
    const rows = selectRows.all(game);
    if (rows.length - 1 !== selectPosition.get(game)) throw new DamagedJournal(game);
    return historyOf(game, rows);
  });
}
