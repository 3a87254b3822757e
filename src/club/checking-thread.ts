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

/** What it found. An error that isn't a refusal ends the thread. */
export type Finding =
  | { readonly kind: 'checked'; readonly checked: Checked }
  | { readonly kind: 'refused'; readonly problem: ClubProblem };

function findingOn({ thing, now }: Question): Finding {
  try {
    return { kind: 'checked', checked: checked(thing, now) };
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', problem: error.problem };
    throw error;
  }
}

if (isMainThread || parentPort === null) throw new Error('what arrives is checked in a thread');
const port = parentPort;
port.on('message', (question: Question) => port.postMessage(findingOn(question)));
