import type { Database } from 'better-sqlite3';
import {
  editionKey,
  EDITION_IDS,
  isBox,
  sharedKey,
  type AnyEdition,
  type Box,
} from '../../shared/record/index.ts';
import { outdateAll } from './beside.ts';
import { readPlayedBox, type Row } from './secondary.ts';

/** What the games here were played with, by the keys in `projected_game.edition`; `null` if that can't be read. */
export interface PlayedEditions {
  /** The same object for the same key. */
  readonly edition: (key: string) => AnyEdition | null;
  /** One for all boxes of a base with the same numbers of play. */
  readonly counted: (key: string) => AnyEdition | null;
}

interface BoxRow extends Row {
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
    const box = readPlayed(database, row);
    if (box === null) continue;
    known.set(row.edition, box);
    if (!together.has(row.shared)) together.set(row.shared, box);
  }

  function edition(key: string): AnyEdition | null {
    const found = known.get(key);
    if (found === undefined) outdateAll(database, key);
    return found ?? null;
  }

  return {
    edition,
    counted: (key) => together.get(shared.get(key) ?? key) ?? edition(key),
  };
}

/** A row of `projected_box`. */
export function readPlayed(database: Database, row: Row): Box | null {
  const box = readPlayedBox(row);
  if (box === null) outdateAll(database, String(row['edition']));
  return box;
}

/** Keeps the box of a game for its key, in the caller's transaction. */
export function openPlayedBoxes(database: Database): { readonly keep: (edition: AnyEdition) => void } {
  const put = database.prepare<[string, string, string, string]>(
    `INSERT INTO projected_box (edition, box, shared, document) VALUES (?, ?, ?, ?)
     ON CONFLICT (edition) DO UPDATE SET shared = excluded.shared, document = excluded.document`,
  );
  return {
    keep: (edition) => {
      if (!isBox(edition)) return;
      put.run(editionKey(edition), edition.id, sharedKey(edition), JSON.stringify(edition));
    },
  };
}
