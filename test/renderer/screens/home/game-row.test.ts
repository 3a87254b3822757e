import { expect, test } from 'vitest';
import { render } from '../../mounted.ts';
import { language } from '../../spoken.ts';
import GameRow from '../../../../src/renderer/screens/home/GameRow.svelte';
import { GAME } from './game.ts';

const mark = language.words.history.sample;

test('a sample game is marked as not counting', async () => {
  const screen = await render(GameRow, { game: { ...GAME, sample: true }, action: 'See it' });
  const link = screen.getByRole('link');
  await expect.element(link).toHaveAttribute('href', '#/game/g');
  expect(link.element().textContent).toContain(`· ${mark}`);
  expect(link.element().textContent).toContain('Ada won');
});

test('so is a sample with only a result', async () => {
  const game = { ...GAME, sample: true, resultOnly: true };
  const screen = await render(GameRow, { game, action: 'See it' });
  const said = screen.getByRole('link').element().textContent;
  expect(said).toContain(language.words.paper.mark);
  expect(said).toContain(mark);
});

test('the user’s own game isn’t', async () => {
  const screen = await render(GameRow, { game: GAME, action: 'See it' });
  expect(screen.getByRole('link').element().textContent).not.toContain(mark);
});
