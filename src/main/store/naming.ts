import type { Database } from 'better-sqlite3';
import { isBelieved } from '../../shared/core/believed.ts';
import type { RecordHead } from '../../shared/record/index.ts';

/** What people are called: as somebody named them, else as in the latest game that names them. */
export interface Naming {
  /** Knows everybody in a game, by the name it gives them unless a better one is known. A time still to come is none. */
  readonly meet: (game: RecordHead, now: string) => void;
  /** Somebody said that this person is called so from this moment on. */
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
