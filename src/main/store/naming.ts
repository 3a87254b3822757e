import type { Database } from 'better-sqlite3';
import { isBelieved } from '../../shared/core/believed.ts';
import { isNameless } from '../../shared/core/person-name.ts';
import type { RecordHead } from '../../shared/record/index.ts';

/** What people are called: the name they were given last, or the name in their latest game. */
export function openNaming(database: Database) {
  const meet = database.prepare<[string, string, string]>(`
    INSERT INTO player (id, name, named_at) VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, named_at = excluded.named_at
    WHERE renamed = 0 AND (excluded.named_at, excluded.name) > (named_at, name)`);
  const rename = database.prepare<[string, string, string]>(`
    INSERT INTO player (id, name, named_at, renamed) VALUES (?, ?, ?, 1)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, named_at = excluded.named_at, renamed = 1
    WHERE renamed = 0 OR (excluded.named_at, excluded.name) > (named_at, name)`);
  const meetAs = (id: string, name: string, at: string): void => {
    // Logs travel without names, which come by themselves.
    if (isNameless(name)) meet.run(id, '', '');
    else meet.run(id, name, at);
  };
  return {
    /**
     * Registers the players of a game under the names in it, unless a later name is known. Times in the future
     * are ignored.
     */
    meet: ({ players, startedAt }: RecordHead, now: string) => {
      const namedAt = typeof startedAt === 'string' && isBelieved(startedAt, now) ? startedAt : '';
      for (const { id, name } of players) meetAs(id, name, namedAt);
    },
    /** The same for one person, whose name was in a game of this time. */
    meetAs,
    /** Sets a person's name from this time on. An empty name erases it. */
    rename: (id: string, name: string, at: string) => void rename.run(id, name, at),
  };
}
