/** An earlier answer on the way to an entry. */
export interface Crumb<Sign> {
  /** The question. */
  readonly what: string;
  readonly label: string;
  /** The artist's position on the board, if the answer is an artist. */
  readonly place?: number;
  readonly sign?: Sign;
  readonly back: () => void;
}
