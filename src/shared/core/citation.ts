/** A place in the rulebook: the heading and the paragraph below it, counted from one. */
export interface Citation {
  readonly heading: string;
  readonly paragraph: number;
}
