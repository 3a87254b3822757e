import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { MIGRATIONS, migrate } from '../../../../src/main/store/migrations/index.ts';
import { imports } from '../../../../src/main/store/migrations/0004-imports.ts';

test('players keep their names and merges, and recalculating doesn’t change them', () => {
  const database = new Database(':memory:');
  const version = MIGRATIONS.indexOf(imports);
  migrate(database, version);
  database.exec(`
    INSERT INTO player (id, name) VALUES ('axel', 'Axel the Elder');
    INSERT INTO player (id, name, same_as) VALUES ('axl', 'Axl', 'axel')`);
  migrate(database, version + 1);
  expect(database.prepare('SELECT id, name, renamed FROM player').all()).toEqual([
    { id: 'axel', name: 'Axel the Elder', renamed: 1 },
    { id: 'axl', name: 'Axl', renamed: 1 },
  ]);
  expect(database.prepare('SELECT player, goes_by, same FROM identity').all()).toEqual([
    { player: 'axl', goes_by: 'axel', same: 1 },
  ]);
  expect(() =>
    database.exec(`INSERT INTO identity (player, goes_by, same, at) VALUES ('axel', 'axl', 0, '')`),
  ).toThrow('UNIQUE');
});
