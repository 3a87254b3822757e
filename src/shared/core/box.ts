/** What distinguishes a box from others with the same title. Each language words it for itself. */
export type Printing =
  | { readonly by: 'year'; readonly year: number }
  /** The language code of the rulebook. */
  | { readonly by: 'publisher'; readonly publisher: string; readonly language: string }
  | { readonly by: 'players' };

/** How BoardGameGeek and the apps that use its numbers identify a box. */
export interface BggFacts {
  readonly number: number;
  /** Whether users may set another number, because this one is unverified. */
  readonly numberCanBeSet: boolean;
  readonly name: string;
  /** The year of first publication; `null` if uncertain. */
  readonly year: number | null;
  /** Prefixes of play names that also mean this game. */
  readonly namesBegin: readonly string[];
  /**
   * What people write to mean this box rather than another of the same game. The box without marks is the default.
   */
  readonly marks: readonly string[];
}

/** What an edition says about its box. */
export interface BoxFacts {
  readonly id: string;
  readonly title: string;
  /** Titles in other languages, by language code, if it was published under another name there. */
  readonly translatedTitles: Readonly<Record<string, string>>;
  readonly printing: Printing;
  readonly bgg: BggFacts;
  readonly players: { readonly least: number; readonly most: number };
  /** Whether this rulebook misprints the example round that the lessons use. */
  readonly exampleMisprinted: boolean;
}
