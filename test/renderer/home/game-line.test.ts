import { expect, test } from 'vitest';
import { standingOf } from '../../../src/renderer/screens/home/game-line.ts';
import { en } from '../../../src/shared/text/en.ts';

test.each([
  [{ round: 2, finished: false, winners: null }, 'Round 2'],
  [{ round: 4, finished: true, winners: null }, 'The money is still to be counted'],
  [{ round: 4, finished: true, winners: ['Ada'] }, 'Finished · Ada won'],
  [{ round: 4, finished: true, winners: ['Ada', 'Bea'] }, 'Finished · Ada+Bea shared the win'],
  [{ round: 0, finished: false, winners: null }, 'Something in its log does not fit'],
])('%j: %s', (game, line) => {
  expect(standingOf(en, game, (names) => names.join('+'))).toBe(line);
});
