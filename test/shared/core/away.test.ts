import { expect, test } from 'vitest';
import { comeAndGo } from '../../../src/shared/core/away.ts';

/** A table of three at the first moment of a game. */
const FIRST = {
  away: [null, null, null],
  hands: [9, 9, 9],
  round: 1,
  lastToPlay: null,
  situation: { kind: 'offering' },
};

test.each([
  [0, 'before the first card', {}],
  [1, 'after it', { lastToPlay: 0 }],
  [1, 'after a round that ended without a card', { situation: { kind: 'settling' } }],
  [2, 'before the first card of a later round', { round: 2 }],
])('the round %i is said of who leaves %s', (round, _, later) => {
  const left = comeAndGo({ ...FIRST, ...later }, { 1: true }, null);
  expect(left).toEqual({ ok: true, value: { away: [null, round, null], hands: [9, 0, 9] } });
});
