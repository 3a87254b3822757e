import type { Snippet } from 'svelte';
import type { GameRecord } from '../../../shared/record/index.ts';

/** What a family's table is given. */
export interface TableProps<State> {
  state: State;
  record: GameRecord;
  /** What to do after the end, such as to play again at the same table. */
  again: Snippet;
  /** Called when a seat is clicked. */
  onseat: ((seat: number) => void) | null;
  /** Shown first, instead of the current question. */
  first: Snippet | null;
  /** The forecast under a bay and below the wall, if the table has switched it on. */
  forecast: { readonly bay: Snippet<[artist: string]>; readonly line: Snippet } | null;
}
