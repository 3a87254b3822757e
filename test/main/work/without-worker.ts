import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { NEVER, type JobContext } from '../../../src/main/job/job.ts';
import { openGivenUp } from '../../../src/main/job/given-up.ts';
import { openForWork } from '../../../src/main/store/connection.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';

/** Does what a job does with the games in a folder, in this thread. */
export async function withoutWorker<Outcome>(
  folder: string,
  work: (context: JobContext) => Outcome | Promise<Outcome>,
  other: Partial<JobContext> = {},
): Promise<Outcome> {
  const file = join(folder, STORE_FILE);
  const database = openForWork(file);
  try {
    return await work({
      file,
      database,
      progress: () => undefined,
      pause: () => setImmediate(),
      cancelled: NEVER,
      givenUp: openGivenUp(() => undefined),
      letTableFirst: () => undefined,
      ...other,
    });
  } finally {
    database.close();
  }
}
