import type { Database } from 'better-sqlite3';
import {
  editionKey,
  EDITION_IDS,
  isBox,
  readBox,
  sharedKey,
  type AnyEdition,
} from '../../shared/record/index.ts';
import { DamagedFile } from './file-trouble.ts';
import { readKept } from './game-views.ts';

/** What the games here were played with, by the keys in `projected_game.edition`. */
export interface PlayedEditions {
  /** The same object for the same key. */
  readonly edition: (key: string) => AnyEdition;
  /** One for all boxes of a base with the same numbers of play. */
  readonly counted: (key: string) => AnyEdition;
}

interface BoxRow {
  readonly edition: string;
  readonly shared: string;
  readonly document: string;
}

export function playedEditions(database: Database): PlayedEditions {
  const rows = database
    .prepare<[], BoxRow>('SELECT edition, shared, document FROM projected_box ORDER BY edition')
    .all();
  const known = new Map<string, AnyEdition>(EDITION_IDS.map((id) => [id, id]));
  const together = new Map(known);
  const shared = new Map(rows.map((row) => [row.edition, row.shared]));
  for (const row of rows) {
    const box = readBox(readKept(row.document));
    if (!box.ok) throw new DamagedFile();
    known.set(row.edition, box.value);
    if (!together.has(row.shared)) together.set(row.shared, box.value);
  }
  return {
    edition: (key) => found(known, key),
    counted: (key) => found(together, shared.get(key) ?? key),
  };
}

function found(editions: ReadonlyMap<string, AnyEdition>, key: string): AnyEdition {
  const edition = editions.get(key);
  if (edition === undefined) throw new DamagedFile();
  return edition;
}

/** Keeps the box of a game for its key, in the caller's transaction. */
export function openPlayedBoxes(database: Database): { readonly keep: (edition: AnyEdition) => void } {
  const put = database.prepare<[string, string, string, string]>(
    `INSERT INTO projected_box (edition, box, shared, document) VALUES (?, ?, ?, ?)
     ON CONFLICT (edition) DO UPDATE SET document = excluded.document`,
  );
  return {
    keep: (edition) => {
      if (!isBox(edition)) return;
      put.run(editionKey(edition), edition.id, sharedKey(edition), JSON.stringify(edition));
    },
  };
}
