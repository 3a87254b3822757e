import { describe, expect, test } from 'vitest';
import { fairPrice, lotOnOffer, type State } from '../../../src/shared/auction/index.ts';
import { A, B, C, D, add, auctionRecord, nobodyAdds, offer, sale } from '../../fixtures/auction.ts';
import { playedAuction } from '../../fixtures/replayed.ts';

/** What a player gains on the average of the others, by what everybody gains. */
function lead(gains: readonly number[], seat: number): number {
  const others = gains.filter((_, at) => at !== seat);
  return (gains[seat] ?? 0) - others.reduce((sum, gain) => sum + gain, 0) / others.length;
}

/** What everybody gains if a seat buys from the auctioneer, who is seat 0. */
function gains(players: number, worth: number, price: number, buyer: number): number[] {
  return Array.from({ length: players }, (_, seat) => {
    if (seat === buyer) return worth - price;
    return seat === 0 ? price : 0;
  });
}

describe.each([3, 4, 5])('the fair price with %i players', (players) => {
  const WORTH = 37;
  const { keep, auctioneer, buyer } = fairPrice(WORTH, players);
  const leadOf = (seat: number, price: number, buying: number) =>
    lead(gains(players, WORTH, price, buying), seat);

  test('is where two choices are equally good', () => {
    expect(leadOf(0, keep, 0)).toBeCloseTo(leadOf(0, keep, 1), 12);
    expect(leadOf(1, auctioneer, 1)).toBeCloseTo(leadOf(1, auctioneer, 0), 12);
    expect(leadOf(1, buyer, 1)).toBeCloseTo(leadOf(1, buyer, 2), 12);
  });

  test('is a band', () => {
    expect(keep).toBeLessThan(auctioneer);
    expect(auctioneer).toBeLessThan(buyer);
    expect(buyer).toBe(WORTH);
  });
});

describe('the lot on offer', () => {
  function stateAfter(events: readonly object[], options: object = { tracking: 'ledger' }): State {
    return playedAuction(auctionRecord(events, { options })).state;
  }

  const yoko = (kind: string, seat: number = A) => offer(seat, 'yoko', kind);

  test.each(['open', 'once', 'hidden', 'fixed'])('is the painting until it is sold: %s', (auction) => {
    expect(lotOnOffer(stateAfter([]))).toBeNull();
    expect(lotOnOffer(stateAfter([yoko(auction)]))).toEqual({ artist: 'yoko', cards: 1, mayGrow: false });
    expect(lotOnOffer(stateAfter([yoko(auction), sale(B, 5)]))).toBeNull();
  });

  test('is both cards of a double, and may grow until there are two', () => {
    expect(lotOnOffer(stateAfter([yoko('double')]))).toEqual({ artist: 'yoko', cards: 1, mayGrow: true });
    expect(lotOnOffer(stateAfter([yoko('double'), add(B, 'yoko')]))).toEqual({
      artist: 'yoko',
      cards: 2,
      mayGrow: false,
    });
    expect(lotOnOffer(stateAfter([yoko('double'), nobodyAdds]))).toBeNull();
  });

  test('is the last painting put up, if only the cards are tracked', () => {
    const counts = { tracking: 'counts' };
    const card = { type: 'offer', artist: 'yoko' };
    expect(lotOnOffer(stateAfter([], counts))).toBeNull();
    expect(lotOnOffer(stateAfter([card], counts))).toEqual({ artist: 'yoko', cards: 1, mayGrow: false });
    expect(lotOnOffer(stateAfter([{ ...card, auction: 'double' }], counts))?.mayGrow).toBe(true);
    const pair = { type: 'pair', artist: 'yoko' };
    expect(lotOnOffer(stateAfter([card, pair], counts))?.cards).toBe(2);
  });

  test('is nothing once the round is over', () => {
    const yokos = [A, B, C, D].flatMap((seat) => [yoko('open', seat), sale(seat, 1)]);
    expect(lotOnOffer(stateAfter([...yokos, yoko('open')]))).toBeNull();
  });
});
