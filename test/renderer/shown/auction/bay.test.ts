import { expect, test } from 'vitest';
import { auction } from '../../../../src/shared/auction/index.ts';
import { render } from '../../mounted.ts';
import type { Bay } from '../../../../src/renderer/shown/auction/board.ts';
import BayView from '../../../../src/renderer/shown/auction/BayView.svelte';

const NEARLY_OVER: Bay = {
  artist: 'krypto',
  name: 'Krypto',
  letters: 'Kr',
  place: 5,
  count: 4,
  sold: 3,
  limit: 5,
  tiles: [30, null],
  pays: 60,
  unseen: 9,
  next: { artist: 'krypto', count: 5, ends: 'limit' },
};

test('an artist one below the limit says so, and what it would pay; after the round that is final', async () => {
  const edition = auction.editions['modern-art-1994'];
  const screen = await render(BayView, { bay: NEARLY_OVER, edition, over: false });
  const bay = screen.getByRole('article', { name: /Krypto/ });
  for (const text of ['4 of 5', 'One more ends the round', 'If it ended now 60,000'])
    await expect.element(bay.getByText(text)).toBeVisible();
  await screen.rerender({ bay: { ...NEARLY_OVER, count: 5, next: null }, over: true });
  await expect.element(bay.getByText('One more ends the round')).not.toBeInTheDocument();
  await expect.element(bay.getByText('Pays this round 60,000')).toBeVisible();
});
