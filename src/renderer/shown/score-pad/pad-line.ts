import type { ClosedRound } from '../family.ts';

/** One seat's cell in one row of a pad. */
export type PadCell =
  | { readonly kind: 'open' }
  /** Of a round before the game came into the app. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'covered';
      /** Hidden unless the cover is held, or if the table shows it anyway. */
      readonly peek?: { readonly text: string; readonly shown: boolean } | null;
    }
  | {
      readonly kind: 'amount';
      readonly text: string;
      /** A second amount below it, possibly covered. */
      readonly below?: string | { readonly covered: true } | null;
      readonly won?: boolean;
    };

/** One row of a pad as text. */
export interface PadLine {
  readonly label: string;
  readonly below?: string | null;
  /** What its settlement showed, once the round is closed. */
  readonly closed?: (() => ClosedRound) | null;
  /** The round being played or paid out. */
  readonly now?: boolean;
  /** The row that decides the game. */
  readonly strong?: boolean;
  readonly cells: readonly PadCell[];
}
