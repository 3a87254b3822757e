/** How a page of a lesson names what its table and its question are about; the numbers are the table’s. */
export interface LessonNaming {
  readonly player: (seat: number) => string;
  /** By the place on the edition’s board, the first from the left 0. */
  readonly artist: (place: number) => string;
  /** The artist that is asked about. */
  readonly subject: string;
  /** The price that is asked about. */
  readonly price: string;
  /** What the auctioneer has to spend. */
  readonly purse: string;
  /** The answer, where it is yes or no: editions differ. */
  readonly yes: boolean;
  /** The answer, where it is a player: editions differ. */
  readonly answer: string;
}

export type LessonSaying<Terms> = (naming: LessonNaming, terms: Terms) => string;

/** A page that asks, what is said once it is answered, and what to think of after a wrong answer. */
export interface Asking<Terms> {
  readonly ask: LessonSaying<Terms>;
  readonly why: LessonSaying<Terms>;
  /** Without the answer; where the table itself says why an answer is wrong, there is none. */
  readonly hint?: LessonSaying<Terms>;
}
