import type { Database } from 'better-sqlite3';
import { goesOnFrom, MOST_REPLACED, revisionOf } from '../../../shared/transfer/index.ts';
import { historiesOf, recordOf, type History } from '../history.ts';
import type { SealedEntry } from '../journal-row.ts';

/**
 * Fits what is known of corrections and imports to journals that were put together again. Otherwise a log would differ
 * from its copies on other machines by the number of its corrections.
 */
export function correctionRows(database: Database) {
  const insert = database.prepare<[string, number, number]>(
    'INSERT INTO correction (game, position, revision) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const deleteLost = database.prepare(
    'DELETE FROM correction WHERE position > (SELECT position FROM game WHERE id = correction.game)',
  );
  const deleteTaken = database.prepare<[string]>('DELETE FROM taken_log WHERE game = ?');
  return {
    /** Adds those that a journal shows. */
    find: (game: string, entries: readonly SealedEntry[]) => {
      for (const { position, revision } of correctionsIn(game, entries).slice(0, MOST_REPLACED))
        insert.run(game, position, revision);
    },
    /** Removes those of lost entries. What was imported into these games may have been lost too, and may come again. */
    dropLost: (games: readonly string[]) => {
      deleteLost.run();
      for (const game of games) deleteTaken.run(game);
    },
  };
}

interface Correction {
  readonly position: number;
  readonly revision: number;
}

function correctionsIn(game: string, entries: readonly SealedEntry[]): Correction[] {
  const found: Correction[] = [];
  let before: History | null = null;
  let position = 0;
  let revision = 0;
  for (const history of historiesOf(game, entries)) {
    if (history.last === 'open') revision = 0;
    else if (before !== null && corrects(history, before)) {
      revision = 1 + Math.max(revision, revisionOf(recordOf(before)));
      found.push({ position, revision });
    }
    before = history;
    position += 1;
  }
  return found;
}

function corrects(after: History, before: History): boolean {
  const appends = after.last === 'edit' && after.done.at(-1)?.every(({ kind }) => kind === 'append');
  return appends !== true && !goesOnFrom(recordOf(after), recordOf(before));
}
