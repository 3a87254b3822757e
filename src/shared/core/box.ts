/** What distinguishes a box from others with the same title. Each language words it for itself. */
export type Printing =
  | { readonly by: 'year'; readonly year: number }
  /** The language code of the rulebook. */
  | { readonly by: 'publisher'; readonly publisher: string; readonly language: string }
  /** Somebody made it, starting from another box; its title is its own. */
  | { readonly by: 'somebody' };

/** The colours and patterns of the artists, in the order of the built-in boxes. */
export const INKS = ['yellow', 'blue', 'red', 'green', 'violet'] as const;
export type Ink = (typeof INKS)[number];

/** The colour of an artist: its own, or the one of its place on the board. */
export function inkAt(artists: readonly { readonly ink?: Ink }[], place: number): Ink {
  return artists[place]?.ink ?? INKS[place % INKS.length] ?? INKS[0];
}

/** The same as a number from 1, by which screens know colours and patterns. */
export function inkNumber(artists: readonly { readonly ink?: Ink }[], place: number): number {
  return INKS.indexOf(inkAt(artists, place)) + 1;
}

/** How BoardGameGeek and the apps that use its numbers identify a box. */
export interface BggFacts {
  /** `null` if it isn't there. */
  readonly number: number | null;
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

/** What is known of a box that somebody made. */
export interface Made<EditionId extends string> {
  readonly basedOn: EditionId;
  /** Whether its numbers differ from its base’s. */
  readonly houseRules: boolean;
}

/** How a record names the edition of a game with a box that somebody made. */
export const MADE_BOX = 'box';

/** The facts that a made box doesn't share with its base. */
export function ownFacts(title: string, bgg: number | null) {
  return {
    id: MADE_BOX,
    title,
    translatedTitles: {},
    printing: { by: 'somebody' },
    bgg: { number: bgg, numberCanBeSet: false, name: title, year: null, namesBegin: [title], marks: [] },
  } as const;
}
