import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareRestore, putInPlace } from '../../../src/main/store/backups/restoring.ts';
import { STORE_FILE, type Store } from '../../../src/main/store/index.ts';
import { startEmpty } from '../../../src/main/store/salvage/repairing.ts';
import { FOUR_NAMES } from '../../fixtures/people.ts';
import { backUp, copyStore, fromOutside, overwrite, repair } from './from-outside.ts';
import { dataFolder, done, edit, FOUR, storeIn } from './store-in.ts';

const NOW = '2026-11-21T20:00:00Z';

/** Adds entries, long enough for pages of their own. */
function write(store: Store, game: string, letters: string): void {
  for (const letter of letters) edit(store, game, { kind: 'header', fields: { notes: letter.repeat(900) } });
}

/** Two games of nine entries, or more, and a backup from when they had five. */
async function played(later = 'efgh') {
  const folder = dataFolder();
  const store = storeIn(folder);
  const [one, other] = [done(store.games.create(FOUR)).record.id, done(store.games.create(FOUR)).record.id];
  for (const game of [one, other]) write(store, game, 'abcd');
  const backup = await backUp(folder);
  for (const game of [one, other]) write(store, game, later);
  store.close();
  return { folder, backup, one, other };
}

/** Takes rows out of a journal. SQLite finds nothing wrong with that. */
function lose(folder: string, game: string, ...positions: readonly number[]): void {
  fromOutside(folder, (database) => {
    database.exec('PRAGMA secure_delete = 1; DROP TRIGGER journal_rows_stay');
    const row = database.prepare<[string, number]>('DELETE FROM journal WHERE game = ? AND position = ?');
    for (const position of positions) row.run(game, position);
    database.exec(
      `CREATE TRIGGER journal_rows_stay BEFORE DELETE ON journal BEGIN SELECT RAISE(ABORT, ''); END`,
    );
  });
}

/** As if a run had been killed with games at these positions. */
function kill(folder: string, positions: Readonly<Record<string, number>>): void {
  const mark = { run: 'killed', phase: 'running', games: Object.entries(positions) };
  writeFileSync(join(folder, `${STORE_FILE}-running`), `${JSON.stringify(mark)}\n`);
}

/** Opens a folder; returns how many entries its games have, and what is missing. */
function look(folder: string) {
  const store = storeIn(folder);
  const missing = store.notices.flatMap((news) => (news.kind === 'entries-missing' ? news.missing : []));
  const games = store.games.list().map(({ head: { id } }) => [id, (store.games.get(id)?.position ?? -1) + 1]);
  store.close();
  return { entries: Object.fromEntries(games) as Readonly<Record<string, number>>, missing };
}

test('after a kill entries come back from wherever they are, one by one, and the rest is named with its round', async () => {
  const { folder, one, other } = await played();
  const [file, aside] = [join(folder, STORE_FILE), join(folder, 'set-aside', '2026-11-20T21-00-00')];
  const whole = readFileSync(file);
  cpSync(file, join(aside, STORE_FILE));
  // Of the one game everything is somewhere, of the other nowhere an entry.
  lose(aside, one, 2);
  lose(aside, other, 6);
  for (const game of [one, other]) lose(folder, game, 2, 6);
  kill(folder, { [one]: 8, [other]: 8 });
  const missing = [{ game: other, players: FOUR_NAMES, kept: 6, of: 9, round: 1, knownBy: 'mark' }];
  expect(look(folder)).toMatchObject({ entries: { [one]: 9, [other]: 6 }, missing });
  // Somebody finds an old copy of everything.
  writeFileSync(join(folder, 'backups', 'vernissage 2026-11-19T20-00-00Z by-hand.db'), whole);
  expect(repair(folder, NOW, true)).toMatchObject({ whole: true, games: 1, missing: [] });
  expect(look(folder).entries).toEqual({ [one]: 9, [other]: 9 });
});

test('nothing is taken from another course of a game', async () => {
  const { folder, backup, one, other } = await played();
  prepareRestore(folder, backup.name);
  putInPlace(folder, NOW, true);
  expect(repair(folder, NOW, true)).toMatchObject({ whole: true, games: 0, missing: [] });
  const store = storeIn(folder);
  for (const game of [one, other]) write(store, game, 'EFGH');
  store.close();
  // Where they parted, or all that differs: the backup from before the restore has nine entries of both.
  lose(folder, one, 5);
  lose(folder, other, 5, 6, 7, 8);
  kill(folder, { [one]: 8, [other]: 7 });
  expect(look(folder)).toMatchObject({ entries: { [one]: 5, [other]: 5 }, missing: [{ of: 9 }, { of: 8 }] });
});

test('entries that were cut off never come back behind what was entered instead', async () => {
  const { folder, one } = await played('efghijklmnop');
  rmSync(join(folder, 'backups'), { recursive: true });
  lose(folder, one, 2);
  kill(folder, { [one]: 16 });
  write(storeIn(folder), one, 'B');
  const copy = dataFolder();
  copyStore(folder, copy);
  overwrite(join(copy, STORE_FILE), 'SQLite format 3', 'nonsense');
  expect(repair(copy, NOW).missing).toEqual([]);
  expect(look(copy).entries[one]).toBe(3);
});

test('an undamaged file gets back what was cut or set aside, except for games that have gone on since', async () => {
  const { folder, one, other } = await played();
  await backUp(folder, '2026-11-20T22:00:00Z');
  // Earlier versions didn't look there.
  renameSync(join(folder, 'backups'), join(folder, 'away'));
  for (const game of [one, other]) lose(folder, game, 5, 6, 7, 8);
  kill(folder, { [one]: 8, [other]: 8 });
  expect(look(folder).missing).toHaveLength(2);
  renameSync(join(folder, 'away'), join(folder, 'backups'));
  const store = storeIn(folder);
  write(store, other, 'E');
  store.close();
  expect(repair(folder, NOW, true)).toMatchObject({ whole: true, games: 1, missing: [], backup: null });
  startEmpty(folder, NOW);
  expect(repair(folder, NOW, true)).toMatchObject({ whole: true, games: 2, missing: [] });
  expect(look(folder).entries).toEqual({ [one]: 9, [other]: 6 });
});
