import { SharingFailed, type Carrier } from '../../../src/main/sharing/carrier.ts';
import type { SharingProblem } from '../../../src/shared/api/sharing.ts';
import type { Carried } from '../../../src/shared/club/index.ts';

/** A key of the right shape, which no club knows. */
export const KEY = 'k'.repeat(43);

export async function taken(carrier: Carrier, cursor = '', isKnown: (hash: string) => boolean = () => false) {
  const things: Carried[] = [];
  const skipped: string[] = [];
  let last = { next: cursor, epoch: '' };
  for await (const page of carrier.since(cursor, isKnown, ({ name: file }) => skipped.push(file))) {
    things.push(...page.things);
    last = page;
  }
  return { things, skipped, next: last.next, epoch: last.epoch };
}

export async function problemOf(work: Promise<unknown>): Promise<SharingProblem> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof SharingFailed) return error.problem;
  throw new Error(`not a problem of sharing: ${String(error)}`);
}
