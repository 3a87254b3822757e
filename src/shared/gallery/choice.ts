import type { BySeat, Seat } from '../core/seats.ts';
import type { Artist, CardSymbol, Effect } from './edition.ts';

/** Everything that may happen now, and within which bounds. What is `null` may not happen. */
export interface Choices {
  readonly influence: InfluenceChoice | null;
  readonly play: PlayChoice | null;
  readonly draw: DrawChoice | null;
  readonly second: SecondChoice | null;
  readonly faceDown: FaceDownChoice | null;
  readonly everyone: EveryoneChoice | null;
  readonly award: AwardChoice | null;
  readonly decline: DeclineChoice | null;
  readonly reveal: RevealChoice | null;
  readonly extras: ExtrasChoice | null;
  readonly settle: SettleChoice | null;
  readonly endRound: boolean;
  readonly adjust: AdjustChoice | null;
}

/** What a card does by landing: how many of the artist count then, and whether that ends the round. */
export interface Landing {
  readonly artist: Artist;
  readonly count: number;
  readonly ends: boolean;
}

export interface InfluenceChoice {
  /** Who will lead, where that is known. */
  readonly leader: Seat | null;
  readonly artists: readonly Landing[];
}

export interface PlayChoice {
  /** Whether seat and effect must be said: not where only cards are counted, and no effect of a card that ends the round. */
  readonly named: boolean;
  readonly seats: readonly Seat[];
  readonly artists: readonly Landing[];
  readonly effects: readonly Effect[];
  /** The round is over already: the card only counts for the ranking. */
  readonly late: boolean;
}

export interface DrawChoice {
  readonly seat: Seat;
}

export interface SecondChoice {
  readonly seat: Seat;
  readonly landing: Landing;
}

export interface FaceDownChoice {
  readonly seat: Seat;
}

export interface EveryoneChoice {
  /** Who must lay a card: all the others lay none. */
  readonly seats: readonly Seat[];
  readonly players: number;
  readonly artists: readonly Artist[];
}

export interface AwardChoice {
  readonly seat: Seat | null;
  readonly artists: readonly Artist[];
  readonly left: number;
}

export interface DeclineChoice {
  readonly seat: Seat | null;
  readonly symbol: CardSymbol;
  /** The rulebook tells the player to use the effect: leaving it out deserves a second question. */
  readonly expected: boolean;
}

export interface RevealChoice {
  /** How many cards each seat turns up. */
  readonly cards: BySeat<number>;
  readonly artists: readonly Artist[];
}

export interface ExtrasChoice {
  /** At most one card of each of these artists, and no more cards than the hand holds. */
  readonly seats: BySeat<{ readonly artists: readonly Artist[]; readonly most: number }>;
}

export interface SettleChoice {
  /** Whose cards must be entered now, and of which artists; `null` where they are known. */
  readonly displays: { readonly players: number; readonly artists: readonly Artist[] } | null;
  /** Whose cards, shown at once with everybody’s, ended the round: the table may say who finished it. */
  readonly finishedTogether: readonly Seat[];
  /** What follows; `null` when the game ends. */
  readonly next: NextRound | null;
}

export interface NextRound {
  readonly round: number;
  readonly dealt: number;
  readonly hands: BySeat<number> | null;
  /** Whose place leads by the rule, with a card or without. */
  readonly firstPlayer: Seat;
  /** Who starts by the rule; `null` where nobody knows. */
  readonly starter: Seat | null;
  readonly starters: readonly Seat[];
}

/** What stands now: a change may take it down to nothing, and not below. */
export interface AdjustChoice {
  readonly scores: BySeat<number>;
  readonly hands: BySeat<number> | null;
  readonly displayed: BySeat<Readonly<Record<string, number>>> | null;
  readonly counts: Readonly<Record<string, number>>;
  readonly standing: Readonly<Record<string, number>>;
  /** Who may be named to move; nobody where the turn cannot be moved now. */
  readonly turns: readonly Seat[];
}
