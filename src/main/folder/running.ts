import { StartProblem } from '../start-problem.ts';
import { readHolder, type Holder } from './lock.ts';
import { isRequestWaiting, requestWindow, withdrawRequest } from './show-request.ts';

/**
 * The run that has the games open: a page at an address, or a window, which has just been brought to the
 * front.
 */
export type Running = { readonly kind: 'page'; readonly address: string } | { readonly kind: 'window' };

const ANSWERS_WITHIN_MILLISECONDS = 5000;

/** A process that has the folder publishes its place within a moment, unless it hangs. */
export async function findRunning(folder: string, within = ANSWERS_WITHIN_MILLISECONDS): Promise<Running> {
  const until = performance.now() + within;
  let asked = false;
  for (;;) {
    const holder = readHolder(folder);
    if (holder?.address === null) {
      if (!asked) requestWindow(folder);
      else if (!isRequestWaiting(folder)) return { kind: 'window' };
      asked = true;
    } else if (holder !== null && (await answers(holder.address))) {
      return { kind: 'page', address: holder.address };
    }
    if (performance.now() > until) {
      if (asked) withdrawRequest(folder);
      throw stuck(folder, holder);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(1000) }).catch(
    () => null,
  );
  return response?.status === 303;
}

function stuck(folder: string, holder: Holder | null): StartProblem {
  return new StartProblem(({ start }) => start.stuck(folder, holder?.pid ?? null));
}
