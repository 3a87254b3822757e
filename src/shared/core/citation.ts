/** Where a rule stands: the rulebook's heading and the paragraph below it, counted from one. */
export interface Citation {
  readonly heading: string;
  readonly paragraph: number;
}
