import Database from 'better-sqlite3';
import { afterEach, expect, test, vi } from 'vitest';
import { writeInTurns } from '../../../src/main/job/in-turns.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The write turns for items that take this long to prepare and to write, by a fake clock. */
async function turnsOf(things: number, preparing: number, writing: number): Promise<readonly number[]> {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const database = new Database(':memory:');
  const turns: number[] = [];
  let inTurn = 0;
  function* prepared(): Generator<() => void> {
    for (let thing = 0; thing < things; thing += 1) {
      expect(database.inTransaction).toBe(false);
      now += preparing;
      yield () => {
        expect(database.inTransaction).toBe(true);
        now += writing;
        inTurn += 1;
      };
    }
  }
  const pause = (): Promise<void> => {
    expect(database.inTransaction).toBe(false);
    turns.push(inTurn);
    inTurn = 0;
    return Promise.resolve();
  };
  let asked = 0;
  const letTableFirst = (): void => {
    expect(database.inTransaction).toBe(false);
    asked += 1;
  };
  await writeInTurns({ database, pause, letTableFirst }, prepared());
  expect(asked, 'before each turn the table is asked').toBe(turns.length);
  expect(inTurn).toBe(0);
  database.close();
  return turns;
}

test('everything is written, and the table gets its turn every few milliseconds', async () => {
  const turns = await turnsOf(100, 0.5, 1);
  expect(turns.reduce((sum, turn) => sum + turn, 0)).toBe(100);
  expect(Math.max(...turns)).toBeLessThanOrEqual(8);
  // Each time several are prepared, not only the first.
  expect(turns.length).toBeLessThan(50);
});

test('a slow write gets a turn of its own, without any preparation in it', async () => {
  expect(await turnsOf(5, 1, 12)).toEqual([1, 1, 1, 1, 1]);
});

test('what was prepared is written even if the next can’t be', async () => {
  const [database, written] = [new Database(':memory:'), [] as string[]];
  function* failing(): Generator<() => void> {
    for (const one of ['first', 'second']) yield () => void written.push(one);
    throw new Error('cancelled');
  }
  const others = { pause: () => Promise.resolve(), letTableFirst: () => undefined };
  await expect(writeInTurns({ database, ...others }, failing())).rejects.toThrow('cancelled');
  expect(written).toEqual(['first', 'second']);
});

test('a slow preparation doesn’t wait for more', async () => {
  expect(await turnsOf(3, 50, 0.1)).toEqual([1, 1, 1]);
});
