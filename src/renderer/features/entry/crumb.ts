/** One answer already given, on the way to an entry. */
export interface Crumb<Sign> {
  /** What was asked. */
  readonly what: string;
  readonly label: string;
  /** The artist's place on the board, where the answer is one. */
  readonly place?: number;
  readonly sign?: Sign;
  readonly back: () => void;
}
