import type { AwayChoice } from '../core/away.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import type { Artist, CardSymbol, Effect } from './edition.ts';

/** Everything that may happen now, and within which bounds. `null` means that it may not happen. */
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

/** What playing a card does: how many cards of the artist then count, and whether that ends the round. */
export interface CardPreview {
  readonly artist: Artist;
  readonly count: number;
  readonly ends: boolean;
}

export interface InfluenceChoice {
  /** Who will lead, if known. */
  readonly leader: Seat | null;
  readonly artists: readonly CardPreview[];
}

export interface PlayChoice {
  /**
   * Whether seat and effect are required. They aren't if only counts are tracked, and a card that ends the round
   * needs no effect.
   */
  readonly named: boolean;
  readonly seats: readonly Seat[];
  readonly artists: readonly CardPreview[];
  readonly effects: readonly Effect[];
  /** The round is already over: the card counts for the ranking only. */
  readonly late: boolean;
}

export interface DrawChoice {
  readonly seat: Seat;
}

export interface SecondChoice {
  readonly seat: Seat;
  readonly preview: CardPreview;
}

export interface FaceDownChoice {
  readonly seat: Seat;
}

export interface EveryoneChoice {
  /** Who must play a card: all the others play none. */
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
  /** The rulebook orders the player to use the effect, so declining it asks for confirmation. */
  readonly expected: boolean;
}

export interface RevealChoice {
  /** How many cards each seat turns up. */
  readonly cards: BySeat<number>;
  readonly artists: readonly Artist[];
}

export interface ExtrasChoice {
  /** At most one card of each of these artists, and no more than the hand holds. */
  readonly seats: BySeat<{ readonly artists: readonly Artist[]; readonly most: number }>;
}

export interface SettleChoice {
  /** The displays to be entered now; `null` if they are known. */
  readonly displays: { readonly players: number; readonly artists: readonly Artist[] } | null;
  /** Seats whose cards ended the round in an everyone effect: the table may say who finished it. */
  readonly finishedTogether: readonly Seat[];
  /** The next round; `null` when the game ends. */
  readonly next: NextRound | null;
}

export interface NextRound {
  readonly round: number;
  readonly dealt: number;
  readonly hands: BySeat<number> | null;
  /** The seat that leads by the rules, with or without cards. */
  readonly firstPlayer: Seat;
  /** Who starts by the rules; `null` if unknown. */
  readonly starter: Seat | null;
  readonly starters: readonly Seat[];
}

/** The current values. A change may take one down to 0, but not below. */
export interface AdjustChoice {
  readonly scores: BySeat<number>;
  readonly hands: BySeat<number> | null;
  readonly displayed: BySeat<Readonly<Record<string, number>>> | null;
  readonly counts: Readonly<Record<string, number>>;
  readonly standing: Readonly<Record<string, number>>;
  /** Who the turn can be moved to. Empty if it cannot be moved now. */
  readonly turns: readonly Seat[];
  /** `null` if hands aren't tracked. */
  readonly away: AwayChoice | null;
}
