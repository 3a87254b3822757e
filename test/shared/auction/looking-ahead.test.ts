import { describe, expect, test } from 'vitest';
import { cardsHeld, choices, explain, ifEndedNow, unseen } from '../../../src/shared/auction/index.ts';
import { EDITIONS } from '../../../src/shared/auction/edition.ts';
import { withoutCards } from '../../../src/shared/auction/forecast.ts';
import { plans } from '../../play/auction-plans.ts';
import { playAuctionTable } from '../../play/auction.ts';
import { after, laid, readable, replayed, shown, statesOf } from './game.ts';
import { A, B, C, add, adjust, boardOf, flip, offer, settle, sale } from '../../fixtures/auction.ts';

const { manuel, sigrid, daniel, ramon, rafael } = boardOf('modern-art-cmon-it');
const italian = laid({ edition: 'modern-art-cmon-it' });

describe('the preview of a card', () => {
  test('is what then happens, in every game', () => {
    for (const plan of plans(270)) {
      const { record } = playAuctionTable(plan);
      const states = statesOf(record);
      for (const [index, raw] of record.events.entries()) {
        const [before, state] = states.slice(index);
        if (before === undefined || state === undefined) throw new Error('every event has a table around it');
        const value = readable(raw, state.setup);
        if (value.type !== 'offer' && value.type !== 'pair' && value.type !== 'mystery') continue;
        const { offer, pair, mystery } = choices(before);
        const all = { offer: offer?.artists, pair: pair && [pair.preview], mystery: mystery?.artists };
        const told = all[value.type]?.find(({ artist }) => artist === value.artist);
        const ends = state.situation.kind === 'settling' ? state.situation.endedBy : null;
        const count = state.counts[state.setup.artists.indexOf(value.artist)];
        expect(told).toEqual({ artist: value.artist, count, ends });
      }
    }
  });
});

describe('the forecast if the round ended now', () => {
  test('uses the cards on the table and the tiles so far', () => {
    const state = after(
      italian,
      adjust({ standing: { [sigrid]: 30 } }),
      offer(A, sigrid, 'open'),
      sale(B, 4),
      offer(B, ramon, 'open'),
      sale(C, 2),
      offer(C, ramon, 'open'),
      sale(C, 0),
    );
    expect(ifEndedNow(state)).toEqual({
      ranking: [ramon, sigrid],
      values: { [manuel]: 0, [sigrid]: 50, [daniel]: 0, [ramon]: 30, [rafael]: 0 },
      payouts: [0, 50, 60, 0],
    });
  });

  test('is what the round pays if it ends like that', () => {
    for (const plan of plans(135)) {
      const { record } = playAuctionTable(plan);
      for (const state of statesOf(record)) {
        if (state.situation.kind !== 'settling') continue;
        const { ranking, values, payouts } = ifEndedNow(state);
        expect(shown(state).rounds.at(-1)).toMatchObject({ ranking, values, payouts });
      }
    }
  });

  test('has no payouts if only counts are tracked', () => {
    const state = laid({ options: { tracking: 'counts' } });
    expect(ifEndedNow(after(state, { type: 'offer', artist: 'yoko' })).payouts).toBeNull();
  });
});

describe('unseen cards', () => {
  test('are the printed cards minus those seen, by kind if the kinds are known', () => {
    const state = after(italian, offer(A, manuel, 'double'), add(A, manuel, 'open'), sale(B, 1));
    const [left] = unseen(state);
    expect(left).toEqual({
      artist: manuel,
      printed: 12,
      cards: 10,
      kinds: { open: 2, once: 3, hidden: 2, fixed: 2, double: 1 },
      bestValue: 30,
    });
  });

  test('mystery cards and adjusted counts are seen too; then not all kinds are known', () => {
    const table = { edition: 'modern-art-cmon-it', players: 3, options: { mystery: true } } as const;
    const flipped = after(laid(table), offer(A, manuel, 'open'), sale(A, 0), flip(sigrid));
    expect(unseen(flipped).map(({ cards }) => cards)).toEqual([11, 12, 14, 15, 16]);
    const corrected = after(flipped, adjust({ counts: { [manuel]: 1 } }));
    expect(unseen(corrected)[0]).toMatchObject({ cards: 10, kinds: null });
  });

  test('cards of earlier rounds stay seen, and the best payout grows with the tiles', () => {
    const state = after(italian, adjust({ counts: { [manuel]: 5 } }), settle);
    expect(unseen(state)[0]).toMatchObject({ cards: 7, bestValue: 60 });
  });

  test('in every game they are in hands, the mystery hand or the deck', () => {
    for (const plan of plans(135)) {
      if (plan.adjusting !== 0) continue;
      const { record, table } = playAuctionTable({ ...plan, stopAfter: 25 });
      const state = replayed(record);
      const somewhere = [...table.hands.flat(), ...table.deck, ...table.mysteryHand];
      for (const { artist: id, cards } of unseen(state)) {
        expect(cards).toBe(somewhere.filter((card) => card.artist === id).length);
      }
    }
  });
});

describe('cards held', () => {
  test('are hands, the mystery hand and the next deal', () => {
    const state = laid({ players: 3, options: { mystery: true } });
    expect(cardsHeld(state)).toEqual({ hands: [9, 9, 9], mysteryHand: 9, nextDeal: 4 });
    expect(cardsHeld(laid({ options: { tracking: 'counts' } })).hands).toBeNull();
  });

  test('show who can only buy', () => {
    expect(withoutCards(after(italian, adjust({ hands: { [B]: -9 } })))).toEqual([B]);
  });
});

describe('the explanation of a round', () => {
  const state = after(
    italian,
    offer(A, sigrid, 'open'),
    sale(B, 4),
    adjust({ counts: { [ramon]: 5, [manuel]: 1, [daniel]: 1 } }),
    settle,
    adjust({ standing: { [sigrid]: 5 } }),
    offer(B, sigrid, 'open'),
    sale(A, 2),
    offer(C, ramon, 'open'),
    sale(A, 2),
    adjust({ counts: { [sigrid]: 4, [ramon]: 1 }, owned: { [A]: { [rafael]: 1 } } }),
  );

  test('says who won and lost ties', () => {
    expect(explain(state, 1)?.artists).toMatchObject([
      { artist: ramon, rank: 1, count: 5, tieWonOver: [], tieLostTo: [] },
      { artist: manuel, rank: 2, count: 1, tieWonOver: [sigrid, daniel], tieLostTo: [] },
      { artist: sigrid, rank: 3, count: 1, tieWonOver: [daniel], tieLostTo: [manuel] },
      { artist: daniel, rank: null, count: 1, tieWonOver: [], tieLostTo: [manuel, sigrid] },
      { artist: rafael, rank: null, count: 0, tieWonOver: [], tieLostTo: [] },
    ]);
  });

  test('gives values as sums of this round’s and earlier tiles and adjustments', () => {
    const best = explain(state, 2)?.artists[0];
    expect(best).toMatchObject({
      artist: sigrid,
      tiles: [
        { round: 1, amount: 10 },
        { round: 2, amount: 30 },
      ],
      corrected: 5,
      value: 45,
    });
  });

  test('gives payouts as sums of paintings times value, worthless ones included', () => {
    expect(explain(state, 2)?.payouts?.[A]).toMatchObject({
      seat: A,
      payout: 95,
      parts: [
        { artist: sigrid, paintings: 1, value: 45, amount: 45 },
        { artist: ramon, paintings: 1, tiles: [{ amount: 30 }, { amount: 20 }], corrected: 0, amount: 50 },
        { artist: rafael, paintings: 1, tiles: [], corrected: 0, value: 0, amount: 0 },
      ],
    });
  });

  test('does not exist for a round that has not ended', () => {
    expect(explain(italian, 1)).toBeNull();
    expect(explain(state, 3)).toBeNull();
  });

  test('adds up to the payouts, in every game of every edition', () => {
    const editions = new Set<string>();
    for (const plan of plans(270)) {
      const { record, outcome } = playAuctionTable(plan);
      editions.add(record.edition);
      const end = replayed(record);
      for (const { round, payouts, values, counts } of outcome.rounds) {
        const explanation = explain(end, round);
        const sums = explanation?.payouts?.map(({ parts }) =>
          parts.reduce(
            (sum, { paintings, tiles, corrected }) =>
              sum + paintings * (corrected + tiles.reduce((tile, { amount }) => tile + amount, 0)),
            0,
          ),
        );
        expect(sums).toEqual(payouts);
        for (const { artist: id, value, count } of explanation?.artists ?? []) {
          expect([value, count]).toEqual([values[id], counts[id]]);
        }
      }
    }
    expect([...editions].sort()).toEqual([...EDITIONS].sort());
  });
});
