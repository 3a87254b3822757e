import type { Away } from '../core/away.ts';
import type { EndedBy } from '../core/family.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { at, everywhere, nothing, type Tally } from '../core/tally.ts';
import type { AuctionKind, ByArtist, SaleKind } from './edition.ts';
import { dealBefore, type Setup } from './setup.ts';

/** What the table is doing. Artists are indexes in the game's order. */
export type Situation = Offering | Doubling | Selling | Counting | Settling | Finished;

/** Between two lots: `turn` puts up the next painting. */
export interface Offering {
  readonly kind: 'offering';
  readonly turn: Seat;
  /** The auctioneer of the last sale, who may still turn over a mystery card. */
  readonly flipper: Seat | null;
  /** The last lot sold, for the prompts. */
  readonly gone: SoldLot | null;
}

/** A double is on the table and somebody may add a second card. */
export interface Doubling {
  readonly kind: 'doubling';
  readonly offerer: Seat;
  readonly artist: number;
}

/** An auction is running. */
export interface Selling {
  readonly kind: 'selling';
  readonly auctioneer: Seat;
  readonly auction: SaleKind;
  readonly artist: number;
  readonly cards: 1 | 2;
  /** Who put up the double, if somebody else added the second card. */
  readonly partner: Seat | null;
}

/** Only counts are tracked: any card may come next. */
export interface Counting {
  readonly kind: 'counting';
  /** The artist whose double may be waiting for a second card. */
  readonly double: number | null;
  readonly mayFlip: boolean;
  /** The last card put up: unsold if everybody is out of cards now. */
  readonly last: LastCard | null;
}

/** The round is over and the payout is due. */
export interface Settling {
  readonly kind: 'settling';
  readonly endedBy: EndedBy;
  /** What ended it. */
  readonly ender: 'offer' | 'pair' | 'mystery' | 'end-round' | 'adjust';
  /** The last lot, which nobody owns. */
  readonly unsold: Lot | null;
  /** The first seat to consider as the next round's starter; `null` if unknown. */
  readonly starter: Seat | null;
}

/** The last payout has been made. Only the final money count may follow, if the app didn't track money. */
export interface Finished {
  readonly kind: 'finished';
  readonly money: BySeat<number> | null;
}

export interface Lot {
  readonly artist: number;
  readonly cards: 1 | 2;
}

/** With the kind of its card, if it was entered. */
export interface LastCard extends Lot {
  readonly kind?: AuctionKind | undefined;
}

/** A lot that was sold; the price is `null` if the table handles the money. */
export interface SoldLot {
  readonly lot: Selling | Doubling;
  readonly buyer: Seat;
  readonly price: number | null;
}

/** What went to and from the bank, to check that no money is lost or made up. */
export interface Bank {
  readonly taken: number;
  readonly given: number;
  /** The sum of the scorekeeper's cash adjustments. */
  readonly adjusted: number;
}

/** A round that was paid out, with everything its payout was worked out from. */
export interface SettledRound {
  readonly round: number;
  readonly endedBy: EndedBy;
  readonly counts: ByArtist<number>;
  /** The sum of earlier tiles. */
  readonly standing: ByArtist<number>;
  readonly owned: Tally;
  readonly ranking: readonly number[];
  readonly values: ByArtist<number>;
  readonly payouts: BySeat<number>;
}

/** A card whose kind was entered. A linked list, since it only ever grows by one. */
export interface CardSeen {
  readonly kind: AuctionKind;
  readonly before: CardSeen | null;
}

/** One moment of a game. What isn't tracked (hands, cash, paintings) is an empty list. */
export interface State {
  readonly setup: Setup;
  readonly situation: Situation;
  readonly round: number;
  /** Cards on the table this round. */
  readonly counts: ByArtist<number>;
  /** The sum of the tiles of earlier rounds. */
  readonly standing: ByArtist<number>;
  readonly hands: BySeat<number>;
  readonly away: Away;
  readonly cash: BySeat<number>;
  /** Paintings held this round: for each artist, one number per seat. */
  readonly owned: Tally;
  readonly bank: Bank;
  readonly mysteryHand: number;
  /** Cards of the mystery hand turned over this round. */
  readonly turnedOver: ByArtist<number>;
  /** Who played the last card of this round. */
  readonly lastToPlay: Seat | null;
  /** Cards of earlier rounds, back in the box. */
  readonly boxed: ByArtist<number>;
  /** Per artist, the last card whose kind was entered; it links to the ones before. */
  readonly laid: ByArtist<CardSeen | null>;
  readonly settled: readonly SettledRound[];
}

export const TRACKED = ['cash', 'hands', 'owned', 'away'] as const;
export type Tracked = (typeof TRACKED)[number];

export function tracks(setup: Setup, what: Tracked): boolean {
  return setup.tracking === 'ledger' || (setup.tracking === 'owners' && what !== 'cash');
}

export function start(setup: Setup): State {
  const { edition, players, artists, firstSeat } = setup;
  const none = nothing(artists.length);
  const dealt = dealBefore(setup, 1);
  return {
    setup,
    situation: setup.tracking === 'counts' ? counting : offering(firstSeat),
    round: 1,
    counts: none,
    standing: none,
    hands: tracks(setup, 'hands') ? everywhere(players, dealt) : [],
    away: Array.from({ length: players }, () => null),
    cash: tracks(setup, 'cash') ? everywhere(players, edition.startingCash) : [],
    owned: tracks(setup, 'owned') ? nothing(players * artists.length) : [],
    bank: { taken: 0, given: 0, adjusted: 0 },
    mysteryHand: setup.mystery ? dealt : 0,
    turnedOver: none,
    lastToPlay: null,
    boxed: none,
    laid: artists.map(() => null),
    settled: [],
  };
}

/** The situation at the start of a round or after a mystery card, if only counts are tracked. */
export const counting: Counting = { kind: 'counting', double: null, mayFlip: false, last: null };

export function offering(turn: Seat, flipper: Seat | null = null, gone: SoldLot | null = null): Offering {
  return { kind: 'offering', turn, flipper, gone };
}

/** The index in `owned` of a seat's paintings by an artist. */
export function ownedPlace(setup: Setup, seat: Seat, artist: number): number {
  return seat * setup.artists.length + artist;
}

/** Cards of an artist seen so far in the whole game. */
export function seen(state: State, artist: number): number {
  return at(state.boxed, artist) + at(state.counts, artist);
}

/** Those of one kind, as far as kinds were entered. */
export function seenOfKind(state: State, artist: number, kind: AuctionKind): number {
  let cards = 0;
  for (let card = state.laid[artist] ?? null; card !== null; card = card.before) {
    if (card.kind === kind) cards += 1;
  }
  return cards;
}
