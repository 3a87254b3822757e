import { basename, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { FileContents, Imported } from '../../../src/shared/api.ts';
import { importGames, type ImportOrder } from '../../../src/main/transfer/import-games.ts';
import { lookThrough, type FileOrder } from '../../../src/main/transfer/look-through.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { openJobQueue, type JobQueue } from '../../../src/main/work/job-queue.ts';
import { HOLDING_WORKER } from '../work/holding.ts';
import { withoutWorker } from '../work/without-worker.ts';

/** The jobs of a folder. */
export function queueIn(folder: string): JobQueue {
  const queue = openJobQueue(HOLDING_WORKER, join(folder, STORE_FILE));
  onTestFinished(queue.close);
  return queue;
}

/** The job of the files at these paths. */
export function orderOf(...paths: readonly string[]): FileOrder {
  return { file: 'f', sources: paths.map((path) => ({ name: basename(path), path })) };
}

export const AT = '2026-11-21T23:00:00.000Z';

/** Looks through files as the worker does. */
export async function look(folder: string, ...paths: readonly string[]): Promise<FileContents> {
  return withoutWorker(folder, (context) => lookThrough.run(orderOf(...paths), context));
}

/** Imports files as the worker does. */
export async function take(
  folder: string,
  paths: readonly string[],
  more: Partial<Pick<ImportOrder, 'answers' | 'anyway'>> = {},
): Promise<Imported> {
  const order = { ...orderOf(...paths), answers: [], at: AT, ...more };
  const taken = await withoutWorker(folder, (context) => importGames.run(order, context));
  if (taken.kind === 'not-safe') throw new Error('the backup before it failed');
  return taken;
}
