import { isMainThread, parentPort } from 'node:worker_threads';
import type { ClubProblem } from '../shared/club/index.ts';
import { checked, type Arrived, type Checked } from './checking.ts';
import { Refused } from './problems.ts';

/** What the thread is asked. */
export interface Question {
  readonly thing: Arrived;
  /** The server's time. */
  readonly now: string;
}

/** What it found, and the processor's time that it took. An error that isn't a refusal ends the thread. */
export type Finding = { readonly milliseconds: number } & (
  | { readonly kind: 'checked'; readonly checked: Checked }
  | { readonly kind: 'refused'; readonly problem: ClubProblem }
);

function findingOn({ thing, now }: Question): Finding {
  const before = process.threadCpuUsage();
  const milliseconds = () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  try {
    return { kind: 'checked', checked: checked(thing, now), milliseconds: milliseconds() };
  } catch (error) {
    if (error instanceof Refused)
      return { kind: 'refused', problem: error.problem, milliseconds: milliseconds() };
    throw error;
  }
}

if (isMainThread || parentPort === null) throw new Error('what arrives is checked in a thread');
const port = parentPort;
port.on('message', (question: Question) => port.postMessage(findingOn(question)));
