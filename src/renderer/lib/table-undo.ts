import { createContext } from 'svelte';

/** A process with its own steps, which Undo takes back before the game's last entry. */
export interface UndoSteps {
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
export interface TableUndo {
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
  readonly begin: (underWay: UndoSteps) => () => void;
}

const [tableUndo, provideTableUndo, hasTableUndo] = createContext<TableUndo>();
export { provideTableUndo };

/** From the surrounding screen; `null` without one. */
export function useTableUndo(): TableUndo | null {
  return hasTableUndo() ? tableUndo() : null;
}
