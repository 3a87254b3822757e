import { describe, expect, test } from 'vitest';
import {
  DENISE,
  TEC,
  WAGNER,
  award,
  draw,
  everyone,
  faceDown,
  influence,
  play,
  reveal,
  second,
  settle,
  turns,
} from '../../fixtures/gallery.ts';
import { choices, prompts, ruleStarter } from '../../../src/shared/gallery/index.ts';
import { after, laid, refusal, shown } from './game.ts';

const adjust = (changes: object): object => ({ type: 'adjust', reason: 'the table says so', ...changes });
const begun = after(laid(), influence(TEC));

describe('an adjustment during a round', () => {
  test('ends the round when a count reaches the limit, with the last to play as its finisher', () => {
    const ended = after(begun, ...turns(0, 3, [DENISE, DENISE]), adjust({ counts: { [TEC]: 5 } }));
    expect(shown(ended)).toMatchObject({ status: 'settling', turn: null, rounds: [{ endedBy: 'limit' }] });
    expect(ended.situation).toMatchObject({ finisher: 1 });
  });

  test('ends the round at the limit even if an effect is pending, which then lapses', () => {
    const ended = after(begun, play(0, DENISE, 'award'), adjust({ counts: { [TEC]: 5 } }));
    expect(refusal(ended, award(TEC))).toBe('settle-awaited');
  });

  test('keeps a draw or an award pending when hands become empty, since effects come first', () => {
    const asked = after(begun, play(0, DENISE, 'draw'), adjust({ hands: { 0: -12, 1: -13, 2: -13 } }));
    expect(shown(asked)).toMatchObject({ status: 'playing', turn: null });
    expect(shown(after(asked, draw))).toMatchObject({ status: 'playing', turn: 0, hands: [1, 0, 0] });
  });

  test('makes an effect lapse that has no card left', () => {
    const lapsed = after(begun, play(0, DENISE, 'second-up'), adjust({ hands: { 0: -12 } }));
    expect(shown(lapsed)).toMatchObject({ status: 'playing', turn: 1 });
    expect(refusal(lapsed, second(DENISE))).toBe('no-effect-awaited');
  });

  test('can move the turn, also before the first card of a round, without moving the token', () => {
    expect(shown(after(begun, adjust({ turn: 2 })))).toMatchObject({ turn: 2 });
    const early = after(laid(), adjust({ turn: 1 }), influence(TEC));
    expect(shown(early).turn).toBe(1);
    const next = after(early, ...turns(1, 3, [TEC, TEC, TEC, TEC, TEC]), settle);
    expect(shown(next).turn).toBe(1);
  });

  test('can give that seat its card at the same time', () => {
    const empty = after(begun, adjust({ hands: { 1: -13 } }));
    expect(shown(after(empty, adjust({ hands: { 1: 1 }, turn: 1 })))).toMatchObject({ turn: 1 });
  });
});

describe('an adjustment before scoring', () => {
  const ended = after(begun, ...turns(0, 3, [TEC, DENISE, TEC, TEC, TEC, TEC]));

  test('changes the ranking, but does not reopen the round', () => {
    const corrected = after(ended, adjust({ counts: { [TEC]: -5, [WAGNER]: 3 } }));
    expect(shown(corrected)).toMatchObject({
      status: 'settling',
      rounds: [{ endedBy: 'limit', ranking: [WAGNER, DENISE, TEC], values: { [WAGNER]: 3, [TEC]: 1 } }],
    });
  });

  test('leaves settled rounds unchanged', () => {
    const settled = after(ended, settle);
    const corrected = after(settled, adjust({ standing: { [TEC]: 5 }, counts: { [DENISE]: 1 } }));
    expect(shown(corrected).rounds).toEqual(shown(settled).rounds);
  });
});

test('whoever has no cards after the deal doesn’t start the next round, whoever ended this one', () => {
  const over = [influence('monet'), adjust({ counts: { monet: 5 } }), settle];
  const lost = adjust({ counts: { monet: 4 }, hands: { 1: -25 }, turn: 0 });
  const table = laid({ edition: 'masters-gallery' });
  const ended = after(table, ...over, ...over, influence('monet'), lost, play(0, 'monet'));
  const next = choices(ended).settle?.next;
  if (next === null || next === undefined) throw new Error('a round follows');
  const first = { kind: 'first-with-cards', seat: 2, finisher: 0 };
  expect(ruleStarter(ended, next, null)).toEqual(first);
  expect(ruleStarter(ended, next, 1)).toEqual({ kind: 'left-of-finisher', seat: 2, finisher: 1 });
  expect(shown(after(ended, settle)).turn).toBe(2);
});

test('somebody who leaves is passed over, and the others turn over what they laid face down', () => {
  const laidDown = after(begun, play(0, TEC), play(1, DENISE, 'second-down'), faceDown);
  const left = after(laidDown, play(2, TEC), adjust({ away: { 1: true } }), play(0, TEC));
  expect(shown(left)).toMatchObject({ turn: 2, hands: [11, 0, 12] });
  const ended = after(left, play(2, TEC), play(0, TEC));
  const turnOver = prompts(ended).find(({ key }) => key === 'reveal');
  expect(turnOver).toMatchObject({ detail: { seat: 1, away: 1 }, seats: [] });
  // The First Player token goes to the player after them.
  expect(after(ended, reveal([], [DENISE], []), settle)).toMatchObject({
    firstPlayer: 2,
    hands: [16, 0, 17],
  });
});

test('adjustments cannot change face-down cards or cards played together, which only the table knows', () => {
  const hidden = after(begun, play(0, DENISE, 'second-down'), faceDown);
  expect(refusal(hidden, adjust({ faceDown: { 0: 1 } }))).toBeNull();
  expect(after(hidden, adjust({ faceDown: { 0: 1 } })).faceDown).toEqual([1, 0, 0]);
  const together = after(begun, play(0, DENISE, 'everyone'), everyone(TEC, TEC, TEC));
  expect(shown(together)).toMatchObject({ status: 'playing', hands: [11, 12, 12] });
});
