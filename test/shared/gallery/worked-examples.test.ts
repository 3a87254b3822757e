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
} from '../../fixtures/gallery.ts';
import { after, laid, refusal, shown } from './game.ts';
import { BEFORE, JASON, JULIA, LAST, MAX, TOGETHER } from './rulebook-example.ts';

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
