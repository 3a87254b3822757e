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

interface Refused {
  readonly says: string;
  readonly given?: readonly Raw[];
  readonly event: unknown;
  readonly why: string;
}

const open = offer(A, 'yoko', 'open');
const fixed = offer(A, 'yoko', 'fixed');
const fifth = adjust({ counts: { yoko: 5 } });

describe('reading an event', () => {
  const rows: readonly Refused[] = [
    { says: 'not from a list', event: [], why: 'not-an-object' },
    { says: 'not from nothing', event: null, why: 'not-an-object' },
    { says: 'with a type', event: {}, why: 'missing at .type' },
    { says: 'of a known type', event: { type: 'bid' }, why: 'unknown-event at .type' },
    { says: 'with an artist', event: { type: 'offer', seat: 0, auction: 'open' }, why: 'missing at .artist' },
    { says: 'of this edition', event: offer(A, 'rafael-silveira', 'open'), why: 'unknown-artist at .artist' },
    { says: 'with a kind that exists', event: offer(A, 'yoko', 'dutch'), why: 'unknown-auction at .auction' },
    { says: 'with a seat of this table', event: offer(4, 'yoko', 'open'), why: 'not-a-seat at .seat' },
    {
      says: 'with a seat',
      event: { type: 'offer', artist: 'yoko', auction: 'open' },
      why: 'missing at .seat',
    },
    { says: 'with a kind', event: { type: 'offer', seat: 0, artist: 'yoko' }, why: 'missing at .auction' },
    { says: 'with a price', given: [open], event: { type: 'sale', buyer: 1 }, why: 'missing at .price' },
    { says: 'in whole thousands', given: [open], event: sale(B, 1.5), why: 'not-an-amount at .price' },
    { says: 'not below nothing', given: [open], event: sale(B, -1), why: 'not-an-amount at .price' },
    {
      says: 'with a bid a seat',
      given: [open],
      event: sale(B, 3, [null, 3, null]),
      why: 'not-one-entry-a-seat at .bids',
    },
    {
      says: 'with bids that are amounts',
      given: [open],
      event: { type: 'sale', buyer: 1, price: 3, bids: [null, 3, '2', null] },
      why: 'not-an-amount at .bids[2]',
    },
    {
      says: 'a mystery card with a kind, if it has one',
      event: { type: 'mystery', artist: 'yoko', auction: 'raffle' },
      why: 'unknown-auction at .auction',
    },
    {
      says: 'a starter at this table',
      given: [fifth],
      event: { ...settle, next: 7 },
      why: 'not-a-seat at .next',
    },
    {
      says: 'yes or no',
      given: [fifth],
      event: { ...settle, continue: 'yes' },
      why: 'not-true-or-false at .continue',
    },
    {
      says: 'money a seat',
      event: { type: 'final', money: [1, 2, 3] },
      why: 'not-one-entry-a-seat at .money',
    },
    { says: 'a reason', event: { type: 'adjust' }, why: 'missing at .reason' },
    { says: 'a reason in words', event: { type: 'adjust', reason: 3 }, why: 'not-text at .reason' },
    { says: 'changes by seat', event: adjust({ cash: { '01': 1 } }), why: 'not-a-seat at .cash.01' },
    { says: 'whole changes', event: adjust({ cash: { 1: 0.5 } }), why: 'not-a-change at .cash.1' },
    {
      says: 'changes by artist',
      event: adjust({ counts: { monet: 1 } }),
      why: 'unknown-artist at .counts.monet',
    },
    { says: 'changes at all', event: adjust({ standing: [1] }), why: 'not-an-object at .standing' },
    {
      says: 'paintings by seat and artist',
      event: adjust({ owned: { 0: { monet: 1 } } }),
      why: 'unknown-artist at .owned.0.monet',
    },
  ];
  test.each(rows)('$says', ({ given = [], event, why }) => {
    expect(refusal(after(laid(), ...given), event)).toBe(why);
  });

  test('ignores times, notes, unknown fields and optional fields that are null', () => {
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
});

describe('an event out of order is refused', () => {
  const rows: readonly Refused[] = [
    { says: 'nothing is for sale yet', event: sale(A, 0), why: 'offer-awaited' },
    { says: 'no double lies there', event: add(A, 'yoko', 'open'), why: 'no-double' },
    { says: 'no double to leave alone', event: nobodyAdds, why: 'no-double' },
    { says: 'another seat offers', event: offer(B, 'yoko', 'open'), why: 'not-your-turn at .seat' },
    { says: 'the round goes on', event: settle, why: 'offer-awaited' },
    { says: 'the game goes on', event: { type: 'final', money: [1, 2, 3, 4] }, why: 'offer-awaited' },
    { says: 'the sale is due', given: [open], event: offer(B, 'yoko', 'open'), why: 'sale-awaited' },
    {
      says: 'the second card is due',
      given: [offer(A, 'yoko', 'double')],
      event: sale(A, 0),
      why: 'second-card-awaited',
    },
    {
      says: 'the second card comes from a hand',
      given: [adjust({ hands: { [B]: -9 } }), offer(A, 'yoko', 'double')],
      event: add(B, 'yoko', 'open'),
      why: 'no-cards at .seat',
    },
    { says: 'the payout is due', given: [fifth], event: offer(A, 'yoko', 'open'), why: 'settle-awaited' },
    { says: 'no mystery hand was dealt', event: flip('yoko'), why: 'no-mystery-hand' },
    { says: 'hands are counted here', event: { type: 'end-round' }, why: 'only-in-counts' },
    {
      says: 'the game is over',
      given: [fifth, settle, fifth, settle, fifth, settle, fifth, settle],
      event: adjust({}),
      why: 'game-over',
    },
    {
      says: 'the ledger knows the money',
      given: [fifth, settle, fifth, settle, fifth, settle, fifth, settle],
      event: { type: 'final', money: [1, 2, 3, 4] },
      why: 'game-over',
    },
  ];
  test.each(rows)('$says', ({ given = [], event, why }) => {
    expect(refusal(after(laid(), ...given), event)).toBe(why);
  });
});

describe('a sale', () => {
  const broke = adjust({ cash: { [A]: -100 } });
  const rows: readonly Refused[] = [
    {
      says: 'is free for the auctioneer alone',
      given: [open],
      event: sale(B, 0),
      why: 'free-only-for-auctioneer at .price',
    },
    {
      says: 'has the highest bid for a price',
      given: [open],
      event: sale(B, 7, [null, 8, 3, null]),
      why: 'price-not-highest-bid at .price',
    },
    {
      says: 'has no price where nobody bid',
      given: [open],
      event: sale(A, 7, [null, 0, null, null]),
      why: 'price-not-highest-bid at .price',
    },
    {
      says: 'goes to the highest bidder',
      given: [open],
      event: sale(C, 8, [null, 8, 3, null]),
      why: 'buyer-not-highest-bidder at .buyer',
    },
    {
      says: 'in an open auction has no two bids the same, not even low ones',
      given: [open],
      event: sale(B, 8, [3, 8, 3, null]),
      why: 'equal-bids at .bids[2]',
    },
    {
      says: 'once around has the auctioneer speak last',
      given: [offer(A, 'yoko', 'once')],
      event: sale(D, 9, [8, null, null, 9]),
      why: 'bid-not-higher at .bids[0]',
    },
    {
      says: 'at a fixed price has one over nothing',
      given: [fixed],
      event: sale(B, 0),
      why: 'fixed-at-zero at .price',
    },
    {
      says: 'at a fixed price of an auctioneer without money has none',
      given: [fixed, broke],
      event: sale(B, 1),
      why: 'fixed-over-cash at .price',
    },
  ];
  test.each(rows)('$says', ({ given = [], event, why }) => {
    expect(refusal(after(laid(), ...given), event)).toBe(why);
  });

  test.each([A, B, C, D])('at a fixed price of 0 may go to anyone: seat %i', (seat) => {
    const state = after(laid(), fixed, broke, sale(seat, 0));
    expect(shown(state).cash).toEqual([0, 100, 100, 100]);
    expect(paintings(state, seat)).toEqual({ yoko: 1 });
  });

  test('with hidden bids may have equal bids, low and high', () => {
    const state = after(laid({ firstSeat: B }), offer(B, 'yoko', 'hidden'), sale(C, 9, [9, 4, 9, 4]));
    expect(shown(state).cash).toEqual([100, 109, 91, 100]);
  });

  test('of a single thousand goes to the player who added the second card', () => {
    const table = { edition: 'modern-art-cmon-en', options: { splitDouble: true } } as const;
    const artist = 'ramon-martins';
    const state = after(laid(table), offer(A, artist, 'double'), add(C, artist, 'open'), sale(B, 1));
    expect(shown(state).cash).toEqual([100, 99, 101, 100]);
  });

  test('is not split if one seat played both cards', () => {
    const table = { edition: 'modern-art-cmon-en', options: { splitDouble: true } } as const;
    const artist = 'ramon-martins';
    const state = after(laid(table), offer(A, artist, 'double'), add(A, artist, 'open'), sale(B, 9));
    expect(shown(state).cash).toEqual([109, 91, 100, 100]);
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
