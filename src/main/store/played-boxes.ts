import type { Database } from 'better-sqlite3';
import { editionKey, isBox, sharedKey, type AnyEdition, type Box } from '../../shared/record/index.ts';
import { outdateAll } from './beside.ts';
import { readPlayedBox, type Row } from './secondary.ts';

/** A row of `projected_box`. */
export function readPlayed(database: Database, row: Row): Box | null {
  const box = readPlayedBox(row);
  if (box === null) outdateAll(database, String(row['edition']));
  return box;
}

/** Keeps the box of a game for its key, in the caller's transaction. */
export function openPlayedBoxes(database: Database): (edition: AnyEdition) => void {
  const put = database.prepare<[string, string, string, string]>(
    `INSERT INTO projected_box (edition, box, shared, document) VALUES (?, ?, ?, ?)
     ON CONFLICT (edition) DO UPDATE SET shared = excluded.shared, document = excluded.document`,
  );
  return (edition) => {
    if (isBox(edition)) put.run(editionKey(edition), edition.id, sharedKey(edition), JSON.stringify(edition));
  };
}
