/** The pictures of the overview, in order. */
export const SCENES = ['goal', 'turn', 'end', 'worth', 'table'] as const;
export type Scene = (typeof SCENES)[number];

/** The numbers of either family’s box, formatted. */
interface CommonOverview {
  readonly rounds: string;
  /** How many cards of one artist end a round. */
  readonly limit: string;
  /** What the leading artists get, best first. */
  readonly worth: string;
}

export interface AuctionOverview extends CommonOverview {
  /** Everybody's starting money. */
  readonly cash: string;
}

export interface GalleryOverview extends CommonOverview {
  /**
   * The player count with which fewer cards end a round; `null` if the number of players is known or makes no
   * difference.
   */
  readonly fewer: { readonly players: string; readonly limit: string } | null;
  /** The value of an award token. */
  readonly awards: string;
  readonly artists: string;
}

/** A family's texts below its pictures, with the edition’s numbers and words. */
export type Saying<Facts, Terms> = Readonly<
  Record<
    Scene,
    {
      readonly title: (facts: Facts, terms: Terms) => string;
      readonly text: (facts: Facts, terms: Terms) => string;
    }
  >
>;
