import type { EndedBy } from '../core/family.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { at, everywhere, nothing, type Tally } from '../core/tally.ts';
import type { AuctionKind, ByArtist, SaleKind } from './edition.ts';
import { dealBefore, type Setup } from './setup.ts';

/** Where a table can be. Artists are places in the game's order. */
export type Situation = Offering | Doubling | Selling | Counting | Settling | Finished;

/** Between two lots: `turn` puts up the next painting. */
export interface Offering {
  readonly kind: 'offering';
  readonly turn: Seat;
  /** Who may still turn over a card of the mystery hand: the auctioneer of the sale just held. */
  readonly flipper: Seat | null;
  /** The lot just gone, for telling what follows from it. */
  readonly gone: Gone | null;
}

/** A double lies on the table: somebody may add a second card. */
export interface Doubling {
  readonly kind: 'doubling';
  readonly offerer: Seat;
  readonly artist: number;
}

/** An auction runs. */
export interface Selling {
  readonly kind: 'selling';
  readonly auctioneer: Seat;
  readonly auction: SaleKind;
  readonly artist: number;
  readonly cards: 1 | 2;
  /** Who offered the double to which the auctioneer added the second card; `null` if nobody else did. */
  readonly partner: Seat | null;
}

/** Only counts are kept: any card may come next. */
export interface Counting {
  readonly kind: 'counting';
  /** The artist whose double may lie on the table, waiting for a second card. */
  readonly double: number | null;
  readonly mayFlip: boolean;
  /** What was put up last: unsold if everybody is out of cards now. */
  readonly last: LastLaid | null;
}

/** The round is over and waits for its payout. */
export interface Settling {
  readonly kind: 'settling';
  readonly endedBy: EndedBy;
  /** What ended it. */
  readonly ender: 'offer' | 'pair' | 'mystery' | 'end-round' | 'adjust';
  /** The last lot, which nobody owns. */
  readonly unsold: Lot | null;
  /** Where the search for the next round's starter begins; `null` where nobody knows. */
  readonly starter: Seat | null;
}

/** The last payout is made; nothing follows but the counted money, where the app does not know it. */
export interface Finished {
  readonly kind: 'finished';
  readonly money: BySeat<number> | null;
}

export interface Lot {
  readonly artist: number;
  readonly cards: 1 | 2;
}

/** The same with the kind of its card, where anybody said it. */
export interface LastLaid extends Lot {
  readonly kind?: AuctionKind | undefined;
}

/** A lot that has found its owner; the price is `null` where the table handles the money. */
export interface Gone {
  readonly lot: Selling | Doubling;
  readonly buyer: Seat;
  readonly price: number | null;
}

/** What went between the table and the bank, for the check that no money is lost or made. */
export interface Bank {
  readonly taken: number;
  readonly given: number;
  /** What the scorekeeper's corrections of cash add up to. */
  readonly adjusted: number;
}

/** A round that is paid out: what it was made of and what came of it. */
export interface SettledRound {
  readonly round: number;
  readonly endedBy: EndedBy;
  readonly counts: ByArtist<number>;
  /** What earlier tiles added up to. */
  readonly standing: ByArtist<number>;
  readonly owned: Tally;
  readonly ranking: readonly number[];
  readonly values: ByArtist<number>;
  readonly payouts: BySeat<number>;
}

/** A card whose kind was said. A chain, since it only ever grows by one. */
export interface Laid {
  readonly kind: AuctionKind;
  readonly before: Laid | null;
}

/** One moment of a game. What is not tracked (hands, cash, paintings) is an empty list. */
export interface State {
  readonly setup: Setup;
  readonly situation: Situation;
  readonly round: number;
  /** Cards on the table this round. */
  readonly counts: ByArtist<number>;
  /** What the tiles of earlier rounds add up to. */
  readonly standing: ByArtist<number>;
  readonly hands: BySeat<number>;
  readonly cash: BySeat<number>;
  /** Paintings held this round: artist by artist, seat after seat. */
  readonly owned: Tally;
  readonly bank: Bank;
  readonly mysteryHand: number;
  /** Cards of the mystery hand turned over this round. */
  readonly turnedOver: ByArtist<number>;
  /** Who laid the last card of this round. */
  readonly lastToPlay: Seat | null;
  /** Cards of earlier rounds, back in the box. */
  readonly boxed: ByArtist<number>;
  /** The last card laid of each artist whose kind was said, and through it all before it. */
  readonly laid: ByArtist<Laid | null>;
  readonly settled: readonly SettledRound[];
}

export const TRACKED = ['cash', 'hands', 'owned'] as const;
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

/** The beginning of a round, or after a mystery card, where only counts are kept. */
export const counting: Counting = { kind: 'counting', double: null, mayFlip: false, last: null };

export function offering(turn: Seat, flipper: Seat | null = null, gone: Gone | null = null): Offering {
  return { kind: 'offering', turn, flipper, gone };
}

/** Where a seat's paintings by an artist stand in `owned`. */
export function ownedPlace(setup: Setup, seat: Seat, artist: number): number {
  return seat * setup.artists.length + artist;
}

/** Cards of an artist seen in the whole game. */
export function seen(state: State, artist: number): number {
  return at(state.boxed, artist) + at(state.counts, artist);
}

/** The same, of one kind, where it was said. */
export function seenOfKind(state: State, artist: number, kind: AuctionKind): number {
  let cards = 0;
  for (let card = state.laid[artist] ?? null; card !== null; card = card.before) {
    if (card.kind === kind) cards += 1;
  }
  return cards;
}
