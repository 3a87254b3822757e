import { expect, test, vi } from 'vitest';
import { render } from '../mounted.ts';
import { push } from '../pressing.ts';
import CopyLink from '../../../src/renderer/ui/CopyLink.svelte';

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html?data=%7B%7D';
const OTHER = 'https://club.example/#i=other';

test('the link is copied if the page is allowed to', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(CopyLink, { address: ADDRESS });
  await push(screen.getByRole('button', { name: 'Copy link' }));
  await expect.element(screen.getByText('Link copied.')).toBeVisible();
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  await screen.rerender({ address: OTHER });
  expect(screen.getByText('Link copied.').elements()).toEqual([]);
  await push(screen.getByRole('button', { name: 'Copy link' }));
  await expect.poll(() => written.mock.calls).toEqual([[ADDRESS], [OTHER]]);
});

test.each([
  () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError')),
  // As on a page that isn’t encrypted.
  () => vi.spyOn(navigator, 'clipboard', 'get').mockThrow(new TypeError('no clipboard here')),
])('otherwise the link is selected for copying by hand', async (forbid) => {
  forbid();
  const screen = await render(CopyLink, { address: ADDRESS });
  await push(screen.getByRole('button', { name: 'Copy link' }));
  const field = screen.getByRole('textbox', { name: 'Link for BG Stats' });
  await expect.element(field).toHaveFocus();
  expect(getSelection()?.toString()).toBe(ADDRESS);
  await expect
    .element(screen.getByText('Couldn’t copy the link. It’s selected here, so copy it yourself.'))
    .toBeVisible();
  // Nothing of that is about the next link.
  await screen.rerender({ address: OTHER });
  expect(field.elements()).toEqual([]);
  expect(screen.getByRole('status').element().textContent).toBe('');
});
