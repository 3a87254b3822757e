import type { BoxFacts } from '../core/box.ts';
import type { Citation } from '../core/citation.ts';

/** The symbols on cards, each an effect when the card is played on a turn. */
export const SYMBOLS = ['draw', 'second-up', 'second-down', 'everyone', 'award'] as const;

export type CardSymbol = (typeof SYMBOLS)[number];

/** A card's effect as the record writes it: most cards have none. */
export const EFFECTS = ['none', ...SYMBOLS] as const;

export type Effect = (typeof EFFECTS)[number];

/** Who leads the next round: the player left of the first player, or left of the one who finished the round. */
export const NEXT_STARTERS = ['left-of-first-player', 'left-of-finisher'] as const;

/** For which artists on display a player may add a card after the ranking. */
export const EXTRA_CARDS = ['leading-artists-displayed', 'every-artist-displayed'] as const;

/** Whether a player may simply ignore a drawn card or an award. */
export const DRAW_AND_AWARD = ['optional', 'expected'] as const;

/** Who leads the first round. */
export const FIRST_PLAYERS = ['latest-museum-visit', 'chosen'] as const;

/** The rules that every edition cites. */
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

/** Rules on which one rulebook is silent. There we follow the common reading of the family. */
export const DISPUTED_RULES = ['extra-symbol'] as const;

export type DisputedRule = (typeof DISPUTED_RULES)[number];

export type Cites = Readonly<Record<Rule, Citation>> & Readonly<Record<DisputedRule, Citation | null>>;

export interface ArtistFacts {
  readonly id: string;
  readonly name: string;
  /** The number of cards, which also decides ties. */
  readonly cards: number;
}

/** The vocabularies a language has for this family, named after what they call a card. */
export type GalleryWords = 'masterpieces' | 'artworks';

/** What the box calls its points. */
export type PointsName = 'points' | 'victory-points';

/** The contents of an edition file. The rules read these fields and never ask which edition it is. */
export interface EditionFacts extends BoxFacts {
  readonly words: GalleryWords;
  readonly points: PointsName;
  /** In tie-break order, best first. */
  readonly artists: readonly ArtistFacts[];
  readonly rounds: number;
  /** Cards dealt to each player, by number of players and round. */
  readonly deal: Readonly<Record<number, readonly number[]>>;
  /** The number of cards of one artist that ends a round, by number of players. */
  readonly limits: Readonly<Record<number, number>>;
  /** For the first, second and third artist. */
  readonly valueTokens: readonly number[];
  readonly awards: { readonly tokens: number; readonly value: number };
  /** How many cards of each artist have the symbol. */
  readonly symbolCards: Readonly<Record<CardSymbol, number>>;
  readonly firstPlayer: (typeof FIRST_PLAYERS)[number];
  readonly drawAndAward: (typeof DRAW_AND_AWARD)[number];
  readonly extraCards: (typeof EXTRA_CARDS)[number];
  readonly nextStarter: (typeof NEXT_STARTERS)[number];
  readonly cites: Cites;
}
