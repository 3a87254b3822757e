/** What a board, or somebody’s phone, has seen of the end of a game. */
export interface Watched {
  /** It was open while the game was still going. */
  readonly sawPlay: boolean;
  /** The table has started lifting covers for this ending. */
  readonly begun: boolean;
  /** All covers were lifted: don't replay the reveal after an undo and redo. */
  readonly sawAll: boolean;
}

export const NOTHING_WATCHED: Watched = { sawPlay: false, begun: false, sawAll: false };

/** `kept` is how many covers the table has lifted; `null` before it starts and after it has finished. */
export function watch(before: Watched, finished: boolean, kept: number | null): Watched {
  if (!finished) return { ...before, sawPlay: true, begun: false };
  const begun = before.begun || kept !== null;
  return { ...before, begun, sawAll: before.sawAll || (kept === null && (begun || !before.sawPlay)) };
}

/** How many covers to show lifted: never more than at the table, even if the end of the game arrives first. */
export function coversOff({ sawAll }: Watched, kept: number | null, covers: number): number {
  if (kept !== null) return Math.min(kept, covers);
  return sawAll ? covers : 0;
}
