import type { AwayChoice } from '../core/away.ts';
import type { EndedBy } from '../core/family.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import type { Artist, AuctionKind, SaleKind } from './edition.ts';

/** Everything that may happen now, and within which bounds. `null` means that it may not happen. */
export interface Choices {
  readonly offer: OfferChoice | null;
  readonly pair: PairChoice | null;
  readonly unpaired: UnpairedChoice | null;
  readonly sale: SaleChoice | null;
  readonly mystery: MysteryChoice | null;
  readonly settle: SettleChoice | null;
  readonly final: FinalChoice | null;
  readonly endRound: boolean;
  readonly adjust: AdjustChoice | null;
}

/** What playing a card does: how many cards of the artist are then on the table, and whether the round ends. */
export interface CardPreview {
  readonly artist: Artist;
  readonly count: number;
  readonly ends: EndedBy | null;
}

export interface OfferChoice {
  /**
   * Whether seat and kind are required. They aren't if only counts are tracked, and a card that ends the round needs
   * no kind.
   */
  readonly named: boolean;
  readonly seats: readonly Seat[];
  readonly artists: readonly CardPreview[];
  readonly kinds: readonly AuctionKind[];
}

export interface PairChoice {
  readonly named: boolean;
  /** In the order in which they are asked. */
  readonly seats: readonly Seat[];
  /** What the second card does, no matter who adds it. */
  readonly preview: CardPreview;
  readonly kinds: readonly SaleKind[];
}

export interface UnpairedChoice {
  readonly seat: Seat;
  readonly artist: Artist;
}

export interface SaleChoice {
  readonly auctioneer: Seat;
  readonly auction: SaleKind;
  readonly artist: Artist;
  readonly cards: 1 | 2;
  /** Who may buy and at which prices, the auctioneer last; `null` if prices aren't tracked. */
  readonly buyers: readonly {
    readonly seat: Seat;
    readonly price: { readonly least: number; readonly most: number } | null;
  }[];
  readonly bids: BidChoice | null;
}

export interface BidChoice {
  /**
   * `rising`: each bid beats the ones before. `distinct`: no two are the same. `first-of-highest`: ties are allowed.
   */
  readonly rule: 'rising' | 'distinct' | 'first-of-highest';
  readonly order: readonly Seat[];
  readonly most: BySeat<number>;
}

export interface MysteryChoice {
  /** Who turns the card over, if known. */
  readonly flipper: Seat | null;
  readonly left: number;
  readonly artists: readonly CardPreview[];
}

export interface SettleChoice {
  /** How many paintings of each artist can be held; `null` unless holdings must be entered now. */
  readonly holdings: Readonly<Record<string, number>> | null;
  /** An artist's cards on the table that were never sold, so by the rules nobody owns them. */
  readonly neverSold: Readonly<Record<string, number>>;
  /** The next round; `null` when the game ends. */
  readonly next: NextRound | null;
  /** The next round if the table plays on after running out of cards. */
  readonly goingOn: NextRound | null;
}

export interface NextRound {
  readonly round: number;
  readonly dealt: number;
  readonly hands: BySeat<number> | null;
  /** Who starts by the rules; `null` if unknown. */
  readonly starter: Seat | null;
  readonly starters: readonly Seat[];
}

export interface FinalChoice {
  readonly players: number;
}

/** The current values. A change may take one down to 0, but not below. */
export interface AdjustChoice {
  readonly cash: BySeat<number> | null;
  readonly hands: BySeat<number> | null;
  readonly owned: BySeat<Readonly<Record<string, number>>> | null;
  readonly counts: Readonly<Record<string, number>>;
  readonly standing: Readonly<Record<string, number>>;
  /** Who the turn can be moved to. Empty if it cannot be moved now. */
  readonly turns: readonly Seat[];
  /** `null` if hands aren't tracked. */
  readonly away: AwayChoice | null;
}
