import { describe, expect, test } from 'vitest';
import { after, laid, refusal, shown } from './game.ts';
import {
  A,
  B,
  C,
  D,
  add,
  adjust,
  flip,
  nobodyAdds,
  offer,
  paintings,
  settle,
  sale,
  type Raw,
} from '../../fixtures/auction.ts';

type Refused = readonly [says: string, given: readonly Raw[], event: unknown, why: string];

const open = offer(A, 'yoko', 'open');
const fixed = offer(A, 'yoko', 'fixed');
const fifth = adjust({ counts: { yoko: 5 } });
const broke = adjust({ cash: { [A]: -100 } });
const wholeGame = Array.from({ length: 4 }, () => [fifth, settle]).flat();

const SHAPES: readonly Refused[] = [
  ['not from a list', [], [], 'not-an-object'],
  ['not from nothing', [], null, 'not-an-object'],
  ['with a type', [], {}, 'missing at .type'],
  ['of a known type', [], { type: 'bid' }, 'unknown-event at .type'],
  ['with an artist', [], { type: 'offer', seat: 0, auction: 'open' }, 'missing at .artist'],
  ['of this edition', [], offer(A, 'rafael-silveira', 'open'), 'unknown-artist at .artist'],
  ['with a kind that exists', [], offer(A, 'yoko', 'dutch'), 'unknown-auction at .auction'],
  ['with a seat of this table', [], offer(4, 'yoko', 'open'), 'not-a-seat at .seat'],
  ['with a seat', [], { type: 'offer', artist: 'yoko', auction: 'open' }, 'missing at .seat'],
  ['with a kind', [], { type: 'offer', seat: 0, artist: 'yoko' }, 'missing at .auction'],
  ['with a price', [open], { type: 'sale', buyer: 1 }, 'missing at .price'],
  ['in whole thousands', [open], sale(B, 1.5), 'not-an-amount at .price'],
  ['not below nothing', [open], sale(B, -1), 'not-an-amount at .price'],
  ['with a bid a seat', [open], sale(B, 3, [null, 3, null]), 'not-one-entry-a-seat at .bids'],
  [
    'bids are amounts',
    [open],
    { type: 'sale', buyer: 1, price: 3, bids: [null, 3, '2', null] },
    'not-an-amount at .bids[2]',
  ],
  [
    'a kind that exists',
    [],
    { type: 'mystery', artist: 'yoko', auction: 'raffle' },
    'unknown-auction at .auction',
  ],
  ['a starter at this table', [fifth], { ...settle, next: 7 }, 'not-a-seat at .next'],
  ['yes or no', [fifth], { ...settle, continue: 'yes' }, 'not-true-or-false at .continue'],
  ['money a seat', [], { type: 'final', money: [1, 2, 3] }, 'not-one-entry-a-seat at .money'],
  ['a reason', [], { type: 'adjust' }, 'missing at .reason'],
  ['a reason in words', [], { type: 'adjust', reason: 3 }, 'not-text at .reason'],
  ['changes by seat', [], adjust({ cash: { '01': 1 } }), 'not-a-seat at .cash.01'],
  ['whole changes', [], adjust({ cash: { 1: 0.5 } }), 'not-a-change at .cash.1'],
  ['changes by artist', [], adjust({ counts: { monet: 1 } }), 'unknown-artist at .counts.monet'],
  ['changes at all', [], adjust({ standing: [1] }), 'not-an-object at .standing'],
  ['paintings by artist', [], adjust({ owned: { 0: { monet: 1 } } }), 'unknown-artist at .owned.0.monet'],
];

const OUT_OF_ORDER: readonly Refused[] = [
  ['nothing is for sale yet', [], sale(A, 0), 'offer-awaited'],
  ['no double lies there', [], add(A, 'yoko', 'open'), 'no-double'],
  ['no double to leave alone', [], nobodyAdds, 'no-double'],
  ['another seat offers', [], offer(B, 'yoko', 'open'), 'not-your-turn at .seat'],
  ['the round goes on', [], settle, 'offer-awaited'],
  ['the game goes on', [], { type: 'final', money: [1, 2, 3, 4] }, 'offer-awaited'],
  ['the sale is due', [open], offer(B, 'yoko', 'open'), 'sale-awaited'],
  ['the second card is due', [offer(A, 'yoko', 'double')], sale(A, 0), 'second-card-awaited'],
  [
    'a card comes from a hand',
    [adjust({ hands: { [B]: -9 } }), offer(A, 'yoko', 'double')],
    add(B, 'yoko', 'open'),
    'no-cards at .seat',
  ],
  ['the payout is due', [fifth], offer(A, 'yoko', 'open'), 'settle-awaited'],
  ['no mystery hand was dealt', [], flip('yoko'), 'no-mystery-hand'],
  ['hands are counted here', [], { type: 'end-round' }, 'only-in-counts'],
  ['the game is over', wholeGame, adjust({}), 'game-over'],
  ['the ledger knows the money', wholeGame, { type: 'final', money: [1, 2, 3, 4] }, 'game-over'],
];

const SALES: readonly Refused[] = [
  ['is free for the auctioneer alone', [open], sale(B, 0), 'free-only-for-auctioneer at .price'],
  ['costs the highest bid', [open], sale(B, 7, [null, 8, 3, null]), 'price-not-highest-bid at .price'],
  ['is free without bids', [open], sale(A, 7, [null, 0, null, null]), 'price-not-highest-bid at .price'],
  [
    'goes to the highest bidder',
    [open],
    sale(C, 8, [null, 8, 3, null]),
    'buyer-not-highest-bidder at .buyer',
  ],
  [
    'openly has no two equal bids, not even low ones',
    [open],
    sale(B, 8, [3, 8, 3, null]),
    'equal-bids at .bids[2]',
  ],
  [
    'at a fixed price of a penniless auctioneer has none',
    [fixed, broke],
    sale(B, 1),
    'fixed-over-cash at .price',
  ],
];

describe.each([
  ['an event is read', SHAPES],
  ['an event out of order is refused', OUT_OF_ORDER],
  ['a sale', SALES],
])('%s', (_, rows) => {
  test.each(rows)('%s', (_says, given, event, why) => {
    expect(refusal(after(laid(), ...given), event)).toBe(why);
  });
});

test('reading ignores times, notes, unknown fields and optional fields that are null', () => {
  const state = after(
    laid(),
    { ...open, at: '2026-11-21T19:30:00Z', note: 'a fine one', colour: 'red' },
    { ...sale(B, 3), bids: null },
    { ...adjust({}), cash: null, turn: null },
    fifth,
    { ...settle, next: null, continue: null },
  );
  expect(shown(state).round).toBe(2);
});

describe('a sale', () => {
  test.each([A, B, C, D])('at a fixed price of 0 may go to anyone: seat %i', (seat) => {
    const state = after(laid(), fixed, broke, sale(seat, 0));
    expect(shown(state).cash).toEqual([0, 100, 100, 100]);
    expect(paintings(state, seat)).toEqual({ yoko: 1 });
  });

  test('with hidden bids may have equal bids, low and high', () => {
    const state = after(laid({ firstSeat: B }), offer(B, 'yoko', 'hidden'), sale(C, 9, [9, 4, 9, 4]));
    expect(shown(state).cash).toEqual([100, 109, 91, 100]);
  });

  test.each([
    ['of a single thousand goes to the player who added the second card', C, 1, [100, 99, 101, 100]],
    ['is not split if one seat played both cards', A, 9, [109, 91, 100, 100]],
  ])('%s', (_, adder, price, cash) => {
    const table = laid({ edition: 'modern-art-cmon-en', options: { splitDouble: true } });
    const artist = 'ramon-martins';
    const state = after(table, offer(A, artist, 'double'), add(adder, artist, 'open'), sale(B, price));
    expect(shown(state).cash).toEqual(cash);
  });
});

describe('if only owners are tracked', () => {
  const owners = laid({ options: { tracking: 'owners' } });

  test('a sale has a buyer; price and bids are ignored', () => {
    const state = after(owners, fixed, { type: 'sale', buyer: B, price: 'dear', bids: 7 });
    expect(paintings(state, B)).toEqual({ yoko: 1 });
    expect(shown(state)).toMatchObject({ turn: B, cash: null, scores: null });
  });

  test('payouts are worked out, and the money is counted once at the end', () => {
    const round = [adjust({ owned: { [C]: { yoko: 2 } }, counts: { yoko: 5 } }), settle];
    const end = after(owners, ...round, fifth, settle, fifth, settle, fifth, settle);
    expect(shown(end)).toMatchObject({ status: 'finished', scores: null, winners: null });
    expect(shown(end).rounds[0]?.payouts).toEqual([0, 0, 60, 0]);
    const counted = after(end, { type: 'final', money: [90, 110, 110, 30] });
    expect(shown(counted)).toMatchObject({ cash: null, scores: [90, 110, 110, 30], winners: [B, C] });
    expect(refusal(counted, { type: 'final', money: [1, 1, 1, 1] })).toBe('game-over');
    expect(refusal(end, adjust({}))).toBe('game-over');
  });

  test('holdings are ignored', () => {
    expect(refusal(after(owners, fifth), { ...settle, holdings: 'some' })).toBeNull();
  });
});
