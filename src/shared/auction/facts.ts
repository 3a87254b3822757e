import type { BoxFacts } from '../core/box.ts';
import type { Citation } from '../core/citation.ts';

/** The auction kinds printed on cards. `once` is one bid each, once around the table. */
export const AUCTION_KINDS = ['open', 'once', 'hidden', 'fixed', 'double'] as const;
export type AuctionKind = (typeof AUCTION_KINDS)[number];

/** The kinds of auction a painting can be sold in: a double is sold in the kind of its second card. */
export const SALE_KINDS = ['open', 'once', 'hidden', 'fixed'] as const;
export type SaleKind = (typeof SALE_KINDS)[number];

/** Rules that all three rulebooks state, so that every prompt has a citation. */
export const STATED_RULES = [
  'rounds',
  'goal',
  'course',
  'earning',
  'setup',
  'banker',
  'screens',
  'first-auctioneer',
  'turn',
  'open',
  'once',
  'hidden',
  'hidden-tie',
  'hidden-tie-auctioneer',
  'fixed',
  'fixed-cap',
  'fixed-unsold',
  'no-bids',
  'least-bid',
  'double',
  'double-added',
  'double-unpaired',
  'double-next',
  'double-proceeds',
  'payment',
  'bought',
  'fifth',
  'fifth-pair',
  'ranking',
  'artist-tie',
  'tiles',
  'value',
  'sell',
  'discard',
  'next-deal',
  'last-deal',
  'starter',
  'out-of-cards',
  'all-out',
  'mystery-deal',
  'mystery',
  'mystery-unsold',
  'mystery-counts',
  'mystery-end',
  'mystery-double',
  'win',
] as const;
export type StatedRule = (typeof STATED_RULES)[number];

/** Rules on which at least one rulebook is silent. There we follow the common reading of the family. */
export const DISPUTED_RULES = [
  'card-numbers',
  'artist-order',
  'bid-higher',
  'bid-within-cash',
  'least-price',
  'fifth-double',
  'few-artists',
  'double-split',
  'tokens',
] as const;
export type DisputedRule = (typeof DISPUTED_RULES)[number];

export type Cites = Readonly<Record<StatedRule, Citation>> & Readonly<Record<DisputedRule, Citation | null>>;

export interface ArtistFacts {
  readonly id: string;
  readonly name: string;
  readonly cards: number;
  /**
   * Cards of each kind, as public sources agree. No rulebook states them, so they are only shown and never used to
   * refuse an event. `null` if they would contradict the card numbers of this rulebook.
   */
  readonly kinds: Readonly<Record<AuctionKind, number>> | null;
}

/** The vocabularies a language has for this family, named after their most distinctive word. */
export type AuctionWords = 'markers' | 'artist-value-tiles';

/** How the box writes money. Internally money is always in thousands. */
export interface MoneyFacts {
  readonly before: string;
  readonly after: string;
  /** How many of the box's units make a thousand. */
  readonly times: number;
  /** The denominations of the box's money in thousands; `null` if the rulebook doesn't list them. */
  readonly tokens: readonly number[] | null;
}

/** The contents of an edition file. The rules read these fields and never ask which edition it is. */
export interface EditionFacts extends BoxFacts {
  readonly words: AuctionWords;
  /** In board order from left to right; the artist further left wins ties. */
  readonly artists: readonly ArtistFacts[];
  /** How much of that order the rulebook states. */
  readonly artistOrder: 'stated' | 'only-the-leftmost-stated';
  readonly rounds: number;
  /** The number of cards of one artist that ends the round. */
  readonly limit: number;
  readonly startingCash: number;
  /** Best first. Its length is the number of ranked artists. */
  readonly tiles: readonly number[];
  /** Cards dealt to each player before each round, by number of players. */
  readonly deal: Readonly<Record<number, readonly number[]>>;
  /** The variant's face-down hand, dealt like a player's. */
  readonly mystery: { readonly players: number; readonly deal: readonly number[] } | null;
  readonly splitDouble: 'variant' | 'refused';
  readonly money: MoneyFacts;
  readonly cites: Cites;
}
