import type { Rebuilt } from '../../../src/shared/api.ts';
import type { Job } from '../../../src/main/job/job.ts';
import { writeInTurns } from '../../../src/main/job/in-turns.ts';
import { work } from '../../../src/main/work/thread.ts';

/**
 * Follows the table `order_of_test` of its database: counts so far, then ends in that way. Stands for any
 * long job.
 */
const asOrdered: Job<null, Rebuilt> = {
  run: async (_input, context) => {
    const { database, progress, pause } = context;
    const { steps, ending } = database
      .prepare<[], { steps: number; ending: string }>('SELECT steps, ending FROM order_of_test')
      .get() ?? { steps: 0, ending: 'done' };
    if (ending === 'write') {
      const insert = database.prepare('INSERT INTO written (number, content) VALUES (?, ?)');
      const things = function* () {
        for (let step = 0; step < steps; step += 1) {
          progress(step, steps);
          yield () => void insert.run(step, 'x'.repeat(2000));
        }
      };
      await writeInTurns(context, things());
      return { games: steps, contradicted: 0 };
    }
    for (let step = 0; step < steps; step += 1) {
      progress(step, steps);
      await pause();
    }
    if (ending === 'throw') database.exec('INSERT INTO nowhere VALUES (1)');
    if (ending === 'die') process.exit(7);
    if (ending === 'hang') {
      // Without a pause after it, in which it could still be cancelled.
      progress(steps, steps + 1);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
    }
    if (ending === 'eat') for (const eaten: object[] = []; ;) eaten.push(new Array(10_000).fill({}));
    return { games: steps, contradicted: 0 };
  },
};

const notAsked: Job<unknown, never> = {
  run: () => {
    throw new Error('no test asks for this');
  },
};

// The real ones would take most of a thread's start.
work({
  ...{ rebuild: asOrdered, value: asOrdered, sync: notAsked, 'look-through': notAsked, import: notAsked },
  ...{ backup: notAsked, copy: notAsked, check: notAsked, restore: notAsked, migrate: notAsked },
  ...{ 'find-backup': notAsked, repair: notAsked },
});
