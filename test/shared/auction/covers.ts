import { never } from '../../../src/shared/core/never.ts';
import type {
  BidChoice,
  Choices,
  CardPreview,
  OfferChoice,
  PairChoice,
  SaleChoice,
  SettleChoice,
} from '../../../src/shared/auction/choice.ts';
import type {
  Event,
  Holdings,
  Mystery,
  Offer,
  Pair,
  Sale,
  Settle,
} from '../../../src/shared/auction/events.ts';
import { fits, fitsAdjust, fitsEach } from '../fits.ts';

/** Whether an event is among the choices, judged by the choices alone, as a screen would. */
export function covers(choices: Choices, event: Event): boolean {
  switch (event.type) {
    case 'offer':
      return choices.offer !== null && coversOffer(choices.offer, event);
    case 'pair':
      return choices.pair !== null && coversPair(choices.pair, event);
    case 'unpaired':
      return choices.unpaired !== null;
    case 'sale':
      return choices.sale !== null && coversSale(choices.sale, event);
    case 'mystery':
      return choices.mystery !== null && knows(choices.mystery.artists, event);
    case 'settle':
      return choices.settle !== null && coversSettle(choices.settle, event);
    case 'final':
      return choices.final?.players === event.money.length;
    case 'end-round':
      return choices.endRound;
    case 'adjust':
      return (
        fits(choices.adjust?.cash ?? null, event.cash) &&
        fitsEach(choices.adjust?.owned ?? null, event.owned) &&
        choices.adjust !== null &&
        fitsAdjust(choices.adjust, event)
      );
    default:
      return never(event);
  }
}

function knows(artists: readonly CardPreview[], { artist }: Offer | Mystery): boolean {
  return artists.some((preview) => preview.artist === artist);
}

function coversOffer({ named, seats, artists, kinds }: OfferChoice, event: Offer): boolean {
  const { seat, auction } = event;
  const ends = artists.some((preview) => preview.artist === event.artist && preview.ends !== null);
  return (
    knows(artists, event) &&
    (seat === undefined ? !named : seats.includes(seat)) &&
    (auction === undefined ? !named || ends : kinds.includes(auction))
  );
}

function coversPair({ named, seats, preview, kinds }: PairChoice, event: Pair): boolean {
  const { seat, auction } = event;
  return (
    event.artist === preview.artist &&
    (seat === undefined ? !named : seats.includes(seat)) &&
    (auction === undefined ? !named || preview.ends !== null : kinds.some((kind) => kind === auction))
  );
}

function coversSale({ auctioneer, buyers, bids }: SaleChoice, event: Sale): boolean {
  const buyer = buyers.find(({ seat }) => seat === event.buyer);
  if (buyer === undefined) return false;
  if (buyer.price === null) return true;
  const { price } = event;
  if (price === undefined || price < buyer.price.least || price > buyer.price.most) return false;
  if (event.bids === undefined) return true;
  return bids !== null && coversBids(bids, event.bids, auctioneer, event.buyer, price);
}

function coversBids(
  { rule, order, most }: BidChoice,
  bids: readonly (number | null)[],
  auctioneer: number,
  buyer: number,
  price: number,
): boolean {
  if (bids.some((bid, seat) => (bid ?? 0) > 0 && !order.includes(seat))) return false;
  const made = order.map((seat) => ({ seat, bid: bids[seat] ?? 0 })).filter(({ bid }) => bid > 0);
  if (made.some(({ seat, bid }) => bid > (most[seat] ?? 0))) return false;
  if (rule === 'distinct' && new Set(made.map(({ bid }) => bid)).size < made.length) return false;
  if (rule === 'rising' && made.some(({ bid }, place) => bid <= (made[place - 1]?.bid ?? 0))) return false;
  const highest = Math.max(0, ...made.map(({ bid }) => bid));
  const winner = made.find(({ bid }) => bid === highest)?.seat ?? auctioneer;
  return price === highest && buyer === winner;
}

function coversSettle({ holdings, next, goingOn }: SettleChoice, event: Settle): boolean {
  const follows = event.continue === true ? goingOn : next;
  if (follows !== null && event.next !== undefined && !follows.starters.includes(event.next)) return false;
  return holdings === null || coversHoldings(holdings, event.holdings);
}

function coversHoldings(
  counts: Readonly<Record<string, number>>,
  holdings: readonly Holdings[] | undefined,
): boolean {
  if (holdings === undefined) return false;
  return Object.entries(counts).every(([artist, count]) => {
    const held = holdings.flatMap((ofSeat) =>
      Object.entries(ofSeat).flatMap(([name, amount]) => (name === artist ? amount : [])),
    );
    return held.reduce((sum, amount) => sum + amount, 0) <= count;
  });
}
