/** What stands at one seat in one line of a pad. */
export type PadCell =
  | { readonly kind: 'open' }
  | { readonly kind: 'covered' }
  /** Under a cover that may be looked under. */
  | { readonly kind: 'peek' }
  | {
      readonly kind: 'amount';
      readonly text: string;
      /** A second amount under it, perhaps under a cover. */
      readonly below?: string | 'covered' | null;
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
