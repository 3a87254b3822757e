import { createRouterClient } from '@orpc/server';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { ChoosePlace } from '../../../src/main/api/calls.ts';
import { openWorkplace, type Manner } from '../../../src/main/workplace.ts';
import { hasEnded, type JobKind, type JobOf, type JobView } from '../../../src/shared/api.ts';

export const WORKER = join(import.meta.dirname, '../../../src/main/work/worker.ts');

/** A run of the app without a window, as its views see it. */
export async function workplaceIn(folder: string, choosePlace: ChoosePlace = () => null) {
  const run = await runIn(folder, { choosePlace });
  expect(run.badDays.current()).toBeNull();
  return run;
}

/** The same if the games may not be open. */
export async function runIn(folder: string, { patience, ...manner }: RunOptions = {}) {
  const noted: unknown[] = [];
  const place = await openWorkplace(
    folder,
    {
      quitInMenu: true,
      quit: () => undefined,
      worker: WORKER,
      choosePlace: () => null,
      note: (error) => noted.push(error),
      ...manner,
    },
    patience,
  );
  if (place === null) throw new Error('nobody else has the folder');
  onTestFinished(place.close);
  const client = createRouterClient(place.router, { context: { rights: 'edit' } });
  return { ...place, client, noted };
}

interface RunOptions extends Partial<Manner> {
  readonly patience?: number;
}

export type Client = Awaited<ReturnType<typeof workplaceIn>>['client'];

/** How the next job of a kind ends; `meanwhile` is called with its progress. */
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

/** Cancels the next job of a kind as soon as it has made progress. */
export async function calledOff(client: Client, kind: JobKind): Promise<void> {
  const state = await ended(client, kind, ({ id, state: now }) => {
    if (now.kind !== 'running' || now.done === 0) return;
    void client.work.cancel({ id });
  });
  if (state.kind !== 'cancelled') throw new Error(`it was ${state.kind} before it could be called off`);
}
