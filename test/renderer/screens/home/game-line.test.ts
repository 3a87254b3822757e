import { expect, test } from 'vitest';
import { progressOf, whenOf } from '../../../../src/renderer/screens/home/game-line.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { GAME } from './game.ts';

test.each([
  [{ round: 2, finished: false, winners: null }, 'Round 2'],
  [{ round: 4, finished: true, winners: null }, 'Money still to be counted'],
  [{ round: 4, finished: true, winners: ['Ada'] }, 'Ada won'],
  [{ round: 4, finished: true, winners: ['Ada', 'Bea'] }, 'Ada+Bea shared the win'],
  [{ round: 0, finished: false, winners: null }, 'Something in its log doesn’t fit'],
])('%j: %s', (game, line) => {
  expect(progressOf(en, game, (names) => names.join('+'))).toBe(line);
});

const told = {
  day: (instant: string) => instant.slice(0, 10),
  moment: (instant: string) => instant.slice(0, 16),
};

test.each([
  ['a game that is over says its day', {}, '2026-11-19'],
  ['or when it was written, where nobody knows its day', { startedAt: null }, 'last changed 2026-11-20'],
  ['and that only its result is known', { resultOnly: true }, '2026-11-19 · Only the result is known'],
  ['one under way says when it was left', { winners: null }, 'last changed 2026-11-20T20:00'],
])('%s', (_title, game, line) => {
  expect(whenOf(en, { ...GAME, ...game }, told)).toBe(line);
});
