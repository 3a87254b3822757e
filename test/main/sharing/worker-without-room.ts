import { JOBS } from '../../../src/main/work/jobs.ts';
import { work } from '../../../src/main/work/thread.ts';

/** Its disk is full. */
work({
  ...JOBS,
  sync: {
    run: () => Promise.reject(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })),
  },
});
