import type { EndedBy } from '../core/family.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import type { Artist, AuctionKind, SaleKind } from './edition.ts';

/** Everything that may happen now, and within which bounds. What is `null` may not happen. */
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

/** What a card does by landing: how many of the artist lie there then, and whether the round ends. */
export interface Landing {
  readonly artist: Artist;
  readonly count: number;
  readonly ends: EndedBy | null;
}

export interface OfferChoice {
  /** Whether seat and kind must be said: not where only counts are kept, and no kind of a card that ends the round. */
  readonly named: boolean;
  readonly seats: readonly Seat[];
  readonly artists: readonly Landing[];
  readonly kinds: readonly AuctionKind[];
}

export interface PairChoice {
  readonly named: boolean;
  /** In the order in which they are asked. */
  readonly seats: readonly Seat[];
  /** What the second card does, whoever adds it. */
  readonly landing: Landing;
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
  /** Who may buy, the auctioneer last, and at which prices; `null` where prices are not kept. */
  readonly buyers: readonly {
    readonly seat: Seat;
    readonly price: { readonly least: number; readonly most: number } | null;
  }[];
  readonly bids: BidChoice | null;
}

export interface BidChoice {
  /** Each beats the ones before; no two the same; the first of the highest wins. */
  readonly rule: 'rising' | 'distinct' | 'first-of-highest';
  readonly order: readonly Seat[];
  readonly most: BySeat<number>;
}

export interface MysteryChoice {
  /** Who turns the card over, where that is known. */
  readonly flipper: Seat | null;
  readonly left: number;
  readonly artists: readonly Landing[];
}

export interface SettleChoice {
  /** How many paintings of each artist can be held, where they must be entered now. */
  readonly holdings: Readonly<Record<string, number>> | null;
  /** How many of an artist's cards on the table were never sold, so that by the rules nobody holds them. */
  readonly neverSold: Readonly<Record<string, number>>;
  /** What follows, `null` when the game ends. */
  readonly next: NextRound | null;
  /** The same where the table goes on after running out of cards. */
  readonly goingOn: NextRound | null;
}

export interface NextRound {
  readonly round: number;
  readonly dealt: number;
  readonly hands: BySeat<number> | null;
  /** Who starts by the rule; `null` where nobody knows. */
  readonly starter: Seat | null;
  readonly starters: readonly Seat[];
}

export interface FinalChoice {
  readonly players: number;
}

/** What stands now: a change may take it down to nothing, and not below. */
export interface AdjustChoice {
  readonly cash: BySeat<number> | null;
  readonly hands: BySeat<number> | null;
  readonly owned: BySeat<Readonly<Record<string, number>>> | null;
  readonly counts: Readonly<Record<string, number>>;
  readonly standing: Readonly<Record<string, number>>;
  /** Who may be named to move; nobody where the turn cannot be moved now. */
  readonly turns: readonly Seat[];
}
