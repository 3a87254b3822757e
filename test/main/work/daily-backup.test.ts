import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backupsFolder, newBackup } from '../../../src/main/store/backups/backup-files.ts';
import type { KeptStore } from '../../../src/main/store/kept-store.ts';
import { backUpDaily } from '../../../src/main/work/daily-backup.ts';
import type { JobQueue } from '../../../src/main/work/job-queue.ts';
import type { BackedUp, Change } from '../../../src/shared/api.ts';
import { dataFolder, FOUR, storeIn } from '../store/store-in.ts';
import { backendIn } from './backend-in.ts';
import { fromOutside } from '../store/from-outside.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 19) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An app left open, which returns its backups. */
function leftOpen(games: number, shelf = 'finished') {
  const folder = dataFolder();
  const reportError: unknown[] = [];
  const taken: string[] = [];
  const now = () => new Date().toISOString();
  const store = {
    folder,
    now,
    games: {
      counts: () => {
        if (games < 0) throw new Error('nobody can count them');
        return { unfinished: 0, finished: 0, abandoned: 0, [shelf]: games };
      },
    },
  } as unknown as KeptStore;
  const start = (kind: string, { at, reason }: { at: string; reason: 'daily' }) => {
    const { name } = newBackup(folder, { at, reason });
    taken.push(`${kind} ${name}`);
    writeFileSync(join(backupsFolder(folder), name), '');
    const result: BackedUp = { kind: 'taken', name };
    return { id: '1', ended: Promise.resolve({ id: '1', kind, state: { kind: 'done', result } }) };
  };
  const stop = backUpDaily(store, { start } as unknown as JobQueue, (error) => reportError.push(error));
  return {
    taken,
    reportError,
    stop,
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  };
}

describe('the daily backup', () => {
  test('is made after the first screen has appeared, and again after a day in an app that stays open', async () => {
    const [none, abandoned] = [leftOpen(0), leftOpen(1, 'abandoned')];
    const { taken, pass, stop } = leftOpen(1, 'unfinished');
    await pass(9 * SECOND);
    expect(taken).toEqual([]);
    await pass(2 * SECOND);
    expect(taken).toEqual(['backup vernissage 2026-11-21T19-00-10Z daily 1.db']);
    expect([none.taken, abandoned.taken]).toEqual([[], taken]);
    for (const other of [none, abandoned]) other.stop();
    await pass(23 * HOUR);
    expect(taken).toHaveLength(1);
    await pass(HOUR);
    expect(taken).toHaveLength(2);
    expect(taken[1]).toMatch(/2026-11-22T19/);
    stop();
  });

  test('continues daily after a clock was years ahead or behind for a while', async () => {
    const { taken, pass, stop } = leftOpen(1);
    await pass(11 * SECOND);
    for (const wrong of [Date.UTC(2029, 4, 1), Date.UTC(2020, 0, 1)]) {
      const right = Date.now();
      vi.setSystemTime(wrong);
      await pass(2 * HOUR);
      vi.setSystemTime(right + 2 * HOUR);
      const before = taken.length;
      await pass(72 * HOUR);
      expect(taken.slice(before)).toHaveLength(3);
    }
    expect(taken).toHaveLength(1 + 2 * (1 + 3));
    stop();
  });

  test('reports that its check failed, and tries again', async () => {
    const { reportError, pass, stop } = leftOpen(-1);
    await pass(11 * SECOND);
    expect(reportError).toHaveLength(1);
    await pass(HOUR);
    expect(reportError).toHaveLength(2);
    stop();
  });

  test('is no longer made once the app has ended', async () => {
    const { taken, pass, stop } = leftOpen(1);
    stop();
    await pass(48 * HOUR);
    expect(taken).toEqual([]);
  });
});

test('the daily backup of an app that is open appears in lists as soon as it is made; a backup that finds damage tells all views', async () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const folder = dataFolder();
  const before = storeIn(folder);
  before.games.create(FOUR);
  before.close();
  const { client } = await backendIn(folder);
  const changes = await client.changes();
  const heard = async (what: Change['kind']) => {
    for (;;) {
      const { done, value } = await changes.next();
      if (done === true) throw new Error('the app has ended');
      if (value.kind === what) return;
    }
  };
  vi.advanceTimersByTime(11 * SECOND);
  await heard('keeping');
  expect((await client.keeping.overview()).backups).toMatchObject([{ reason: 'daily' }]);
  fromOutside(folder, (database) => database.exec('UPDATE game SET position = position + 1'));
  await client.keeping.backUp();
  await heard('outage');
  expect(await client.keeping.outage()).toMatchObject({ problem: { kind: 'damaged' } });
});
