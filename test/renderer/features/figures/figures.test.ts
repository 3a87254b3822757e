import { expect, test } from 'vitest';
import { gamesOf } from '../../../../src/renderer/features/figures/figures.svelte.ts';

test('the games of people are those that all of them played, with whom they were filtered by', () => {
  const search = { tag: 'club', seats: 4 } as const;
  expect(gamesOf(['ada'], search)).toEqual({ ...search, person: 'ada' });
  expect(gamesOf(['ada', 'bo'], { ...search, person: 'chloé' })).toEqual({
    ...search,
    person: 'ada',
    with: ['bo', 'chloé'],
  });
});
