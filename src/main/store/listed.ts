import type { Database } from 'better-sqlite3';
import { timelineOf, type RecordHead } from '../../shared/record/index.ts';
import { heal } from './beside.ts';
import { recordOf } from './history.ts';
import { openStoredGames } from './journals.ts';
import { openSeating } from './seating.ts';
import { headOf, readHead, readStanding, standingIn, textOf, type Standing } from './standing.ts';

export interface Listed {
  readonly head: RecordHead;
  readonly standing: Standing | null;
}

export interface ListedGame extends Listed {
  readonly changedAt: string;
  readonly trashedAt: string | null;
}

export interface ListedRow {
  readonly id: string;
  readonly head: string;
  readonly standing: string | null;
}

/** Reads what is listed of games. What can't be read is made again from their journals. */
export function openListed(database: Database) {
  const read = openStoredGames(database);
  const seat = openSeating(database);
  const selectLast = database
    .prepare<[string], string>('SELECT at FROM journal WHERE game = ? ORDER BY position DESC LIMIT 1')
    .pluck();
  const update = database.prepare<[string, number, string | null, string, string]>(
    'UPDATE game SET head = ?, events = ?, standing = ?, changed_at = ? WHERE id = ?',
  );

  function remade(id: string): Listed {
    const [stored] = read([id]);
    if (stored === undefined) throw new Error('a game that is read is returned');
    const record = recordOf(stored.history());
    // A written result counts, even if a replay contradicts it.
    const standing = readStanding(stored.standing) ?? standingIn(timelineOf(record, null));
    heal(database, `what lists show of game ${id} is made again`, () => {
      const at = selectLast.get(id) ?? '';
      update.run(headOf(record), record.events.length, textOf(standing), at, id);
      seat(record, at);
      return true;
    });
    return { head: { ...record, events: [] }, standing };
  }

  return {
    listed: ({ id, head: written, standing: text }: ListedRow): Listed => {
      const head = readHead(written);
      const standing = readStanding(text);
      return head?.id === id && (standing === null) === (text === null) ? { head, standing } : remade(id);
    },
    remade,
  };
}
