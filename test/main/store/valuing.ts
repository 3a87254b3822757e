import type { JobContext } from '../../../src/main/job/job.ts';
import { value } from '../../../src/main/store/valuing.ts';
import { withoutWorker } from '../work/without-worker.ts';

/** Works out what the forecast says about the games in a folder; returns how many games that were. */
export async function workOut(folder: string, meanwhile: Partial<JobContext> = {}): Promise<number> {
  const { games } = await withoutWorker(folder, (context) => value.run(null, context), meanwhile);
  return games;
}
