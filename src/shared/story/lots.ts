import type { AuctionKind, Explanation } from '../auction/index.ts';
import type { Seat } from '../core/seats.ts';
import type { AuctionPassage } from './passages.ts';

/** A lot that found its owner: what it cost, and what its paintings paid at the round’s end. */
export interface LotSold {
  readonly index: number;
  readonly round: number;
  readonly auctioneer: Seat;
  /** Who offered the double to which the auctioneer added the second card. */
  readonly partner: Seat | null;
  readonly buyer: Seat;
  readonly artist: string;
  /** How it was sold; `double` where nobody added a card and the offerer took it free. */
  readonly kind: AuctionKind;
  readonly paintings: 1 | 2;
  /** `null` where prices are not kept. */
  readonly price: number | null;
  /** `null` while the round goes on. */
  readonly paid: number | null;
}

/** Every lot of a game; none where only counts are kept. */
export function lotsOf(rounds: readonly Explanation[], passages: readonly AuctionPassage[]): LotSold[] {
  return passages.flatMap(({ index, event, before, after }) => {
    if (event.type !== 'sale' && event.type !== 'unpaired') return [];
    const gone = after.situation.kind === 'offering' ? after.situation.gone : null;
    const artist = gone === null ? undefined : before.setup.artists[gone.lot.artist];
    if (gone === null || artist === undefined) return [];
    const { lot, buyer, price } = gone;
    const selling = lot.kind === 'selling';
    const paintings = selling ? lot.cards : 1;
    const artists = rounds.find(({ round }) => round === before.round)?.artists;
    const value = artists?.find((one) => one.artist === artist)?.value;
    return {
      index,
      round: before.round,
      auctioneer: selling ? lot.auctioneer : lot.offerer,
      partner: selling ? lot.partner : null,
      buyer,
      artist,
      kind: selling ? lot.auction : 'double',
      paintings,
      price,
      paid: value === undefined ? null : value * paintings,
    };
  });
}

/** What lots of one kind, or by one artist, cost and paid together: those with a price whose round is over. */
export interface LotsTogether {
  readonly lots: number;
  readonly paintings: number;
  readonly price: number;
  readonly paid: number;
}

export function togetherOf(lots: readonly LotSold[]): LotsTogether {
  const known = lots.filter(({ price, paid }) => price !== null && paid !== null);
  const sum = (of: (lot: LotSold) => number): number => known.reduce((all, lot) => all + of(lot), 0);
  return {
    lots: known.length,
    paintings: sum(({ paintings }) => paintings),
    price: sum(({ price }) => price ?? 0),
    paid: sum(({ paid }) => paid ?? 0),
  };
}
