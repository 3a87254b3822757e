import Database from 'better-sqlite3';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openForWriting } from '../../../src/main/store/connection.ts';
import { gameRows } from '../../../src/main/store/game-rows.ts';
import { openGames } from '../../../src/main/store/games.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { openProjections } from '../../../src/main/store/projections.ts';
import { dataFolder, done, surroundings } from '../store/laid-store.ts';
import { evenings } from '../store/many-games.ts';
import { calledOff, ended, workplaceIn } from './laid-workplace.ts';

/** Enough of them that nothing is done with them all before anybody can say stop. */
const MANY = 300;

/** A folder with many games, laid once. */
let many: string;
beforeAll(() => {
  many = mkdtempSync(join(tmpdir(), 'vernissage-many-'));
  const different = evenings(12);
  const database = done(openForWriting(join(many, STORE_FILE)));
  // Nothing here need survive a power cut.
  database.pragma('synchronous = off');
  const games = openGames(gameRows(database, openProjections(database)), surroundings());
  for (let at = 0; at < MANY; at += 1) games.add({ ...different[at % different.length], id: `game-${at}` });
  database.close();
});
afterAll(() => rmSync(many, { recursive: true }));

function folderOfMany(): string {
  const folder = dataFolder();
  copyFileSync(join(many, STORE_FILE), join(folder, STORE_FILE));
  return folder;
}

/** The same, whose history was worked out by other rules. */
function outdated(): string {
  const folder = folderOfMany();
  const database = new Database(join(folder, STORE_FILE));
  database.exec('UPDATE projected_game SET version = 0');
  database.close();
  return folder;
}

// A thread takes its time to start on a machine that has much else to do.
describe('working history out anew', { timeout: 60_000 }, () => {
  test('is called off half-way: it says how many games are left, and goes on at the next start, or when asked', async () => {
    const folder = outdated();
    const first = await workplaceIn(folder);
    await calledOff(first.client, 'rebuild');
    const left = await first.client.history.behind();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(MANY);
    first.close();

    const { client } = await workplaceIn(folder);
    await calledOff(client, 'rebuild');
    const further = await client.history.behind();
    expect(further).toBeLessThan(left);
    const rebuilt = ended(client, 'rebuild');
    const { job } = await client.history.catchUp();
    expect(await client.history.catchUp()).toEqual({ job });
    expect(await rebuilt).toEqual({ kind: 'done', result: { games: further, contradicted: 0 } });
    expect(await client.history.behind()).toBe(0);
  });
});
