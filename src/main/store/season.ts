import type { Database } from 'better-sqlite3';
import type { Season } from '../../shared/season/index.ts';
import { readBeside } from './beside.ts';
import { SEASON, SEASON_NAME, type Row } from './secondary.ts';

/** The season that everybody sees, and since when; `null` if nobody has chosen one, or somebody has put an end to it. */
export interface KeptSeason {
  readonly season: Season | null;
  readonly at: string;
}

export function openSeason(database: Database) {
  const select = database.prepare<[string], Row>('SELECT name, value FROM setting WHERE name = ?');
  const upsert = database.prepare<[string, string]>(
    'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  return {
    /** `null` as long as nobody has said anything about a season. */
    get: (): KeptSeason | null => {
      const row = select.get(SEASON_NAME);
      const said = row === undefined ? null : readBeside(database, SEASON, row);
      return said === null ? null : { season: said.season, at: said.at };
    },
    set: ({ season, at }: KeptSeason) => {
      upsert.run(SEASON_NAME, JSON.stringify({ season, at }));
    },
  };
}
