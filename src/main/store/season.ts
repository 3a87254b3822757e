import type { Database } from 'better-sqlite3';
import { isObject } from '../../shared/core/shape.ts';
import { readSeason, type Season } from '../../shared/season/index.ts';

/** The season that everybody sees, and since when; `null` if nobody has chosen one, or somebody has put an end to it. */
export interface KeptSeason {
  readonly season: Season | null;
  readonly at: string;
}

export interface SeasonRow {
  /** `null` as long as nobody has said anything about a season. */
  readonly get: () => KeptSeason | null;
  readonly set: (kept: KeptSeason) => void;
}

/** One row beside the settings: it is said by the group, not chosen for this computer. */
const NAME = 'season';

export function openSeason(database: Database): SeasonRow {
  const select = database.prepare<[string], string>('SELECT value FROM setting WHERE name = ?').pluck();
  const upsert = database.prepare<[string, string]>(
    'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  return {
    get: () => {
      const text = select.get(NAME);
      const value: unknown = text === undefined ? null : JSON.parse(text);
      return isObject(value) && typeof value['at'] === 'string'
        ? { season: readSeason(value['season']), at: value['at'] }
        : null;
    },
    set: ({ season, at }) => {
      upsert.run(NAME, JSON.stringify({ season, at }));
    },
  };
}
