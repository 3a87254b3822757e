import { describe, expect, test } from 'vitest';
import { nearlyOver, type State } from '../../../src/shared/gallery/index.ts';
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
import { after, laid } from './game.ts';

const begun = after(laid(), influence(TEC));
const corrected = (counts: object): State =>
  after(begun, { type: 'adjust', reason: 'as the case has it', counts });

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
});
