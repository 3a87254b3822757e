/** How people ask in a language, so that a question is found in words no rulebook uses. */
export interface Everyday {
  /** Words that say nothing about what is meant. */
  readonly fillers: string;
  /** What is cut off the end of a word, “ies>y” for “parties”: the first that leaves three letters, then again. */
  readonly endings: string;
  /** Each line holds what tables call one thing: words or whole phrases, with commas between them. */
  readonly alike: readonly string[];
}
