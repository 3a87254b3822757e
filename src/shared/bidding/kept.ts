import type { State } from '../auction/index.ts';
import { isObject } from '../core/shape.ts';
import { follow, openRoom } from './follow.ts';
import type { Room } from './room.ts';
import { readStep, type Step } from './step.ts';

/** The key of the running auction in a game's draft. */
export const ROOM_KEY = 'room';

/** The running auction as every view may see it. */
export interface ShownRoom {
  /** Whether the app runs this lot; `null` if the table hasn't chosen for this lot. */
  readonly running: boolean | null;
  readonly steps: readonly Step[];
  /** Whether the countdown is on, so that viewers can count along. */
  readonly ticking: boolean;
}

/** The running auction as the draft stores it: all steps, so that each can be undone and redone. */
export interface KeptRoom extends ShownRoom {
  /** Steps undone since the last new one; redo takes the last. */
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

/** The steps before the first invalid one. */
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
  /** The steps that fit the current table: a correction may have invalidated the rest. */
  readonly steps: readonly Step[];
}

/** The state after all steps. Returns `null` if there is no auction to run. */
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
 * What a view that only watches may see: hidden bids stay hidden until all are revealed, and undone steps are left
 * out.
 */
export function coverBids(kept: unknown): ShownRoom {
  const { running, steps, ticking } = readRoom(kept);
  if (steps.some(({ kind }) => kind === 'reveal')) return { running, steps, ticking };
  const covered = steps.map((step) => (step.kind === 'cover' ? { ...step, amount: null } : step));
  return { running, steps: covered, ticking };
}
