/** How people ask questions in a language, so that rulings can be found in everyday words. */
export interface Everyday {
  /** Words that carry no meaning in a search. */
  readonly fillers: string;
  /** Word endings to strip, “ies>y” for “parties”: the first that leaves three letters, repeatedly. */
  readonly endings: string;
  /** Synonyms, one group per line: words or phrases separated by commas. */
  readonly alike: readonly string[];
}
