/** What tells a box from others of the same title; each language puts it into its own words. */
export type Printing =
  | { readonly by: 'year'; readonly year: number }
  /** The language is that of the rulebook, by its code. */
  | { readonly by: 'publisher'; readonly publisher: string; readonly language: string }
  | { readonly by: 'players' };

/** How BoardGameGeek, and the programs that follow it, know a box. */
export interface BggFacts {
  readonly number: number;
  /** Whether people may set another number, because nobody has verified this one. */
  readonly numberCanBeSet: boolean;
  readonly name: string;
  /** When the game first came out; `null` if that isn't certain. */
  readonly year: number | null;
  /** Names of plays that begin like this mean this game too. */
  readonly namesBegin: readonly string[];
  /**
   * What people write to mean this box and no other of the same game. The box without any is the one that is meant if
   * they write nothing.
   */
  readonly marks: readonly string[];
}

/** What an edition of either family says about its box. */
export interface BoxFacts {
  readonly id: string;
  readonly title: string;
  /** Its title in other languages, by their codes, if it was published under another name there. */
  readonly translatedTitles: Readonly<Record<string, string>>;
  readonly printing: Printing;
  readonly bgg: BggFacts;
  readonly players: { readonly least: number; readonly most: number };
  /** Whether the example round that the lessons follow is misprinted in this rulebook. */
  readonly exampleMisprinted: boolean;
}
