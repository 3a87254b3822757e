import Database from 'better-sqlite3';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MOST_WAITING_MILLISECONDS, untilFree } from '../../../src/main/api/until-free.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { dataFolder, done, FOUR, OFFER } from '../store/store-in.ts';
import { backendIn } from '../work/backend-in.ts';

const busy = () => new Database.SqliteError('database is locked', 'SQLITE_BUSY');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an entry while another connection is writing', () => {
  test('is saved as soon as the file is free, and other calls are answered meanwhile', async () => {
    const folder = dataFolder();
    const { client, store } = await backendIn(folder);
    const { id } = done(store.games.create(FOUR)).record;
    const slow = new Database(join(folder, STORE_FILE));
    slow.exec('BEGIN IMMEDIATE');
    let isKept = false;
    const entered = client.games
      .edit({ id, position: 0, edits: [{ kind: 'append', event: OFFER }] })
      .finally(() => (isKept = true));
    // Longer than a single wait for the lock.
    for (let looks = 0; looks < 3; looks += 1) {
      await after(150);
      expect((await client.games.open({ id })).position).toBe(0);
      expect(isKept).toBe(false);
    }
    slow.exec('ROLLBACK');
    slow.close();
    expect((await entered).record.events).toEqual([OFFER]);
  });

  test('is refused after a time limit', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    let tries = 0;
    const refused = untilFree(() => {
      tries += 1;
      now += MOST_WAITING_MILLISECONDS / 4;
      throw busy();
    });
    await expect(refused).rejects.toThrow('locked');
    expect(tries).toBe(4);
  });

  test('is not retried for any other reason', async () => {
    let tries = 0;
    const refused = untilFree(() => {
      tries += 1;
      throw new Database.SqliteError('no room', 'SQLITE_FULL');
    });
    await expect(refused).rejects.toThrow('no room');
    expect(tries).toBe(1);
  });
});
