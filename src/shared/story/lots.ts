import type { AuctionKind, Explanation } from '../auction/index.ts';
import type { Seat } from '../core/seats.ts';
import type { AuctionTransition } from './transitions.ts';

/** A lot that was sold: its price, and what its paintings paid at the end of the round. */
export interface LotSold {
  readonly index: number;
  readonly round: number;
  readonly auctioneer: Seat;
  /** Who put up the double to which the auctioneer added the second card. */
  readonly partner: Seat | null;
  readonly buyer: Seat;
  readonly artist: string;
  /** The auction kind; `double` if nobody added a card and it was taken for free. */
  readonly kind: AuctionKind;
  readonly paintings: 1 | 2;
  /** `null` if prices aren't tracked. */
  readonly price: number | null;
  /** `null` until the round ends. */
  readonly paid: number | null;
}

/** Every lot of a game; none if only counts are tracked. */
export function lotsOf(rounds: readonly Explanation[], transitions: readonly AuctionTransition[]): LotSold[] {
  return transitions.flatMap(({ index, event, before, after }) => {
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
