import { describe, expect, test } from 'vitest';
import { explain, gallery, ifEndedNow, nearlyOver, type State } from '../../../src/shared/gallery/index.ts';
import { EDITIONS } from '../../../src/shared/gallery/edition.ts';
import { withoutCards } from '../../../src/shared/gallery/forecast.ts';
import { plans } from '../../play/gallery-plans.ts';
import { playGallery } from '../../play/gallery.ts';
import {
  DENISE,
  MARIANA,
  NICOLAS,
  TEC,
  WAGNER,
  decline,
  influence,
  play,
  turns,
  without,
} from '../../fixtures/gallery.ts';
import { after, laid, replayed, shown, statesOf } from './game.ts';

const begun = after(laid(), influence(TEC));
const corrected = (counts: object): State =>
  after(begun, { type: 'adjust', reason: 'as the case has it', counts });

/** The tables around every event in games of every kind. */
const TABLES = plans(240).flatMap((plan) => {
  const record = playGallery(plan);
  const states = statesOf(record);
  return record.events.map(({ type }, index) => ({ type, around: states.slice(index, index + 2) }));
});

describe('how near an artist is to the limit', () => {
  const near = (state: State): object[] =>
    nearlyOver(state).map(({ artist, left, reach }) => ({ artist, left, reach }));

  test('one card short, two with a second card, up to one per player with everyone’s at once', () => {
    expect(near(corrected({ [DENISE]: 5, [WAGNER]: 4, [NICOLAS]: 3, [MARIANA]: 1 }))).toEqual([
      { artist: DENISE, left: 1, reach: 'one-more' },
      { artist: WAGNER, left: 2, reach: 'second-card' },
      { artist: NICOLAS, left: 3, reach: 'everyone' },
    ]);
  });

  test('everyone playing the same artist is no warning before half the limit', () => {
    expect(near(corrected({ [NICOLAS]: 2 }))).toEqual([]);
  });

  test('a second card cannot follow once the artist’s card for it has been played', () => {
    const spent = after(begun, play(0, WAGNER, 'second-up'), decline);
    const state = after(spent, { type: 'adjust', reason: 'more', counts: { [WAGNER]: 3 } });
    expect(near(state)).toEqual([{ artist: WAGNER, left: 2, reach: 'everyone' }]);
  });

  test('a second card needs a hand of two', () => {
    const four = corrected({ [WAGNER]: 4 });
    expect(near(after(four, without(11, 12, 12)))).toEqual([
      { artist: WAGNER, left: 2, reach: 'second-card' },
    ]);
    expect(near(after(four, without(12, 12, 12)))).toEqual([{ artist: WAGNER, left: 2, reach: 'everyone' }]);
  });

  test('whoever plays the card for everyone joins in only with another card', () => {
    const three = corrected({ [NICOLAS]: 3 });
    expect(near(after(three, without(11, 12, 13)))).toEqual([
      { artist: NICOLAS, left: 3, reach: 'everyone' },
    ]);
    expect(near(after(three, without(12, 12, 13)))).toEqual([]);
  });

  test('while everyone is about to play, each player counts for one card', () => {
    const state = after(corrected({ [DENISE]: 3, [MARIANA]: 2 }), play(0, NICOLAS, 'everyone'));
    expect(near(state)).toEqual([{ artist: DENISE, left: 3, reach: 'everyone' }]);
    const fewer = after(state, { type: 'adjust', reason: 'no cards', hands: { 2: -13 } });
    expect(near(fewer)).toEqual([]);
  });

  test('no artist is near once all its cards have been seen, or the round is over', () => {
    const seen = { ...begun, discarded: [12, 0, 0, 0, 0], counts: [5, 0, 1, 0, 0] };
    expect(near(seen)).toEqual([]);
    expect(near(after(begun, ...turns(0, 3, [TEC, TEC, TEC, TEC, TEC])))).toEqual([]);
  });

  test('before a round ends at the limit, its artist was always shown as near', () => {
    for (const { type, around } of TABLES) {
      const [before, next] = around;
      if (before === undefined || next === undefined || type === 'adjust') continue;
      const { situation } = next;
      if (before.situation.kind === 'settling' || situation.kind !== 'settling') continue;
      if (situation.endedBy !== 'limit') continue;
      const told = nearlyOver(before).map(({ artist }) => artist);
      const reached = situation.reached.map((place) => next.setup.artists[place]);
      expect(told).toEqual(expect.arrayContaining(reached));
    }
  });
});

describe('from the face-up cards', () => {
  test('the forecast is what the round scores if it ends now', () => {
    for (const { type, around } of TABLES) {
      const [before, next] = around;
      if (before?.setup.tracking !== 'full' || next === undefined || type !== 'settle') continue;
      const round = gallery.outcome(next).rounds.at(-1);
      const { ranking, values, payouts } = ifEndedNow(before);
      expect({ ranking, values, payouts }).toEqual({
        ranking: round?.ranking,
        values: round?.values,
        payouts: round?.payouts,
      });
    }
  });

  test('nobody sits out while hands are unknown, or when all are empty', () => {
    expect(withoutCards(after(begun, without(0, 13, 0)))).toEqual([1]);
    expect(withoutCards(laid({ options: { tracking: 'counts' } }))).toEqual([]);
    expect(withoutCards(after(begun, without(13, 13, 13)))).toEqual([]);
  });
});

test('the explanation of a round adds up to the settled scores in every round of every game, and stays the same afterwards', () => {
  for (const edition of EDITIONS) {
    for (let seed = 0; seed < 40; seed += 1) {
      const players = 2 + (seed % 4);
      const record = playGallery({ edition, players, options: { tracking: 'full' }, seed });
      const state = replayed(record);
      for (const { round, counts, ranking, values, payouts } of shown(state).rounds) {
        const explained = explain(state, round);
        const leading = explained?.artists.filter(({ rank }) => rank !== null) ?? [];
        expect(leading.map(({ artist }) => artist)).toEqual(ranking);
        for (const { artist, count, value, rank, worth, tieWonOver, tieLostTo } of explained?.artists ?? []) {
          expect(count).toBe(counts[artist]);
          expect(value).toBe(values[artist]);
          const tokens = worth.tokens.reduce((sum, { amount }) => sum + amount, 0);
          if (rank !== null) expect(value).toBe(tokens + worth.awardPoints + worth.corrected);
          for (const other of [...tieWonOver, ...tieLostTo]) expect(counts[other]).toBe(count);
        }
        expect(explained?.payouts?.map(({ payout }) => payout)).toEqual(payouts);
        for (const { parts, payout } of explained?.payouts ?? []) {
          expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(payout);
          for (const { cards, value, points } of parts) expect(points).toBe(cards * value);
        }
      }
    }
  }
});
