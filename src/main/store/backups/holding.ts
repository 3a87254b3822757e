import type { Database } from 'better-sqlite3';
import type { BackupHolding } from '../../../shared/api.ts';
import { readIn } from '../connection.ts';
import { bytesOf } from '../store-file.ts';
import { unlessItFails } from '../../../shared/core/unless-it-fails.ts';

/** What a backup contains; null if it is unreadable. */
export function holdingOf(file: string): BackupHolding | null {
  const held = unlessItFails(() => ({ of: readIn(file, heldIn), bytes: bytesOf(file) }));
  return held?.of === undefined ? null : { ...held.of, bytes: held.bytes };
}

function heldIn(database: Database): Omit<BackupHolding, 'bytes'> | undefined {
  return database
    .prepare<[], Omit<BackupHolding, 'bytes'>>(
      `SELECT (SELECT COUNT(*) FROM game WHERE trashed_at IS NULL) AS games,
         (SELECT MAX(changed_at) FROM game WHERE trashed_at IS NULL) AS lastChange,
         (SELECT COUNT(*) FROM player WHERE same_as IS NULL) AS players`,
    )
    .get();
}
