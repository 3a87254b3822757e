import { dirname } from 'node:path';
import type { Job, JobContext } from '../../../src/main/job/job.ts';
import { JOBS } from '../../../src/main/work/jobs.ts';
import { work } from '../../../src/main/work/thread.ts';
import { isHeld } from './holding.ts';

/** The app's worker, whose jobs can be held half-way: however slow the test is, it cancels them before they are done. */
work({
  ...JOBS,
  rebuild: held(JOBS.rebuild),
  // A small file is copied at once.
  copy: held(JOBS.copy, 0),
  repair: held(JOBS.repair),
  'look-through': held(JOBS['look-through']),
  import: held(JOBS.import),
});

function held<Input, Outcome>({ run }: Job<Input, Outcome>, from = 0.5): Job<Input, Outcome> {
  const nobody = new Int32Array(new SharedArrayBuffer(4));
  return {
    run: (input, context) => {
      const { file, cancelled, givenUp, pause, letTableFirst } = context;
      const progress: JobContext['progress'] = (done, of, before) => {
        const stays = () => of !== null && done >= of * from && isHeld(dirname(file), before ?? '');
        do context.progress(done, of, before);
        while (stays() && Atomics.wait(nobody, 0, 0, 5) === 'timed-out');
      };
      return run(input, {
        file,
        get database() {
          return context.database;
        },
        cancelled,
        givenUp,
        progress,
        pause,
        letTableFirst,
      });
    },
  };
}
