import { expect, test } from 'vitest';
import { render } from '../../mounted.ts';
import { language } from '../../spoken.ts';
import GameRow from '../../../../src/renderer/screens/home/GameRow.svelte';
import { GAME } from './game.ts';

const mark = language.words.history.sample;

test('a sample game is marked as not counting, with only a result too, and the user’s own isn’t', async () => {
  const sample = { ...GAME, sample: true };
  const screen = await render(GameRow, { game: sample, action: 'See it' });
  const link = screen.getByRole('link');
  await expect.element(link).toHaveAttribute('href', '#/game/g');
  expect(link.element().textContent).toContain(`· ${mark}`);
  expect(link.element().textContent).toContain('Ada won');
  await screen.rerender({ game: { ...sample, resultOnly: true } });
  expect(link.element().textContent).toContain(language.words.paper.mark);
  expect(link.element().textContent).toContain(mark);
  await screen.rerender({ game: GAME });
  expect(link.element().textContent).not.toContain(mark);
});
