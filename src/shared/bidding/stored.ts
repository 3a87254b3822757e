import type { State } from '../auction/index.ts';
import { isAmount, isObject } from '../core/shape.ts';
import { follow, startAuction } from './follow.ts';
import type { LiveAuction } from './live-auction.ts';
import { readSaying, type Saying, type Step } from './step.ts';

/** The key of the running auction in a game's draft. */
export const LIVE_AUCTION_KEY = 'room';

/** The running auction as every view may see it. */
export interface VisibleAuction {
  /** Whether the app runs this lot; `null` if the table hasn't chosen for this lot. */
  readonly running: boolean | null;
  readonly steps: readonly Step[];
  /** Whether the countdown is on, so that viewers can count along. */
  readonly ticking: boolean;
}

/** The running auction as the draft stores it: all steps, so that each can be undone and redone. */
export interface StoredAuction extends VisibleAuction {
  /** Steps undone since the last new one; redo takes the last. */
  readonly undone: readonly Step[];
  /** The number of the last step of a phone that it has taken over or dropped. */
  readonly heard: number;
}

export const NOTHING_STORED: StoredAuction = {
  running: null,
  steps: [],
  ticking: false,
  undone: [],
  heard: 0,
};

export function readStoredAuction(kept: unknown): StoredAuction {
  if (!isObject(kept)) return NOTHING_STORED;
  const { running, steps, ticking, undone, heard } = kept;
  return {
    running: typeof running === 'boolean' ? running : null,
    steps: readSteps(steps),
    ticking: ticking === true,
    undone: readSteps(undone),
    heard: isAmount(heard) ? heard : 0,
  };
}

/** The steps before the first invalid one. */
function readSteps(kept: unknown): readonly Step[] {
  let read: readonly Step[] = [];
  for (const raw of Array.isArray(kept) ? kept : []) {
    const said = readSaying(raw);
    if (said === null) break;
    // Older versions kept what was taken back, too.
    read = withSaid(read, said);
  }
  return read;
}

function withSaid(steps: readonly Step[], said: Saying): readonly Step[] {
  return said.kind === 'uncover'
    ? steps.filter((step) => step.kind !== 'cover' || step.seat !== said.seat)
    : [...steps, said];
}

/** Whether the app runs this lot. An auction that has begun goes on, whatever `wanted` says about the next. */
export function isRun({ running, steps }: VisibleAuction, wanted: boolean): boolean {
  return running ?? (wanted || steps.length > 0);
}

export interface RunSoFar {
  readonly live: LiveAuction;
  /** The steps that fit the current table: a correction may have invalidated the rest. */
  readonly steps: readonly Step[];
}

/** The state after all steps. Returns `null` if there is no auction to run. */
export function runAuction(state: State, steps: readonly Step[]): RunSoFar | null {
  let live = startAuction(state);
  if (live === null) return null;
  const fitting: Step[] = [];
  for (const step of steps) {
    const next = follow(state, live, step);
    if (!next.ok) break;
    live = next.value;
    fitting.push(step);
  }
  return { live, steps: fitting };
}

/** What was said on a phone. Numbers only ever rise. */
export interface HeardStep {
  readonly number: number;
  readonly step: Saying;
}

/** More than anybody undoes, and far less than a draft holds. */
const MOST_STEPS = 200;

/**
 * The auction after taking over what phones have said since. What doesn't fit any more is dropped, as if it had come too
 * late.
 */
export function hear(state: State, kept: StoredAuction, inbox: readonly HeardStep[]): StoredAuction {
  const unheard = inbox.filter(({ number }) => number > kept.heard);
  const heard = unheard.at(-1)?.number;
  if (heard === undefined) return kept;
  const soFar = runAuction(state, kept.steps);
  const fresh = startAuction(state);
  if (soFar === null || fresh === null) return { ...kept, heard };
  let { live, steps } = soFar;
  let { running } = kept;
  for (const { step } of unheard) {
    // The table runs this one itself, and the auctioneer's phone says how it went.
    const isTold = running === false && step.kind === 'sold';
    const next = follow(state, isTold ? fresh : live, step);
    if (!next.ok) continue;
    live = next.value;
    steps = isTold ? [step] : withoutOldest(withSaid(steps, step));
    if (isTold) running = true;
  }
  const said = steps !== soFar.steps;
  return { ...kept, running, steps, undone: said ? [] : kept.undone, heard };
}

/** If there are too many, without the oldest one that makes no difference any more. */
function withoutOldest(steps: readonly Step[]): readonly Step[] {
  if (steps.length <= MOST_STEPS) return steps;
  const oldest = steps.findIndex((step, at) => isOutbid(step, steps.slice(at + 1)));
  return oldest < 0 ? steps : steps.toSpliced(oldest, 1);
}

/** The count starts over with any bid, and a seat's last bid counts. */
function isOutbid(step: Step, later: readonly Step[]): boolean {
  if (step.kind !== 'bid' && step.kind !== 'going') return false;
  return later.some((one) => one.kind === 'bid' && (step.kind === 'going' || one.seat === step.seat));
}

/**
 * What a view that only watches may see: hidden bids stay hidden until all are revealed, and undone steps are left
 * out.
 */
export function coverBids(kept: unknown): VisibleAuction {
  const { running, steps, ticking } = readStoredAuction(kept);
  if (steps.some(({ kind }) => kind === 'reveal')) return { running, steps, ticking };
  const covered = steps.map((step) => (step.kind === 'cover' ? { ...step, amount: null } : step));
  return { running, steps: covered, ticking };
}
