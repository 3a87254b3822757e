import Database from 'better-sqlite3';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openWorkshop, type Workshop } from '../../../src/main/work/workshop.ts';
import type { JobView } from '../../../src/shared/api.ts';
import { dataFolder } from '../store/laid-store.ts';

const WORKER = join(import.meta.dirname, 'worker-for-tests.ts');

type Ending = 'done' | 'throw' | 'die' | 'eat' | 'write';

interface Laid {
  readonly workshop: Workshop;
  readonly database: Database.Database;
  /** Sets what the next job does. */
  readonly order: (steps: number, ending: Ending) => void;
}

function laid(megabytes?: number): Laid {
  const file = join(dataFolder(), 'work.db');
  const database = new Database(file);
  database.pragma('journal_mode = wal');
  database.exec(`
    CREATE TABLE order_of_test (steps INTEGER, ending TEXT);
    CREATE TABLE written (number INTEGER PRIMARY KEY, content TEXT);
    INSERT INTO order_of_test VALUES (0, 'done')`);
  const workshop = openWorkshop(WORKER, file, megabytes);
  onTestFinished(() => {
    workshop.close();
    database.close();
  });
  const update = database.prepare('UPDATE order_of_test SET steps = ?, ending = ?');
  return { workshop, database, order: (steps, ending) => void update.run(steps, ending) };
}

/** The states of the first job that a watcher hears of. */
function states(workshop: Workshop): string[] {
  const told: string[] = [];
  workshop.watch((jobs) => told.push(jobs.map(({ id, state }) => `${id} ${state.kind}`).join(', ')));
  return told;
}

/** Blocks this thread, like a write that waits. */
const sleep = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

const under = (workshop: Workshop, kind: JobView['state']['kind']) =>
  expect.poll(() => workshop.jobs()[0]?.state.kind, { timeout: 20_000 }).toBe(kind);

// Threads start slowly on a busy machine.
describe('a job', { timeout: 30_000 }, () => {
  test('runs in a separate thread and returns its result', async () => {
    const { workshop, order } = laid();
    order(300, 'done');
    const told = states(workshop);
    const started = workshop.start('rebuild', null);
    const { state } = await started.ended;
    expect(state).toEqual({ kind: 'done', result: { games: 300, contradicted: 0 } });
    expect(told[0]).toBe('1 waiting');
    expect(told).toContain('1 running');
    expect(told.at(-1)).toBe('1 done');
    expect(workshop.jobs()).toEqual([]);
  });

  test('reports its progress, also to later watchers', async () => {
    const { workshop, order } = laid();
    order(100_000, 'done');
    workshop.start('rebuild', null);
    await under(workshop, 'running');
    const [job] = workshop.jobs();
    expect(job?.state).toMatchObject({ kind: 'running', of: 100_000 });
  });

  test('is cancelled where it is', async () => {
    const { workshop, order } = laid();
    order(100_000, 'done');
    const started = workshop.start('rebuild', null);
    await under(workshop, 'running');
    expect(workshop.cancel(started.id)).toBe(true);
    expect((await started.ended).state).toEqual({ kind: 'cancelled' });
    expect(workshop.cancel(started.id)).toBe(false);
  });

  test('waits for its turn, and may be cancelled before', async () => {
    const { workshop, order } = laid();
    order(100_000, 'done');
    const first = workshop.start('rebuild', null);
    const second = workshop.start('rebuild', null);
    const third = workshop.start('rebuild', null);
    await under(workshop, 'running');
    expect(workshop.jobs().map(({ state }) => state.kind)).toEqual(['running', 'waiting', 'waiting']);
    workshop.cancel(second.id);
    expect((await second.ended).state).toEqual({ kind: 'cancelled' });
    order(2, 'done');
    workshop.cancel(first.id);
    expect((await third.ended).state).toEqual({ kind: 'done', result: { games: 2, contradicted: 0 } });
  });

  test('that fails returns SQLite’s message, and the next job runs anyway', async () => {
    const { workshop, order } = laid();
    order(2, 'throw');
    const failed = await workshop.start('rebuild', null).ended;
    // The table it writes to doesn't exist.
    expect(failed.state).toMatchObject({ kind: 'failed', trouble: 'damaged' });
    order(2, 'done');
    expect((await workshop.start('rebuild', null).ended).state.kind).toBe('done');
  });

  test('whose thread dies has failed, and the next job gets a new thread', async () => {
    const { workshop, order } = laid();
    order(2, 'die');
    const failed = await workshop.start('rebuild', null).ended;
    expect(failed.state).toMatchObject({ kind: 'failed', trouble: null });
    order(2, 'done');
    expect((await workshop.start('rebuild', null).ended).state.kind).toBe('done');
  });

  test('that runs out of memory fails alone, with a message, and the next job gets a new thread', async () => {
    const { workshop, order } = laid(48);
    order(2, 'eat');
    const failed = await workshop.start('rebuild', null).ended;
    expect(failed.state).toMatchObject({ kind: 'failed', trouble: 'no-memory' });
    order(2, 'done');
    expect((await workshop.start('rebuild', null).ended).state.kind).toBe('done');
  });

  test('whose thread died doesn’t prevent closing', async () => {
    const { workshop, order } = laid();
    order(2, 'die');
    await workshop.start('rebuild', null).ended;
    const begun = performance.now();
    workshop.close();
    // Closing waits up to three seconds for a busy thread.
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  test('is concluded before the next begins, which sees the result of that', async () => {
    const { workshop, order } = laid();
    order(2, 'done');
    const concluded: number[] = [];
    const first = workshop.start('rebuild', null, ({ games }) => {
      concluded.push(games);
      order(5, 'done');
    });
    const second = workshop.start('rebuild', null);
    expect((await second.ended).state).toEqual({ kind: 'done', result: { games: 5, contradicted: 0 } });
    expect((await first.ended).state.kind).toBe('done');
    expect(concluded).toEqual([2]);
  });

  test('whose conclusion fails has failed, and a cancelled one isn’t concluded', async () => {
    const { workshop, order } = laid();
    order(2, 'done');
    const full = Object.assign(new Error('no room'), { code: 'ENOSPC' });
    const failing = workshop.start('rebuild', null, () => {
      throw full;
    });
    expect((await failing.ended).state).toMatchObject({ kind: 'failed', trouble: 'disk-full' });
    order(100_000, 'done');
    const calledOff = workshop.start('rebuild', null, () => expect.unreachable());
    await under(workshop, 'running');
    workshop.cancel(calledOff.id);
    expect((await calledOff.ended).state.kind).toBe('cancelled');
  });

  test('is cancelled when the app ends, and the database is unused when closing returns', async () => {
    const { workshop, order, database } = laid();
    order(1_000_000, 'write');
    const started = workshop.start('rebuild', null);
    await under(workshop, 'running');
    workshop.close();
    expect((await started.ended).state).toEqual({ kind: 'cancelled' });
    // SQLite grants no exclusive lock while another connection is open.
    expect(() => database.pragma('journal_mode = delete')).not.toThrow();
    expect(database.pragma('journal_mode', { simple: true })).toBe('delete');
  });

  test('keeps off the database as long as the table wants to write', async () => {
    const { workshop, order, database } = laid();
    order(1_000_000, 'write');
    const started = workshop.start('rebuild', null);
    const written = database.prepare<[], number>('SELECT COUNT(*) FROM written').pluck();
    await expect.poll(() => written.get(), { timeout: 20_000 }).toBeGreaterThan(0);
    const meanwhile = workshop.tableFirst(() => {
      // A write that was about to happen when the table came goes first.
      sleep(300);
      const before = written.get() ?? 0;
      sleep(300);
      return (written.get() ?? 0) - before;
    });
    expect(meanwhile).toBe(0);
    const after = written.get() ?? 0;
    await expect.poll(() => written.get(), { timeout: 20_000 }).toBeGreaterThan(after);
    workshop.cancel(started.id);
    await started.ended;
  });

  test('lets the table write again and again, however much it writes itself', async () => {
    const { workshop, order, database } = laid();
    order(80_000, 'write');
    const insert = database.prepare('INSERT INTO order_of_test VALUES (?, ?)');
    let turns = 0;
    const started = workshop.start('rebuild', null);
    let over = false;
    void started.ended.then(() => (over = true));
    await under(workshop, 'running');
    while (!over) {
      insert.run(0, 'at the table');
      turns += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect((await started.ended).state.kind).toBe('done');
    expect(database.prepare('SELECT COUNT(*) FROM written').pluck().get()).toBe(80_000);
    expect(turns).toBeGreaterThan(3);
  });
});
