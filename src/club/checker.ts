import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { threadMemory } from '../main/job/thread-memory.ts';
import type { Finding, Question } from './checking-thread.ts';
import type { Arrived, Checked } from './checking.ts';
import type { Pace } from './limits.ts';
import { Refused, unavailable } from './problems.ts';

/**
 * Checks what arrives in threads of their own, one for what is large: usual games would wait for it, and everybody for
 * both. Members take turns in each.
 */
export interface Checker {
  /** Rejects with `Refused` if it may not be kept. */
  readonly check: (member: string, thing: Arrived, now: string) => Promise<Checked>;
  readonly close: () => void;
}

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

/** `pace` says how many milliseconds each member may take. */
export function openChecker(pace: Pace, megabytes = MOST_MEGABYTES): Checker {
  const [usual, large] = [openLane(pace, megabytes), openLane(pace, megabytes)];
  return {
    check: (member, thing, now) =>
      (thing.text.length > LARGE_LENGTH ? large : usual).check(member, thing, now),
    close: () => {
      usual.close();
      large.close();
    },
  };
}

/** One thread, which starts with the first thing to check. */
function openLane(pace: Pace, megabytes: number): Checker {
  /** The member whose turn is next comes first. */
  const waiting = new Map<string, readonly Waiting[]>();
  let current: (Waiting & { readonly since: number }) | null = null;
  let thread: Worker | null = null;
  let isClosed = false;

  function begin(): Worker {
    const started = new Worker(SCRIPT, {
      name: 'checking',
      resourceLimits: threadMemory(megabytes),
    });
    // It doesn't keep a process from exiting.
    started.unref();
    started.on('message', (finding: Finding) => end((one) => answer(one, finding), finding.milliseconds));
    started.on('error', (error: unknown) => lose(started, error));
    started.on('exit', (code) => lose(started, new Error(`the thread that checks ended with ${code}`)));
    return started;
  }

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
      thread ??= begin();
      thread.postMessage(next.question);
    } catch (error) {
      // The system may be out of resources for a thread.
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

  /** What it was checking is lost with it; the next gets a new thread. */
  function lose(lost: Worker, why: unknown): void {
    if (lost !== thread) return;
    thread = null;
    end(({ reject }) => reject(why));
  }

  return {
    check: (member, thing, now) =>
      new Promise((resolve, reject) => {
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
      void thread?.terminate();
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
