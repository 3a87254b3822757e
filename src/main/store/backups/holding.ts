import { statSync } from 'node:fs';
import type { BackupHolding } from '../../../shared/api.ts';
import { openToRead } from '../connection.ts';

/** What a backup contains; null if it is unreadable. */
export function holdingOf(file: string): BackupHolding | null {
  try {
    const database = openToRead(file);
    try {
      const held = database
        .prepare<
          [],
          { readonly games: number; readonly lastChange: string | null; readonly players: number }
        >(
          `SELECT (SELECT COUNT(*) FROM game WHERE trashed_at IS NULL) AS games,
             (SELECT MAX(changed_at) FROM game WHERE trashed_at IS NULL) AS lastChange,
             (SELECT COUNT(*) FROM player WHERE same_as IS NULL) AS players`,
        )
        .get();
      return held === undefined ? null : { ...held, bytes: statSync(file).size };
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}
