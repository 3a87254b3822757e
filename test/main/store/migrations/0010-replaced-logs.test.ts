import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate, MIGRATIONS, versionOf } from '../../../../src/main/store/migrations/index.ts';
import { replacedLogs } from '../../../../src/main/store/migrations/0010-replaced-logs.ts';

test('version 10 remembers which logs of a game were replaced, each once, as long as there is the game', () => {
  const database = new Database(':memory:');
  database.pragma('foreign_keys = 1');
  const version = MIGRATIONS.indexOf(replacedLogs);
  migrate(database, version);
  database.exec(
    `INSERT INTO game (id, position, head, events, changed_at) VALUES ('one', 0, '{}', 0, '2026')`,
  );
  migrate(database, version + 1);
  expect(versionOf(database)).toBe(version + 1);
  database.exec(`
    INSERT INTO replaced_log (game, mark) VALUES ('one', 'a1');
    INSERT INTO correction (game, position, revision) VALUES ('one', 3, 1);
    INSERT INTO former_log (game, hash, record) VALUES ('one', 'b2', '{}')`);
  expect(() => database.exec(`INSERT INTO replaced_log (game, mark) VALUES ('one', 'a1')`)).toThrow('UNIQUE');
  expect(() => database.exec(`INSERT INTO replaced_log (game, mark) VALUES ('two', 'a1')`)).toThrow(
    'FOREIGN',
  );
  database.exec(`DELETE FROM game`);
  expect(database.prepare('SELECT COUNT(*) FROM replaced_log').pluck().get()).toBe(0);
  expect(database.prepare('SELECT COUNT(*) FROM former_log').pluck().get()).toBe(0);
  expect(database.prepare('SELECT COUNT(*) FROM correction').pluck().get()).toBe(0);
});
