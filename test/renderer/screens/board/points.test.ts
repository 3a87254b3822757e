import { expect, test } from 'vitest';
import { playGallery } from '../../../play/gallery.ts';
import { watchBoard } from './watched-board.ts';

test('a game for points ends without covers, because points were open all game', async () => {
  const game = playGallery({
    edition: 'masters-gallery',
    players: 3,
    options: { tracking: 'full' },
    seed: 2,
  });
  const { board, show } = await watchBoard(game);
  show(game.events.length - 1);
  show(game.events.length);
  expect(board.querySelectorAll('li.lies')).toHaveLength(3);
  expect(board.querySelector('h2')?.textContent).toMatch(/wins|share the win/);
});
