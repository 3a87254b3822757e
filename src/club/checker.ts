import { join } from 'node:path';
import { openThread } from '../main/job/thread.ts';
import type { Finding, Question } from './checking-thread.ts';
import type { Arrived, Checked } from './checking.ts';
import type { Pace } from './limits.ts';
import { Refused, unavailable } from './problems.ts';

interface Waiting {
  readonly member: string;
  readonly question: Question;
  readonly resolve: (checked: Checked) => void;
  readonly reject: (error: unknown) => void;
}

const SCRIPT = join(import.meta.dirname, 'checking-thread.ts');

/** Several times what the largest log needs. A thread that exceeds it ends, and the server goes on. */
const MOST_MEGABYTES = 1024;

/** Many times a usual game. Checking more takes a hundredth of a second at least, and up to a second. */
const LARGE_LENGTH = 100_000;

/**
 * Checks what arrives in threads of their own, one for what is large: usual games would wait for it, and everybody for
 * both. Members take turns in each. `pace` says how many milliseconds each may take.
 */
export function openChecker(pace: Pace, megabytes = MOST_MEGABYTES) {
  const [usual, large] = [openLane(pace, megabytes), openLane(pace, megabytes)];
  return {
    /** Rejects with `Refused` if it may not be kept. */
    check: (member: string, thing: Arrived, now: string) =>
      (thing.text.length > LARGE_LENGTH ? large : usual).check(member, thing, now),
    close: () => {
      usual.close();
      large.close();
    },
  };
}

/** One thread, which starts with the first thing to check. */
function openLane(pace: Pace, megabytes: number) {
  /** The member whose turn is next comes first. */
  const waiting = new Map<string, readonly Waiting[]>();
  let current: (Waiting & { readonly since: number }) | null = null;
  let isClosed = false;

  const thread = openThread({
    script: SCRIPT,
    name: 'checking',
    megabytes,
    heard: (finding: Finding) => end((one) => answer(one, finding), finding.milliseconds),
    lost: (why) => end(({ reject }) => reject(why)),
  });

  function nextInTurn(): Waiting | null {
    for (const [member, [first, ...others]] of waiting) {
      waiting.delete(member);
      if (others.length > 0) waiting.set(member, others);
      if (first !== undefined) return first;
    }
    return null;
  }

  function goOn(): void {
    if (current !== null || isClosed) return;
    const next = nextInTurn();
    if (next === null) return;
    const seconds = pace.wait(next.member);
    if (seconds > 0) {
      next.reject(new Refused({ problem: 'too-many', seconds }));
      goOn();
      return;
    }
    current = { ...next, since: performance.now() };
    try {
      thread.tell(next.question);
    } catch (error) {
      end(({ reject }) => reject(error));
    }
  }

  /** A busy computer costs nobody more; what ends the thread costs all the time until then. */
  function end(tell: (one: Waiting) => void, milliseconds?: number): void {
    const one = current;
    current = null;
    if (one !== null) {
      pace.spend(one.member, milliseconds ?? performance.now() - one.since);
      tell(one);
    }
    goOn();
  }

  return {
    check: (member: string, thing: Arrived, now: string) =>
      new Promise<Checked>((resolve, reject) => {
        if (isClosed) throw new Refused(unavailable());
        const one = { member, question: { thing, now }, resolve, reject };
        waiting.set(member, [...(waiting.get(member) ?? []), one]);
        goOn();
      }),
    close: () => {
      isClosed = true;
      const left = [...(current === null ? [] : [current]), ...[...waiting.values()].flat()];
      waiting.clear();
      current = null;
      for (const { reject } of left) reject(new Refused(unavailable()));
      thread.end();
    },
  };
}

function answer({ resolve, reject }: Waiting, finding: Finding): void {
  switch (finding.kind) {
    case 'checked':
      resolve(withBuffers(finding.checked));
      return;
    case 'refused':
      reject(new Refused(finding.problem));
  }
}

/** What was a buffer in the thread arrives as an array of bytes. */
function withBuffers(checked: Checked): Checked {
  const hash = bufferOf(checked.hash);
  switch (checked.kind) {
    case 'log':
      return { ...checked, hash, bytes: bufferOf(checked.bytes) };
    case 'said':
      return {
        ...checked,
        hash,
        subject: bufferOf(checked.subject),
        related: checked.related.map(bufferOf),
      };
  }
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
