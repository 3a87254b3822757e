import { describe, expect, test } from 'vitest';
import { fairPrice } from '../../../src/shared/auction/index.ts';

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
