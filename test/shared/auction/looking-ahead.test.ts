import { describe, expect, test } from 'vitest';
import { cardsHeld, choices, explain, ifEndedNow, unseen } from '../../../src/shared/auction/index.ts';
import { EDITIONS } from '../../../src/shared/auction/edition.ts';
import { withoutCards } from '../../../src/shared/auction/forecast.ts';
import { plans } from '../../play/auction-plans.ts';
import { playAuctionTable } from '../../play/auction.ts';
import { after, laid, readable, replayed, shown, statesOf } from './game.ts';
import { B, adjust } from '../../fixtures/auction.ts';

const italian = laid({ edition: 'modern-art-cmon-it' });

test('the preview of a card is what then happens, in every game', () => {
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

test('the forecast if the round ended now is what the round pays if it ends like that', () => {
  for (const plan of plans(135)) {
    const { record } = playAuctionTable(plan);
    for (const state of statesOf(record)) {
      if (state.situation.kind !== 'settling') continue;
      const { ranking, values, payouts } = ifEndedNow(state);
      expect(shown(state).rounds.at(-1)).toMatchObject({ ranking, values, payouts });
    }
  }
});

test('unseen cards are in hands, the mystery hand or the deck, in every game', () => {
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

test('the explanation of a round adds up to the payouts, in every game of every edition', () => {
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
