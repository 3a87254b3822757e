import type { BoxFacts } from '../core/box.ts';
import type { Citation } from '../core/citation.ts';

/** What a card may ask for when it is played as the card of a turn. */
export const SYMBOLS = ['draw', 'second-up', 'second-down', 'everyone', 'award'] as const;

export type CardSymbol = (typeof SYMBOLS)[number];

/** A card's effect as the record writes it: most cards have none. */
export const EFFECTS = ['none', ...SYMBOLS] as const;

export type Effect = (typeof EFFECTS)[number];

/** Who leads the next round: the token moves one seat, or the seat after whoever finished the round leads. */
export const NEXT_STARTERS = ['left-of-first-player', 'left-of-finisher'] as const;

/** Which artists on display let their owner add a card once the ranks stand. */
export const EXTRA_CARDS = ['leading-artists-displayed', 'every-artist-displayed'] as const;

/** Whether a player may simply leave a drawn card or an award token alone. */
export const DRAW_AND_AWARD = ['optional', 'expected'] as const;

/** Who leads the first round. */
export const FIRST_PLAYERS = ['latest-museum-visit', 'chosen'] as const;

/** The rules that an edition says where to find. */
export const RULES = [
  'players',
  'artists',
  'awards',
  'rounds',
  'setup',
  'tokens-aside',
  'influence-turned',
  'first-player',
  'turn',
  'draw',
  'award',
  'second-up',
  'second-down',
  'everyone',
  'influence',
  'limit',
  'limit-number',
  'limit-lower',
  'limit-symbol',
  'hand-empty',
  'all-out',
  'reveal',
  'tokens',
  'leading',
  'tie',
  'values',
  'tokens-kept',
  'extras',
  'score',
  'clean-up',
  'deal',
  'next-deal',
  'starter',
  'end',
] as const;

export type Rule = (typeof RULES)[number];

/** Rules on which one of the texts is silent: there the family’s common reading holds. */
export const DISPUTED_RULES = ['extra-symbol'] as const;

export type DisputedRule = (typeof DISPUTED_RULES)[number];

export type Cites = Readonly<Record<Rule, Citation>> & Readonly<Record<DisputedRule, Citation | null>>;

export interface ArtistFacts {
  readonly id: string;
  readonly name: string;
  /** How many cards there are, which is also the number that decides ties. */
  readonly cards: number;
}

/** Sets of words that a language has for what only this family speaks of, named by what they call a card. */
export type GalleryWords = 'masterpieces' | 'artworks';

/** What the box calls its points. */
export type PointsName = 'points' | 'victory-points';

/** What an edition's file says: facts alone. Rules read these fields and never ask which edition it is. */
export interface EditionFacts extends BoxFacts {
  readonly words: GalleryWords;
  readonly points: PointsName;
  /** In the order that decides ties, best first. */
  readonly artists: readonly [ArtistFacts, ArtistFacts, ArtistFacts, ArtistFacts, ArtistFacts];
  readonly rounds: number;
  /** Cards dealt to each player, by number of players and then by round. */
  readonly deal: Readonly<Record<number, readonly number[]>>;
  /** Cards of one artist that end a round, by number of players. */
  readonly limits: Readonly<Record<number, number>>;
  /** What the leading artists get, first to last. */
  readonly valueTokens: readonly number[];
  readonly awards: { readonly tokens: number; readonly value: number };
  /** How many cards of each artist bear the symbol. */
  readonly symbolCards: Readonly<Record<CardSymbol, number>>;
  readonly firstPlayer: (typeof FIRST_PLAYERS)[number];
  readonly drawAndAward: (typeof DRAW_AND_AWARD)[number];
  readonly extraCards: (typeof EXTRA_CARDS)[number];
  readonly nextStarter: (typeof NEXT_STARTERS)[number];
  readonly cites: Cites;
}
