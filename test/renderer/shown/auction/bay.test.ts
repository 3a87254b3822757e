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

test('an artist one below the limit says so in words', async () => {
  const screen = await render(BayView, {
    bay: NEARLY_OVER,
    edition: auction.editions['modern-art-1994'],
    over: false,
  });
  const bay = screen.getByRole('article', { name: /Krypto/ });
  await expect.element(bay.getByText('4 of 5')).toBeVisible();
  await expect.element(bay.getByText('One more ends the round')).toBeVisible();
  await expect.element(bay.getByText('If it ended now 60,000')).toBeVisible();
});

test('after a round there is no warning, and the payment is final', async () => {
  const over = { ...NEARLY_OVER, count: 5, next: null };
  const screen = await render(BayView, {
    bay: over,
    edition: auction.editions['modern-art-1994'],
    over: true,
  });
  const bay = screen.getByRole('article', { name: /Krypto/ });
  await expect.element(bay.getByText('One more ends the round')).not.toBeInTheDocument();
  await expect.element(bay.getByText('Pays this round 60,000')).toBeVisible();
});
