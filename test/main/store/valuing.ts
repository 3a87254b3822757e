import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { JobContext } from '../../../src/main/job/job.ts';
import { openForWork } from '../../../src/main/store/connection.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { value } from '../../../src/main/store/valuing.ts';

/** Works out what the forecast says about the games in a folder; returns how many games that were. */
export async function workOut(folder: string, meanwhile: Partial<JobContext> = {}): Promise<number> {
  const file = join(folder, STORE_FILE);
  const database = openForWork(file);
  try {
    const { games } = await value.run(null, {
      file,
      database,
      progress: () => undefined,
      pause: () => setImmediate(),
      cancelled: new AbortController().signal,
      letTableFirst: () => undefined,
      ...meanwhile,
    });
    return games;
  } finally {
    database.close();
  }
}
