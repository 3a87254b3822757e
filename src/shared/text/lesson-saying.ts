/** How a lesson's page names the things on its table and in its question; the numbers come from the table. */
export interface LessonNaming {
  readonly player: (seat: number) => string;
  /** By index on the edition’s board, from the left. */
  readonly artist: (place: number) => string;
  /** The artist the question is about. */
  readonly subject: string;
  /** The price the question is about. */
  readonly price: string;
  /** What the first artist the page is about is worth on average. */
  readonly average: string;
  /** The auctioneer's money. */
  readonly purse: string;
  /** A yes-or-no answer, which may differ between editions. */
  readonly yes: boolean;
  /** A player as the answer, who may differ between editions. */
  readonly answer: string;
  /** Whether this rulebook adds the example up wrong. */
  readonly misprinted: boolean;
}

export type LessonSaying<Terms> = (naming: LessonNaming, terms: Terms) => string;

/** A question, the text after the answer, and a hint after a wrong one. */
export interface Asking<Terms> {
  readonly ask: LessonSaying<Terms>;
  readonly why: LessonSaying<Terms>;
  /** Doesn't give the answer away; missing if the table itself explains what is wrong. */
  readonly hint?: LessonSaying<Terms>;
}
