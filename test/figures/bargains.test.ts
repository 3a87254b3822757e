import { expect, test } from 'vitest';
import { chart, gameOf, toldOf } from '../renderer/features/figures/game/questions.ts';
import { fourRounds, gameOfFour } from '../shared/phones/phone-games.ts';

// The paintings of these rounds pay 30, 60, 90 and 120.
test.each([
  [[30, 60, 90, 120], false, false],
  [[30, 60, 90, 121], false, true],
  [[30, 60, 89, 120], true, false],
])(
  'for %j, a best bargain won something (%s), and a worst one lost something (%s)',
  (prices, best, worst) => {
    const { answer } = chart(toldOf(gameOf(gameOfFour(...fourRounds(prices)))), 'bargains');
    expect([answer.includes('The best: '), answer.includes('The worst: ')]).toEqual([best, worst]);
  },
);
