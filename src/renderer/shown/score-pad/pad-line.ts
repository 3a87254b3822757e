/** What stands at one seat in one line of a pad. */
export type PadCell =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'covered';
      /** What one may look at by holding the cover, or see without one where the table shows it. */
      readonly peek?: { readonly text: string; readonly shown: boolean } | null;
    }
  | {
      readonly kind: 'amount';
      readonly text: string;
      /** A second amount under it, perhaps under a cover. */
      readonly below?: string | { readonly covered: true } | null;
      readonly won?: boolean;
    };

/** One line of a pad, written out. */
export interface PadLine {
  readonly label: string;
  readonly below?: string | null;
  /** The round that is being played or settled. */
  readonly now?: boolean;
  /** The line that decides. */
  readonly strong?: boolean;
  readonly cells: readonly PadCell[];
}
