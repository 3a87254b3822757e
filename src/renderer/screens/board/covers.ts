/** What a view that enters nothing has seen of a game’s end. */
export interface Watched {
  /** The game still went on before its eyes. */
  readonly sawPlay: boolean;
  /** The table has begun to lift the covers of this ending. */
  readonly begun: boolean;
  /** All covers were off: what is taken back then and made again is no news. */
  readonly sawAll: boolean;
}

export const NOTHING_WATCHED: Watched = { sawPlay: false, begun: false, sawAll: false };

/** `kept` is how many covers the table has lifted; `null` where it is not lifting any: not yet, or no more. */
export function watch(before: Watched, finished: boolean, kept: number | null): Watched {
  if (!finished) return { ...before, sawPlay: true, begun: false };
  const begun = before.begun || kept !== null;
  return { ...before, begun, sawAll: before.sawAll || (kept === null && (begun || !before.sawPlay)) };
}

/** How many covers are off: never more than at the table, which the news of the end may outrun. */
export function coversOff({ sawAll }: Watched, kept: number | null, covers: number): number {
  if (kept !== null) return Math.min(kept, covers);
  return sawAll ? covers : 0;
}
