import type { Database } from 'better-sqlite3';
import { EDITION_IDS, type AnyEdition } from '../../shared/record/index.ts';
import { readPlayedBox, type Row } from '../store/secondary.ts';

/** What the games here were played with, by the keys in `projected_game.edition`; `null` if that can't be read. */
export type PlayedEditions = ReturnType<typeof playedEditions>;

interface BoxRow extends Row {
  readonly edition: string;
  readonly shared: string;
  readonly document: string;
}

/** `onMisread` hears, once each, of keys of games whose box can't be read. */
export function playedEditions(database: Database, onMisread: (key: string) => void) {
  const rows = database
    .prepare<[], BoxRow>('SELECT edition, shared, document FROM projected_box ORDER BY edition')
    .all();
  const known = new Map<string, AnyEdition | null>(EDITION_IDS.map((id) => [id, id]));
  const together = new Map(known);
  const keys = new Map(rows.map((row) => [row.edition, row.shared]));
  for (const row of rows) {
    const box = readPlayedBox(row);
    if (box === null) continue;
    known.set(row.edition, box);
    if (!together.has(row.shared)) together.set(row.shared, box);
  }
  const shared = (key: string): string => keys.get(key) ?? key;

  function edition(key: string): AnyEdition | null {
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, null);
    onMisread(key);
    return null;
  }

  return {
    /** The same object for the same key. */
    edition,
    /** The same key for all boxes of a base with the same numbers of play. */
    shared,
    /** One of them for all. */
    counted: (key: string) => together.get(shared(key)) ?? edition(key),
  };
}
