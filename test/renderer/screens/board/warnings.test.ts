import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { playGallery } from '../../../play/gallery.ts';
import { watchBoard } from './watched-board.ts';

test('every warning stays inside its artist’s column', async () => {
  const game = playGallery({
    edition: 'masters-gallery',
    players: 3,
    options: { tracking: 'full' },
    seed: 2,
  });
  await page.viewport(1280, 720);
  const { board, show } = await watchBoard(game);
  const said = new Set<string>();
  for (let events = 1; events < game.events.length; events += 1) {
    show(events);
    for (const warning of board.querySelectorAll('.warning')) {
      said.add(warning.textContent);
      expect(warning.scrollWidth, warning.textContent).toBeLessThanOrEqual(warning.clientWidth);
    }
  }
  expect([...said].sort()).toEqual([
    '',
    'One each ends the round',
    'One more ends the round',
    'Two together end the round',
  ]);
});
