import type { Database } from 'better-sqlite3';
import { historyOf, type History } from './history.ts';
import { DamagedJournal, isIntact, SELECT_JOURNAL, type SealedEntry } from './journal-row.ts';

/** What is stored of a game, as it was at one moment. */
export interface StoredGame {
  readonly id: string;
  /** The length of its journal; -1 if there is no such game. */
  readonly position: number;
  readonly standing: string | null;
  /** Throws if the journal isn't as it was written. */
  readonly history: () => History;
}

export function openJournals(database: Database): (game: string) => History {
  const read = openStoredGames(database);
  return (id) => read([id]).map(({ history }) => history())[0] ?? missing(id);
}

/**
 * Reads games with their journals, many at once, because each time SQLite locks the file. Compares a journal's length
 * with the one stored beside it: a damaged page may return fewer rows without an error.
 */
export function openStoredGames(database: Database): (ids: readonly string[]) => StoredGame[] {
  const selectGame = database.prepare<[string], Pick<StoredGame, 'position' | 'standing'>>(
    'SELECT position, standing FROM game WHERE id = ?',
  );
  const selectRows = database.prepare<[string], SealedEntry>(SELECT_JOURNAL);
  // A snapshot of both, because the worker may be writing.
  return database.transaction((ids: readonly string[]) =>
    ids.map((id) => {
      const rows = selectRows.all(id);
      const { position = -1, standing = null } = selectGame.get(id) ?? {};
      const history = (): History =>
        rows.length > 0 && rows.length - 1 === position ? historyOf(id, rows) : missing(id);
      return { id, position, standing, history };
    }),
  );
}

function missing(id: string): never {
  throw new DamagedJournal(id);
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
    if (row.kind !== 'open' || !isIntact(row, game)) throw new DamagedJournal(game);
    return row.content;
  };
}
