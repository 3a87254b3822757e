import type { State } from '../auction/index.ts';
import { isObject } from '../core/shape.ts';
import { follow, openRoom } from './follow.ts';
import type { Room } from './room.ts';
import { readStep, type Step } from './step.ts';

/** Under which key a game's draft keeps the auction being run. */
export const ROOM_KEY = 'room';

/** An auction under way, as the draft keeps it: everything said so far, so that each step can be taken back. */
export interface KeptRoom {
  /** Whether the app runs this lot, where the table has said so of this lot. */
  readonly running: boolean | null;
  readonly steps: readonly Step[];
}

const NOTHING_KEPT: KeptRoom = { running: null, steps: [] };

export function readRoom(kept: unknown): KeptRoom {
  if (!isObject(kept)) return NOTHING_KEPT;
  const { running, steps } = kept;
  const read: Step[] = [];
  for (const raw of Array.isArray(steps) ? steps : []) {
    const step = readStep(raw);
    if (step === null) break;
    read.push(step);
  }
  return { running: typeof running === 'boolean' ? running : null, steps: read };
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

/** What a view that only looks may know of an auction being run: covered bids stay covered until all come off. */
export function coverBids(kept: unknown): KeptRoom {
  const { running, steps } = readRoom(kept);
  if (steps.some(({ kind }) => kind === 'reveal')) return { running, steps };
  return { running, steps: steps.map((step) => (step.kind === 'cover' ? { ...step, amount: null } : step)) };
}
