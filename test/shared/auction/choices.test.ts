import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auction, choices, type Choices } from '../../../src/shared/auction/index.ts';
import type { State } from '../../../src/shared/auction/state.ts';
import { attempt } from '../../play/auction-attempts.ts';
import { plans } from '../../play/auction-plans.ts';
import { playAuction } from '../../play/auction.ts';
import { pick, random } from '../../play/random.ts';
import { namedAdjusts } from '../fits.ts';
import { covers } from './covers.ts';
import { after, laid, refusal, statesOf } from './game.ts';
import { offer } from '../../fixtures/auction.ts';

const everyPlan = plans(1080);

/** Random moments of a game, in any edition, tracking and options, and its end. */
const somewhere = fc.record({ plan: fc.constantFrom(...everyPlan), seed: fc.nat() }).map(({ plan, seed }) => {
  const next = random(seed);
  const states = statesOf(playAuction({ ...plan, seed }));
  return { states: [...[1, 2, 3, 4].map(() => pick(next, states)), ...states.slice(-1)], next };
});

/** Every event the choices offer, at the limits of its bounds, as a record would write it. */
function named(offered: Choices, state: State): unknown[] {
  const { offer, pair, unpaired, sale, mystery, settle, final, endRound, adjust } = offered;
  const events: unknown[] = [];
  for (const { artist } of offer?.artists ?? []) {
    for (const kind of offer?.kinds ?? []) {
      for (const seat of offer?.seats ?? []) events.push({ type: 'offer', seat, artist, auction: kind });
    }
    if (offer?.named === false) events.push({ type: 'offer', artist });
  }
  for (const seat of pair?.seats ?? []) {
    for (const kind of pair?.kinds ?? []) {
      events.push({ type: 'pair', seat, artist: pair?.preview.artist, auction: kind });
    }
  }
  if (pair?.named === false) events.push({ type: 'pair', artist: pair.preview.artist });
  if (unpaired) events.push({ type: 'unpaired' });
  for (const { seat, price } of sale?.buyers ?? []) {
    if (price === null) events.push({ type: 'sale', buyer: seat });
    else
      for (const amount of [price.least, price.most])
        events.push({ type: 'sale', buyer: seat, price: amount });
  }
  if (sale?.bids) {
    const { order, most } = sale.bids;
    events.push({ type: 'sale', buyer: sale.auctioneer, price: 0, bids: most.map(() => null) });
    for (const seat of order) {
      const bid = most[seat] ?? 0;
      const bids = most.map((_, one) => (one === seat ? bid : 0));
      events.push({ type: 'sale', buyer: bid === 0 ? sale.auctioneer : seat, price: bid, bids });
    }
  }
  for (const { artist } of mystery?.artists ?? []) {
    events.push({ type: 'mystery', artist }, { type: 'mystery', artist, auction: 'double' });
  }
  if (settle) {
    const { players } = state.setup;
    const counts = settle.holdings;
    const holdings = Array.from({ length: players }, (_, seat) => (seat === 1 && counts ? counts : {}));
    events.push({ type: 'settle', holdings });
    for (const next of settle.next?.starters ?? []) events.push({ type: 'settle', holdings, next });
    for (const next of settle.goingOn?.starters ?? []) {
      events.push({ type: 'settle', holdings, next, continue: true });
    }
  }
  if (final) events.push({ type: 'final', money: new Array<number>(final.players).fill(0) });
  if (endRound) events.push({ type: 'end-round' });
  if (adjust) events.push(...namedAdjusts(adjust, ['cash', adjust.cash], ['owned', adjust.owned]));
  return events;
}

describe('the choices', () => {
  test('are exactly what the rules allow', () => {
    let allowed = 0;
    let refused = 0;
    fc.assert(
      fc.property(somewhere, ({ states, next }) => {
        for (const state of states) {
          const offered = choices(state);
          for (let tries = 0; tries < 25; tries += 1) {
            const raw = attempt(state, next);
            const event = auction.readEvent(raw, state.setup);
            if (!event.ok) continue;
            const applied = auction.apply(state, event.value);
            if (applied.ok) allowed += 1;
            else refused += 1;
            expect(covers(offered, event.value), JSON.stringify(raw)).toBe(applied.ok);
          }
        }
      }),
      { numRuns: 150 },
    );
    expect(allowed).toBeGreaterThan(750);
    expect(refused).toBeGreaterThan(750);
  });

  test('list buyers clockwise from the auctioneer’s left, the auctioneer last', () => {
    for (const [seat, order] of [
      [0, [1, 2, 3, 0]],
      [3, [0, 1, 2, 3]],
    ] as const) {
      const lot = after(laid({ firstSeat: seat }), offer(seat, 'yoko', 'open'));
      expect(choices(lot).sale?.buyers.map((buyer) => buyer.seat)).toEqual(order);
    }
  });

  test('are all accepted, up to the limits of their bounds', () => {
    fc.assert(
      fc.property(somewhere, ({ states }) => {
        for (const state of states) {
          const events = named(choices(state), state);
          for (const event of events) expect(refusal(state, event), JSON.stringify(event)).toBeNull();
          expect(events.length > 0).toBe(
            auction.outcome(state).status !== 'finished' || choices(state).final !== null,
          );
        }
      }),
      { numRuns: 50 },
    );
  });
});
