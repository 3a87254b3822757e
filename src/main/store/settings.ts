import type { Database } from 'better-sqlite3';
import { readSettings, type Settings } from '../../shared/api.ts';
import { readBeside } from './beside.ts';
import { SEASON_NAME, SETTINGS, type Row } from './secondary.ts';

/** The user's settings. Missing or invalid ones have their defaults. */
export function openSettings(database: Database) {
  const selectAll = database.prepare<[string], Row>('SELECT name, value FROM setting WHERE name <> ?');
  const upsert = database.prepare<[string, string]>(
    'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );

  const get = (): Settings =>
    readSettings(
      Object.fromEntries(
        selectAll.all(SEASON_NAME).flatMap((row) => {
          const setting = readBeside(database, SETTINGS, row);
          return setting === null ? [] : [setting];
        }),
      ),
    );

  return {
    get,
    set: database.transaction((change: Partial<Settings>) => {
      for (const [name, value] of Object.entries(change)) upsert.run(name, JSON.stringify(value));
      return get();
    }),
  };
}
