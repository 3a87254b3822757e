/** The pictures in the order in which they are shown. */
export const SCENES = ['goal', 'turn', 'end', 'worth', 'table'] as const;
export type Scene = (typeof SCENES)[number];

/** What both families’ boxes say in numbers, as they are written. */
interface CommonOverview {
  readonly rounds: string;
  /** How many cards of one artist end a round. */
  readonly limit: string;
  /** What the leading artists get, best first. */
  readonly worth: string;
}

export interface AuctionOverview extends CommonOverview {
  /** What everybody begins with. */
  readonly cash: string;
}

export interface GalleryOverview extends CommonOverview {
  /** With so many players it takes fewer; `null` if the number of players is known, or makes no difference. */
  readonly fewer: { readonly players: string; readonly limit: string } | null;
  /** What an award token is worth. */
  readonly awards: string;
  readonly artists: string;
}

/** What a family says under its pictures, with its edition’s numbers and words. */
export type Saying<Facts, Terms> = Readonly<
  Record<
    Scene,
    {
      readonly title: (facts: Facts, terms: Terms) => string;
      readonly text: (facts: Facts, terms: Terms) => string;
    }
  >
>;
