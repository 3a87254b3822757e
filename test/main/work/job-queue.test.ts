import Database from 'better-sqlite3';
import { join } from 'node:path';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openJobQueue, type JobQueue } from '../../../src/main/work/job-queue.ts';
import type { JobView } from '../../../src/shared/api.ts';

const WORKER = join(import.meta.dirname, 'worker-for-tests.ts');

type Ending = 'done' | 'throw' | 'die' | 'hang' | 'eat' | 'write';

/** A queue whose jobs do what is ordered. */
function openQueue(megabytes?: number) {
  const file = join(mkdtempSync(join(tmpdir(), 'vernissage-work-')), 'work.db');
  const database = new Database(file);
  database.pragma('journal_mode = wal');
  database.exec(`
    CREATE TABLE order_of_test (steps INTEGER, ending TEXT);
    CREATE TABLE written (number INTEGER PRIMARY KEY, content TEXT);
    INSERT INTO order_of_test VALUES (0, '')`);
  const queue = openJobQueue(WORKER, file, { megabytes });
  const close = (): void => {
    queue.close();
    database.close();
  };
  const update = database.prepare('UPDATE order_of_test SET steps = ?, ending = ?');
  /** Sets what the next job does. */
  const order = (next: number, how: Ending = 'done'): void => void update.run(next, how);
  return { queue, database, order, close };
}

/** Its thread goes from test to test: none of them leaves a job. */
let common: ReturnType<typeof openQueue>;
beforeAll(() => {
  common = openQueue();
  return common.close;
});

/** The common queue, whose next job does this. */
function laid(steps: number, ending: Ending = 'done') {
  expect(common.queue.jobs()).toEqual([]);
  common.order(steps, ending);
  return common;
}

/** One of its own, for what ends the queue or its thread. */
function alone(steps: number, ending: Ending = 'done', megabytes?: number) {
  const own = openQueue(megabytes);
  onTestFinished(own.close);
  own.order(steps, ending);
  return own;
}

/** The states of the jobs that a watcher hears of. */
function states(queue: JobQueue): string[] {
  const told: string[] = [];
  onTestFinished(
    queue.watch((jobs) => told.push(jobs.map(({ id, state }) => `${id} ${state.kind}`).join(', '))),
  );
  return told;
}

/** Blocks this thread, like a write that waits. */
const sleep = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

const under = (queue: JobQueue, kind: JobView['state']['kind']) =>
  expect.poll(() => queue.jobs()[0]?.state.kind).toBe(kind);

describe('a job', () => {
  test('runs in a separate thread, reports its progress, and returns its result', async () => {
    const { queue } = laid(100_000);
    const told = states(queue);
    const started = queue.start('rebuild', null);
    await under(queue, 'running');
    expect(queue.jobs()[0]?.state).toMatchObject({ kind: 'running', of: 100_000 });
    const { state } = await started.ended;
    expect(state).toEqual({ kind: 'done', result: { games: 100_000, contradicted: 0 } });
    const { id } = started;
    expect(told[0]).toBe(`${id} waiting`);
    expect(told).toContain(`${id} running`);
    expect(told.at(-1)).toBe(`${id} done`);
    expect(queue.jobs()).toEqual([]);
  });

  test('waits for its turn, and may be cancelled before or where it is', async () => {
    const { queue, order } = laid(100_000);
    const first = queue.start('rebuild', null);
    const second = queue.start('rebuild', null);
    const third = queue.start('rebuild', null);
    await under(queue, 'running');
    expect(queue.jobs().map(({ state }) => state.kind)).toEqual(['running', 'waiting', 'waiting']);
    queue.cancel(second.id);
    expect((await second.ended).state).toEqual({ kind: 'cancelled' });
    order(2);
    expect(queue.cancel(first.id)).toBe(true);
    expect((await first.ended).state).toEqual({ kind: 'cancelled' });
    expect(queue.cancel(first.id)).toBe(false);
    expect((await third.ended).state).toEqual({ kind: 'done', result: { games: 2, contradicted: 0 } });
  });

  test.each<[what: string, ending: Ending, trouble: string | null, megabytes?: number]>([
    // The table it writes to doesn't exist.
    ['that fails', 'throw', 'damaged'],
    ['whose thread dies', 'die', null],
    ['that runs out of memory', 'eat', 'no-memory', 24],
  ])(
    '%s has failed alone, with its reason, and the next one runs',
    async (_what, ending, trouble, megabytes) => {
      const { queue, order } = alone(2, ending, megabytes);
      expect((await queue.start('rebuild', null).ended).state).toMatchObject({ kind: 'failed', trouble });
      order(2);
      expect((await queue.start('rebuild', null).ended).state.kind).toBe('done');
    },
  );

  test('that hangs is known to keep the process from ending, one whose thread died doesn’t prevent closing', async () => {
    // It waits for up to three seconds.
    const { wait } = Atomics;
    const waiting = vi.spyOn(Atomics, 'wait');
    onTestFinished(() => waiting.mockRestore());
    waiting.mockImplementation((array, at, value) => wait(array, at, value, 100));
    for (const ending of ['die', 'hang'] as const) {
      const { queue } = alone(0, ending);
      const { ended } = queue.start('rebuild', null);
      await (ending === 'die' ? ended : under(queue, 'running'));
      queue.close();
      expect(queue.isStuck(), ending).toBe(ending === 'hang');
    }
  });

  test('is concluded before the next begins, which sees the result of that', async () => {
    const { queue, order } = laid(2);
    const concluded: number[] = [];
    const first = queue.start('rebuild', null, ({ games }) => {
      concluded.push(games);
      order(5);
    });
    const second = queue.start('rebuild', null);
    expect((await second.ended).state).toEqual({ kind: 'done', result: { games: 5, contradicted: 0 } });
    expect((await first.ended).state.kind).toBe('done');
    expect(concluded).toEqual([2]);
  });

  test('whose conclusion fails has failed, and a cancelled one isn’t concluded', async () => {
    const { queue, order } = laid(2);
    const full = Object.assign(new Error('no room'), { code: 'ENOSPC' });
    const failing = queue.start('rebuild', null, () => {
      throw full;
    });
    expect((await failing.ended).state).toMatchObject({ kind: 'failed', trouble: 'disk-full' });
    order(100_000);
    const cancelled = queue.start('rebuild', null, () => expect.unreachable());
    await under(queue, 'running');
    queue.cancel(cancelled.id);
    expect((await cancelled.ended).state.kind).toBe('cancelled');
  });

  test('is cancelled when the app ends, and the database is unused when closing returns', async () => {
    const { queue, database } = alone(1_000_000, 'write');
    const started = queue.start('rebuild', null);
    await under(queue, 'running');
    queue.close();
    expect((await started.ended).state).toEqual({ kind: 'cancelled' });
    // SQLite grants no exclusive lock while another connection is open.
    expect(() => database.pragma('journal_mode = delete')).not.toThrow();
    expect(database.pragma('journal_mode', { simple: true })).toBe('delete');
  });

  test('keeps off the database as long as the table wants to write', async () => {
    const { queue, database } = laid(1_000_000, 'write');
    const started = queue.start('rebuild', null);
    const written = database.prepare<[], number>('SELECT COUNT(*) FROM written').pluck();
    await expect.poll(() => written.get()).toBeGreaterThan(0);
    const meanwhile = queue.tableFirst(() => {
      // A write that was about to happen when the table came goes first.
      sleep(300);
      const before = written.get() ?? 0;
      sleep(300);
      return (written.get() ?? 0) - before;
    });
    expect(meanwhile).toBe(0);
    const after = written.get() ?? 0;
    await expect.poll(() => written.get()).toBeGreaterThan(after);
    queue.cancel(started.id);
    await started.ended;
  });
});

describe('work in the background', () => {
  async function interrupted({ queue, order }: ReturnType<typeof openQueue>) {
    const background = queue.start('value', null);
    await under(queue, 'running');
    order(2);
    return { queue, background, other: queue.start('rebuild', null) };
  }

  test('gives way to any other job and goes on afterwards, as the same job', async () => {
    const { queue, order } = laid(1_000_000);
    const background = queue.start('value', null);
    await under(queue, 'running');
    const told = states(queue);
    order(2);
    const first = queue.start('rebuild', null);
    const second = queue.start('rebuild', null);
    expect(queue.jobs().map(({ id }) => id)).toEqual([background.id, first.id, second.id]);
    expect((await first.ended).state.kind).toBe('done');
    expect((await second.ended).state.kind).toBe('done');
    expect((await background.ended).state.kind).toBe('done');
    expect(told.join()).not.toContain('cancelled');
    expect(told.findLast((each) => each.includes('done'))).toBe(`${background.id} done`);
  });

  test('waits behind everything else, and can be cancelled for good', async () => {
    const { queue, order } = laid(1_000_000);
    const first = queue.start('rebuild', null);
    const background = queue.start('value', null);
    const second = queue.start('rebuild', null);
    await under(queue, 'running');
    expect(queue.jobs().map(({ id }) => id)).toEqual([first.id, second.id, background.id]);
    queue.cancel(first.id);
    queue.cancel(second.id);
    await first.ended;
    await under(queue, 'running');
    expect(queue.jobs()[0]?.id).toBe(background.id);
    queue.cancel(background.id);
    // It isn't interrupted, because it has been cancelled already.
    order(2);
    const third = queue.start('rebuild', null);
    expect((await background.ended).state.kind).toBe('cancelled');
    expect((await third.ended).state.kind).toBe('done');
    expect(queue.jobs()).toEqual([]);
  });

  test('is cancelled for good although it has just been interrupted', async () => {
    const { queue, background, other } = await interrupted(laid(1_000_000));
    queue.cancel(background.id);
    expect((await background.ended).state.kind).toBe('cancelled');
    expect((await other.ended).state.kind).toBe('done');
    expect(queue.jobs()).toEqual([]);
  });

  test('is cancelled with everything else when the app ends, also while it is interrupted', async () => {
    const { queue, background, other } = await interrupted(alone(1_000_000));
    queue.close();
    expect((await background.ended).state.kind).toBe('cancelled');
    expect((await other.ended).state.kind).toBe('cancelled');
    expect(queue.jobs()).toEqual([]);
  });
});
