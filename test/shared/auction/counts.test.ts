import { describe, expect, test } from 'vitest';
import { auction, choices, type State } from '../../../src/shared/auction/index.ts';
import { after, laid, readable, refusal, shown } from './game.ts';
import { A, B, adjust, flip, offer, settle } from '../../fixtures/auction.ts';

const counted = laid({ options: { tracking: 'counts' } });
const mysterious = laid({ players: 3, options: { tracking: 'counts', mystery: true } });
const card = (artist: string, auction?: string): unknown =>
  auction === undefined ? { type: 'offer', artist } : { type: 'offer', artist, auction };
const second = (artist: string, auction?: string): unknown =>
  auction === undefined ? { type: 'pair', artist } : { type: 'pair', artist, auction };
const over = { type: 'end-round' };
const nobody = [{}, {}, {}, {}];

describe('if only counts are tracked', () => {
  test('anybody may put up a card at any time, and it is nobody’s turn', () => {
    const state = after(counted, card('yoko'), offer(B, 'krypto', 'open'), offer(B, 'krypto', 'open'));
    expect(shown(state)).toMatchObject({ status: 'playing', turn: null, hands: null });
    expect(state.counts).toEqual([0, 1, 0, 0, 2]);
  });

  test('a second card may follow a double, or a card without a kind', () => {
    for (const first of [card('yoko', 'double'), card('yoko')]) {
      expect(after(counted, first, second('yoko')).counts).toEqual([0, 2, 0, 0, 0]);
      expect(refusal(after(counted, first), second('krypto'))).toBe('second-of-another-artist at .artist');
      expect(refusal(after(counted, first), second('yoko', 'double'))).toBe('second-double at .auction');
      expect(refusal(after(counted, first, second('yoko')), second('yoko'))).toBe('no-double');
    }
    expect(refusal(after(counted, card('yoko', 'open')), second('yoko'))).toBe('no-double');
    expect(refusal(after(counted, card('yoko', 'double'), card('krypto', 'open')), second('yoko'))).toBe(
      'no-double',
    );
  });

  test('there are no sales', () => {
    const state = after(counted, card('yoko', 'open'));
    expect(refusal(state, { type: 'sale', buyer: A, price: 0 })).toBe('not-in-counts');
    expect(refusal(after(counted, card('yoko', 'double')), { type: 'unpaired' })).toBe('not-in-counts');
  });

  test('one mystery card may follow an offer or a pair, but not a double without a second card', () => {
    expect(refusal(mysterious, flip('yoko'))).toBe('mystery-not-now');
    expect(refusal(after(mysterious, card('yoko', 'double')), flip('yoko'))).toBe('mystery-not-now');
    const afterPair = after(mysterious, card('yoko', 'double'), second('yoko'), flip('yoko'));
    expect(afterPair.counts).toEqual([0, 3, 0, 0, 0]);
    expect(refusal(afterPair, flip('yoko'))).toBe('mystery-not-now');
    const afterOffer = after(mysterious, card('yoko'), flip('krypto', 'double'));
    expect(refusal(afterOffer, second('krypto'))).toBe('no-double');
    expect(refusal(afterOffer, second('yoko'))).toBe('no-double');
  });

  test('a round is settled with everybody’s holdings', () => {
    const ended = after(counted, ...Array.from({ length: 5 }, () => card('yoko', 'open')));
    expect(shown(ended)).toMatchObject({ status: 'settling', rounds: [{ payouts: null }] });
    expect(refusal(ended, settle)).toBe('missing at .holdings');
    expect(refusal(ended, { ...settle, holdings: [{}, {}, {}] })).toBe('not-one-entry-a-seat at .holdings');
    expect(refusal(ended, { ...settle, holdings: [{ yoko: 3 }, { yoko: 2 }, { yoko: 1 }, {}] })).toBe(
      'holdings-over-count at .holdings[2].yoko',
    );
    expect(refusal(ended, { ...settle, holdings: [{ krypto: 1 }, {}, {}, {}] })).toBe(
      'holdings-over-count at .holdings[0].krypto',
    );
    expect(refusal(ended, { ...settle, holdings: [{}, { yoko: -1 }, {}, {}] })).toBe(
      'not-an-amount at .holdings[1].yoko',
    );
    const settled = after(ended, { ...settle, holdings: [{ yoko: 3 }, {}, { yoko: 1 }, {}] });
    expect(shown(settled)).toMatchObject({ round: 2, turn: null, rounds: [{ payouts: [90, 0, 30, 0] }] });
  });

  test('paying for cards that were never sold is allowed, with a warning', () => {
    const odd = (state: State, ...holdings: Readonly<Record<string, number>>[]) =>
      auction.warnings(state, readable({ type: 'settle', holdings }, state.setup));
    const fifth = after(counted, ...Array.from({ length: 5 }, () => card('yoko', 'open')));
    expect(odd(fifth, { yoko: 4 }, {}, {}, {})).toEqual([]);
    expect(odd(fifth, { yoko: 4 }, { yoko: 1 }, {}, {})).toEqual(['more-held-than-sold']);
    expect(refusal(fifth, { ...settle, holdings: [{ yoko: 5 }, {}, {}, {}] })).toBeNull();
    const turned = after(mysterious, card('krypto'), flip('krypto'), card('yoko'), over);
    expect(odd(turned, { krypto: 1 }, {}, {})).toEqual([]);
    expect(odd(turned, { krypto: 2 }, {}, {})).toEqual(['more-held-than-sold']);
    expect(odd(turned, { yoko: 1 }, {}, {})).toEqual(['more-held-than-sold']);
    const next = after(turned, { ...settle, holdings: [{}, {}, {}], continue: true }, card('krypto'), over);
    expect(choices(next).settle?.neverSold).toMatchObject({ krypto: 1, yoko: 0 });
    const cards = ['yoko', 'yoko', 'yoko', 'yoko'].map((artist) => card(artist, 'open'));
    const ended = after(mysterious, ...cards, flip('yoko'));
    expect(choices(ended).settle?.neverSold).toMatchObject({ yoko: 1 });
  });

  test('everybody may run out of cards whenever a card could come, which ends the game', () => {
    for (const before of [[], [card('yoko')], [card('yoko', 'double')]]) {
      const ended = after(counted, ...before, over);
      expect(shown(ended)).toMatchObject({ status: 'settling', rounds: [{ endedBy: 'out-of-cards' }] });
      expect(refusal(ended, over)).toBe('settle-awaited');
      const finished = after(ended, { ...settle, holdings: nobody });
      expect(shown(finished)).toMatchObject({ status: 'finished', round: 1, winners: null });
      const goingOn = after(ended, { ...settle, holdings: nobody, continue: true });
      expect(shown(goingOn)).toMatchObject({ status: 'playing', round: 2 });
    }
  });

  test('anybody may be named as the starter', () => {
    const ended = after(counted, adjust({ counts: { yoko: 5 } }));
    expect(refusal(ended, { ...settle, holdings: nobody, next: 3 })).toBeNull();
  });

  test('only counts and tiles can be adjusted', () => {
    expect(refusal(counted, adjust({ counts: { yoko: 1 }, standing: { yoko: 30 } }))).toBeNull();
    expect(refusal(counted, adjust({ cash: { 0: 1 } }))).toBe('not-tracked at .cash');
    expect(refusal(counted, adjust({ hands: { 0: -1 } }))).toBe('not-tracked at .hands');
    expect(refusal(counted, adjust({ owned: { 0: { yoko: 1 } } }))).toBe('not-tracked at .owned');
    expect(refusal(counted, adjust({ turn: 1 }))).toBe('not-tracked at .turn');
  });
});
