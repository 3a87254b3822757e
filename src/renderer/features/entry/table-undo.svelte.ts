import type { Session } from '../../lib/session.svelte.ts';
import type { TableUndo, UndoSteps } from '../../lib/table-undo.ts';
import { COUNTS, refilled } from './refilled.ts';

/** An undone or redone step, with the state right after it: any other state hides the message. */
interface Said {
  readonly kind: 'undo' | 'redo';
  readonly step: string;
  readonly undoes: string | null;
  readonly redoes: string | null;
}

export function openTableUndo(session: Session): TableUndo {
  let underWay = $state.raw<UndoSteps | null>(null);
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
  for (const [key, value] of Object.entries(refilled(taken, replayed.table))) void session.keep(key, value);
}

/** Keep typed counts through an undo and redo. */
async function keepingCounts({ draft, keep }: Session, step: () => Promise<boolean>): Promise<boolean> {
  const counts = Object.entries(draft).filter(([key]) => COUNTS.has(key));
  const done = await step();
  if (done) for (const [key, value] of counts) void keep(key, value);
  return done;
}
