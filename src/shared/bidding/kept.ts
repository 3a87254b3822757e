import type { State } from '../auction/index.ts';
import { isObject } from '../core/shape.ts';
import { follow, openRoom } from './follow.ts';
import type { Room } from './room.ts';
import { readStep, type Step } from './step.ts';

/** Under which key a game's draft keeps the auction being run. */
export const ROOM_KEY = 'room';

/** An auction under way, as everybody may see it. */
export interface ShownRoom {
  /** Whether the app runs this lot, where the table has said so of this lot. */
  readonly running: boolean | null;
  readonly steps: readonly Step[];
  /** The clock is counting, so that whoever looks on can count along. */
  readonly ticking: boolean;
}

/** The same as the draft keeps it: everything said so far, so that each step can be taken back and put back. */
export interface KeptRoom extends ShownRoom {
  /** What was taken back and nothing else said since; the last of them is the next to be put back. */
  readonly undone: readonly Step[];
}

export const NOTHING_KEPT: KeptRoom = { running: null, steps: [], ticking: false, undone: [] };

export function readRoom(kept: unknown): KeptRoom {
  if (!isObject(kept)) return NOTHING_KEPT;
  const { running, steps, ticking, undone } = kept;
  return {
    running: typeof running === 'boolean' ? running : null,
    steps: readSteps(steps),
    ticking: ticking === true,
    undone: readSteps(undone),
  };
}

/** Those before the first that is none. */
function readSteps(kept: unknown): readonly Step[] {
  const read: Step[] = [];
  for (const raw of Array.isArray(kept) ? kept : []) {
    const step = readStep(raw);
    if (step === null) break;
    read.push(step);
  }
  return read;
}

export interface RunSoFar {
  readonly room: Room;
  /** Those that fit the table as it is: a correction may have left no place for the rest. */
  readonly steps: readonly Step[];
}

/** The room after everything said so far; `null` where there is no auction to run. */
export function runRoom(state: State, steps: readonly Step[]): RunSoFar | null {
  let room = openRoom(state);
  if (room === null) return null;
  const fitting: Step[] = [];
  for (const step of steps) {
    const next = follow(state, room, step);
    if (!next.ok) break;
    room = next.value;
    fitting.push(step);
  }
  return { room, steps: fitting };
}

/**
 * What a view that only looks may know of an auction being run: covered bids stay covered until all come off, and
 * what was taken back is nobody's any more.
 */
export function coverBids(kept: unknown): ShownRoom {
  const { running, steps, ticking } = readRoom(kept);
  if (steps.some(({ kind }) => kind === 'reveal')) return { running, steps, ticking };
  const covered = steps.map((step) => (step.kind === 'cover' ? { ...step, amount: null } : step));
  return { running, steps: covered, ticking };
}
