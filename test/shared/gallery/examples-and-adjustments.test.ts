import { describe, expect, test } from 'vitest';
import {
  DENISE,
  MARIANA,
  NICOLAS,
  TEC,
  WAGNER,
  award,
  draw,
  extras,
  influence,
  play,
  reveal,
  second,
  settle,
  turns,
  everyone,
  faceDown,
} from '../../fixtures/gallery.ts';
import { after, laid, refusal, shown } from './game.ts';
import { BEFORE, JASON, JULIA, LAST, MAX, TOGETHER } from './rulebook-example.ts';
import { choices, prompts, ruleStarter } from '../../../src/shared/gallery/index.ts';

describe('the example of The Card Game (END OF THE ROUND 5, NEW ROUND PREPARATION 7 and after)', () => {
  const before = after(laid(), ...BEFORE);
  const together = after(before, ...TOGETHER);

  test('G10 everyone plays a card with Jason, their symbols have no effect, and Julia is next', () => {
    expect(shown(before).hands).toEqual([6, 10, 9]);
    expect(shown(together)).toMatchObject({ hands: [5, 8, 8], turn: JULIA, status: 'playing' });
    expect(refusal(together, draw)).toBe('no-effect-awaited');
  });

  const ended = after(together, ...LAST);

  test('G11 the second card is the sixth of Nicolás and ends the round', () => {
    const five = shown(after(together, play(JULIA, NICOLAS, 'second-up')));
    expect(five.status).toBe('playing');
    expect(shown(ended)).toMatchObject({ status: 'settling', hands: [5, 8, 6], turn: null });
    expect(shown(ended).rounds).toMatchObject([{ endedBy: 'limit', payouts: null }]);
    expect(ended.situation).toMatchObject({ kind: 'settling', finisher: JULIA });
  });

  const ranked = after(ended, reveal([WAGNER, TEC], [], []));

  test('G12 ranking and values before the extra cards are as printed, except a misprinted 1 for 2', () => {
    expect(shown(ranked).rounds).toEqual([
      {
        round: 1,
        endedBy: 'limit',
        counts: { [DENISE]: 5, [WAGNER]: 5, [TEC]: 3, [NICOLAS]: 6, [MARIANA]: 2 },
        ranking: [NICOLAS, DENISE, WAGNER],
        values: { [DENISE]: 4, [WAGNER]: 1, [TEC]: 0, [NICOLAS]: 3, [MARIANA]: 0 },
        payouts: [9, 12, 19],
      },
    ]);
  });

  test('G12 with the additional cards Max has 13, Julia 20 and Jason 12', () => {
    const added = after(ranked, extras([NICOLAS, WAGNER], [], [WAGNER]));
    const scored = shown(added).rounds[0]?.payouts ?? [];
    expect([scored[MAX], scored[JULIA], scored[JASON]]).toEqual([13, 20, 12]);
    expect(shown(added).hands).toEqual([3, 8, 5]);
    // E37: Wagner now has seven cards, as many as Nicolás with the card next to the deck.
    expect(shown(added).rounds[0]).toMatchObject({
      counts: { [WAGNER]: 5, [NICOLAS]: 6 },
      ranking: [NICOLAS, DENISE, WAGNER],
      values: { [DENISE]: 4, [WAGNER]: 1, [NICOLAS]: 3 },
    });
    expect(shown(after(added, settle))).toMatchObject({
      status: 'playing',
      round: 2,
      turn: JASON,
      scores: [13, 12, 20],
      hands: [9, 14, 11],
      winners: null,
    });
  });
});

describe('the example of Masters Gallery (SCORING 4 and 8)', () => {
  const [a, b] = [0, 1];
  const table = laid({ edition: 'masters-gallery', players: 2, firstSeat: b });
  const first = after(
    table,
    influence('monet'),
    ...[play(b, 'vermeer', 'award'), award('vermeer')],
    ...turns(a, 2, ['vermeer', 'degas', 'vermeer', 'degas', 'monet', 'monet', 'monet', 'monet']),
  );

  test('G13 in the first round A scores 14 and B 12', () => {
    expect(shown(first)).toMatchObject({ status: 'settling', round: 1 });
    expect(shown(first).rounds).toEqual([
      {
        round: 1,
        endedBy: 'limit',
        counts: { vermeer: 3, degas: 2, monet: 5, renoir: 0, 'van-gogh': 0 },
        ranking: ['monet', 'vermeer', 'degas'],
        values: { vermeer: 4, degas: 1, monet: 3, renoir: 0, 'van-gogh': 0 },
        payouts: [14, 12],
      },
    ]);
  });

  test('G14 in the second round A scores 24 and B 16, for totals of 38 and 28', () => {
    const second2 = after(
      first,
      settle,
      influence('renoir'),
      ...[play(a, 'monet', 'second-up'), second('monet')],
      ...turns(b, 2, ['degas', 'monet', 'degas', 'degas', 'degas', 'renoir', 'monet', 'renoir']),
      ...turns(b, 2, ['renoir', 'renoir']),
    );
    expect(shown(second2).rounds[1]).toEqual({
      round: 2,
      endedBy: 'limit',
      counts: { vermeer: 0, degas: 4, monet: 4, renoir: 5, 'van-gogh': 0 },
      ranking: ['renoir', 'degas', 'monet'],
      values: { vermeer: 0, degas: 3, monet: 4, renoir: 3, 'van-gogh': 0 },
      payouts: [24, 16],
    });
    expect(shown(after(second2, settle))).toMatchObject({ round: 3, turn: b, scores: [38, 28] });
  });
});

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
