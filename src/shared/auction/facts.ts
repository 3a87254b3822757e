import type { BoxFacts } from '../core/box.ts';
import type { Citation } from '../core/citation.ts';

/** What the symbol on a card says about its sale; `once` is one bid each, once around the table. */
export const AUCTION_KINDS = ['open', 'once', 'hidden', 'fixed', 'double'] as const;
export type AuctionKind = (typeof AUCTION_KINDS)[number];

/** The kinds a painting is really sold by: a double takes the kind of its second card. */
export const SALE_KINDS = ['open', 'once', 'hidden', 'fixed'] as const;
export type SaleKind = (typeof SALE_KINDS)[number];

/** Rules that every one of the three texts states, so that each prompt has a place to point to. */
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

/** Rules on which at least one of the texts is silent: there the family's common reading holds. */
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
   * Cards of each kind, as public sources agree. No rulebook states them, so they inform and never refuse;
   * null where they would contradict the number of cards that this rulebook does state.
   */
  readonly kinds: Readonly<Record<AuctionKind, number>> | null;
}

/** Sets of words that a language has for what only this family speaks of, named by the words that differ most. */
export type AuctionWords = 'markers' | 'artist-value-tiles';

/** How the box writes money, which is counted in thousands everywhere. */
export interface MoneyFacts {
  readonly before: string;
  readonly after: string;
  /** How many of the box's units a thousand is. */
  readonly times: number;
  /** What the box's money shows, in thousands; null if the rulebook doesn't say. */
  readonly tokens: readonly number[] | null;
}

/** What an edition's file says: facts alone. Rules read these fields and never ask which edition it is. */
export interface EditionFacts extends BoxFacts {
  readonly words: AuctionWords;
  /** In board order, left to right: the one further left wins a tie. */
  readonly artists: readonly ArtistFacts[];
  /** How much of that order the text itself gives. */
  readonly artistOrder: 'stated' | 'only-the-leftmost-stated';
  readonly rounds: number;
  /** The card of an artist that ends the round. */
  readonly limit: number;
  readonly startingCash: number;
  /** Best first; also how many artists are ranked. */
  readonly tiles: readonly number[];
  /** Cards a player gets before each round, by number of players. */
  readonly deal: Readonly<Record<number, readonly number[]>>;
  /** The face-down hand of the variant, dealt like everybody's. */
  readonly mystery: { readonly players: number; readonly deal: readonly number[] } | null;
  readonly splitDouble: 'variant' | 'refused';
  readonly money: MoneyFacts;
  readonly cites: Cites;
}
