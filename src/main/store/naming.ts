import type { Database } from 'better-sqlite3';
import { isBelieved } from '../../shared/core/believed.ts';
import type { RecordHead } from '../../shared/record/index.ts';

/** What people are called: the name they were given last, or the name in their latest game. */
export interface Naming {
  /**
   * Registers the players of a game under the names in it, unless a later name is known. Times in the future
   * are ignored.
   */
  readonly meet: (game: RecordHead, now: string) => void;
  /** Sets a person's name from this time on. */
  readonly rename: (id: string, name: string, at: string) => void;
}

export function openNaming(database: Database): Naming {
  const meet = database.prepare<[string, string, string]>(`
    INSERT INTO player (id, name, named_at) VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, named_at = excluded.named_at
    WHERE renamed = 0 AND (excluded.named_at, excluded.name) > (named_at, name)`);
  const rename = database.prepare<[string, string, string]>(`
    INSERT INTO player (id, name, named_at, renamed) VALUES (?, ?, ?, 1)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, named_at = excluded.named_at, renamed = 1
    WHERE renamed = 0 OR (excluded.named_at, excluded.name) > (named_at, name)`);
  return {
    meet: ({ players, startedAt }, now) => {
      const namedAt = typeof startedAt === 'string' && isBelieved(startedAt, now) ? startedAt : '';
      for (const { id, name } of players) meet.run(id, name, namedAt);
    },
    rename: (id, name, at) => void rename.run(id, name, at),
  };
}
