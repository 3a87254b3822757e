import { createContext } from 'svelte';
import type { Session } from '../../lib/session.svelte.ts';
import { COUNTS, givenBack } from './given-back.ts';

/** Something under way with steps of its own, which are taken back before the game's last entry is. */
export interface UnderWay {
  /** What Undo takes back, in words; `null` where that is the game's last entry. */
  readonly undoes: string | null;
  /** What Redo puts back; `null` where that is an entry of the game. */
  readonly redoes: string | null;
  /** Something else has been said since: an entry that was taken back before is not to be put back over it. */
  readonly parted: boolean;
  /** Takes back a step, or what is only being typed; false where there is neither. */
  readonly back: () => boolean;
  readonly forth: () => void;
}

/** What Undo and Redo mean at the table now. */
export interface TakingBack {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What Undo takes back, where it is a step; else nothing. */
  readonly undoes: string;
  readonly redoes: string;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The step of what is under way that was just taken back or put back; `null` where something else has happened. */
  readonly lately: { readonly kind: 'undo' | 'redo'; readonly step: string } | null;
  /** From now on what is under way comes first; returns how to end that. */
  readonly begin: (underWay: UnderWay) => () => void;
}

/** A step back or forth, and how things were right after it: with anything else it is said no more. */
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

/** Takes back the last entry, if there is one; where that was a form of many fields, they stand there as they were. */
async function undoLast(session: Session): Promise<void> {
  // What is on its way to the disk can be taken back once it is there.
  if (session.view?.canUndo !== true && !session.busy) return;
  const events = session.view?.record.events ?? [];
  const taken = events.at(-1);
  if (!(await keepingCounts(session, session.undo))) return;
  const { replayed } = session;
  // Corrections are taken back by the same verb and leave the last entry where it is.
  if (taken === undefined || replayed?.ok !== true || replayed.record.events.length >= events.length) return;
  for (const [key, value] of Object.entries(givenBack(taken, replayed.table))) void session.keep(key, value);
}

/** Whoever looks one entry back and comes again finds the counts as they were typed. */
async function keepingCounts({ draft, keep }: Session, step: () => Promise<boolean>): Promise<boolean> {
  const counts = Object.entries(draft).filter(([key]) => COUNTS.has(key));
  const done = await step();
  if (done) for (const [key, value] of counts) void keep(key, value);
  return done;
}

const [takingBack, provideTakingBack, canTakeBack] = createContext<TakingBack>();
export { provideTakingBack };

/** Of the screen around a component; `null` where it stands alone. */
export function useTakingBack(): TakingBack | null {
  return canTakeBack() ? takingBack() : null;
}
