import { expect, onTestFinished } from 'vitest';
import type { ChoosePlace } from '../../../src/main/api/calls.ts';
import type { BackendOptions } from '../../../src/main/backend.ts';
import { hasEnded, type JobKind, type JobOf, type JobView } from '../../../src/shared/api.ts';
import { openMain } from '../open-main.ts';

export { WORKER } from '../open-main.ts';

/** A run of the app without a window, as its views see it. */
export async function backendIn(folder: string, choosePlace: ChoosePlace = () => null) {
  const run = await runIn(folder, { choosePlace });
  expect(run.outages.current()).toBeNull();
  return run;
}

/** The same if the games may not be open. */
export async function runIn(folder: string, { patience, ...options }: RunOptions = {}) {
  const noted: unknown[] = [];
  const note = (error: unknown) => noted.push(error);
  const { backend, client } = await openMain(folder, { note, ...options }, patience);
  onTestFinished(backend.close);
  return { ...backend, client, noted };
}

interface RunOptions extends Partial<BackendOptions> {
  readonly patience?: number;
}

export type Client = Awaited<ReturnType<typeof backendIn>>['client'];

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

/** How a check ends that somebody asks for. */
export async function check(client: Client) {
  const checked = ended(client, 'check');
  await client.keeping.check();
  return checked;
}

/** The next job of a kind, cancelled as soon as it has made progress. It ends so only if it is held. */
export function cancelNext<Kind extends JobKind>(
  client: Client,
  kind: Kind,
  meanwhile: (job: JobOf<Kind>) => void = () => undefined,
): Promise<JobOf<Kind>['state']> {
  return ended(client, kind, (job) => {
    meanwhile(job);
    if (job.state.kind === 'running' && job.state.done > 0) void client.work.cancel({ id: job.id });
  });
}
