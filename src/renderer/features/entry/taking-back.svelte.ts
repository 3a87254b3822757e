import { createContext } from 'svelte';
import type { Session } from '../../lib/session.svelte.ts';
import { COUNTS, givenBack } from './given-back.ts';

/** A process with its own steps, which Undo takes back before the game's last entry. */
export interface UnderWay {
  /** The step Undo would take back, in words; `null` if that is the game's last entry. */
  readonly undoes: string | null;
  /** The step Redo would restore; `null` if that is an entry of the game. */
  readonly redoes: string | null;
  /** A different step has been taken, so an undone entry must not be redone over it. */
  readonly parted: boolean;
  /** Goes back one step, or clears what is being typed. Returns false if there is neither. */
  readonly back: () => boolean;
  readonly forth: () => void;
}

/** What Undo and Redo do at the table. */
export interface TakingBack {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The step Undo would take back, in words; empty for an entry. */
  readonly undoes: string;
  readonly redoes: string;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The step of the process just undone or redone; `null` if something else has happened since. */
  readonly lately: { readonly kind: 'undo' | 'redo'; readonly step: string } | null;
  /** Registers a process whose steps come first; returns how to unregister it. */
  readonly begin: (underWay: UnderWay) => () => void;
}

/** An undone or redone step, with the state right after it: any other state hides the message. */
interface Said {
  readonly kind: 'undo' | 'redo';
  readonly step: string;
  readonly undoes: string | null;
  readonly redoes: string | null;
}

export function takeBack(session: Session): TakingBack {
  let underWay = $state.raw<UnderWay | null>(null);
  const undoes = $derived(underWay?.undoes ?? null);
  const redoes = $derived(underWay?.redoes ?? null);
  let said = $state.raw<Said | null>(null);
  const canRedo = $derived(redoes !== null || (session.view?.canRedo === true && underWay?.parted !== true));

  return {
    get canUndo() {
      return undoes !== null || session.view?.canUndo === true;
    },
    get canRedo() {
      return canRedo;
    },
    get undoes() {
      return undoes ?? '';
    },
    get redoes() {
      return redoes ?? '';
    },
    get lately() {
      return said !== null && said.undoes === undoes && said.redoes === redoes ? said : null;
    },
    undo: () => {
      const step = undoes;
      const before = redoes;
      if (underWay?.back() !== true) void undoLast(session);
      else if (step !== null && (step !== undoes || before !== redoes))
        said = { kind: 'undo', step, undoes, redoes };
    },
    redo: () => {
      const step = redoes;
      if (step !== null) {
        underWay?.forth();
        said = { kind: 'redo', step, undoes, redoes };
      } else if (canRedo) void keepingCounts(session, session.redo);
    },
    begin: (next) => {
      underWay = next;
      return () => {
        if (underWay === next) underWay = null;
      };
    },
  };
}

/** Undoes the last entry, if there is one. If it came from a form with many fields, the form is filled in again. */
async function undoLast(session: Session): Promise<void> {
  // An entry still being saved can be undone once it is saved.
  if (session.view?.canUndo !== true && !session.busy) return;
  const events = session.view?.record.events ?? [];
  const taken = events.at(-1);
  if (!(await keepingCounts(session, session.undo))) return;
  const { replayed } = session;
  // Undoing a correction leaves the last entry in place.
  if (taken === undefined || replayed?.ok !== true || replayed.record.events.length >= events.length) return;
  for (const [key, value] of Object.entries(givenBack(taken, replayed.table))) void session.keep(key, value);
}

/** Keep typed counts through an undo and redo. */
async function keepingCounts({ draft, keep }: Session, step: () => Promise<boolean>): Promise<boolean> {
  const counts = Object.entries(draft).filter(([key]) => COUNTS.has(key));
  const done = await step();
  if (done) for (const [key, value] of counts) void keep(key, value);
  return done;
}

const [takingBack, provideTakingBack, canTakeBack] = createContext<TakingBack>();
export { provideTakingBack };

/** From the surrounding screen; `null` without one. */
export function useTakingBack(): TakingBack | null {
  return canTakeBack() ? takingBack() : null;
}
