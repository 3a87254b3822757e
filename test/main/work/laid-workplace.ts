import { createRouterClient } from '@orpc/server';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ChoosePlace } from '../../../src/main/api/calls.ts';
import { openWorkplace } from '../../../src/main/workplace.ts';
import { hasEnded, type JobKind, type JobOf, type JobView } from '../../../src/shared/api.ts';

export const WORKER = join(import.meta.dirname, '../../../src/main/work/worker.ts');

/** A run of the app without a window, as its views see it. */
export async function workplaceIn(folder: string, choosePlace: ChoosePlace = () => null) {
  const manner = { quitInMenu: true, quit: () => undefined, worker: WORKER, choosePlace };
  const place = await openWorkplace(folder, manner);
  if (place?.kind !== 'open') throw new Error('the games are open');
  onTestFinished(place.close);
  const client = createRouterClient(place.router, { context: { bytes: 0, rights: 'edit' } });
  return { folder, store: place.store, client, close: place.close };
}

export type Client = Awaited<ReturnType<typeof workplaceIn>>['client'];

/** How the next job of a kind ends, as a view is told; `meanwhile` hears of it until then. */
export async function ended<Kind extends JobKind>(
  client: Client,
  kind: Kind,
  meanwhile: (job: JobOf<Kind>) => void = () => undefined,
): Promise<JobOf<Kind>['state']> {
  for await (const jobs of await client.work.watch()) {
    const job = jobs.find((each): each is JobOf<Kind> & JobView => each.kind === kind);
    if (job === undefined) continue;
    if (hasEnded(job.state)) return job.state;
    meanwhile(job);
  }
  throw new Error('the app has ended');
}

/** Calls the next job of a kind off as soon as it has got somewhere. */
export async function calledOff(client: Client, kind: JobKind): Promise<void> {
  const state = await ended(client, kind, ({ id, state: now }) => {
    if (now.kind !== 'running' || now.done === 0) return;
    void client.work.cancel({ id });
  });
  if (state.kind !== 'cancelled') throw new Error(`it was ${state.kind} before it could be called off`);
}
