import { expect, test } from 'vitest';
import { tableOf } from '../../played.ts';
import { watchBoard } from './watched-board.ts';

test('the board says who has a phone and who has bid in secret, in any order', async () => {
  const { record } = tableOf([{ type: 'offer', seat: 0, artist: 'krypto', auction: 'hidden' }]);
  const { board, show } = await watchBoard(record, {}, [1, 3]);
  const covered = { kind: 'cover', seat: 3, amount: 21 };
  show(1, { room: { running: null, steps: [covered] } });
  await expect.poll(() => board.querySelector('.asked')?.textContent).toBe('Everybody bids in secret');
  expect(board.querySelectorAll('[role=img][aria-label="phone connected"]')).toHaveLength(2);
  expect(board.textContent).toMatch(/Doris\s*has bid/);
  expect(board.textContent).not.toMatch(/their turn|21/);
});
