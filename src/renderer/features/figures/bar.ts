/** One bar of several on the same scale, in shares of its width. */
export interface Bar {
  readonly id: string;
  /** Such as a place. */
  readonly before?: string;
  readonly name: string;
  readonly about?: string;
  readonly href?: string;
  /** The place of an artist. */
  readonly ink?: number;
  readonly bar: number;
  readonly mark?: number;
  readonly text: string;
  /** The same in full, for screen readers. */
  readonly said: string;
}
