import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../../mounted.ts';
import CopyLink from '../../../../src/renderer/screens/take-along/CopyLink.svelte';

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html?data=%7B%7D';

afterEach(() => vi.restoreAllMocks());

test('the link is copied if the page is allowed to', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(CopyLink, { address: ADDRESS });
  await screen.getByRole('button', { name: 'Copy the link' }).click();
  await expect.element(screen.getByText('The link is copied.')).toBeVisible();
  expect(written).toHaveBeenCalledWith(ADDRESS);
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
});

test('otherwise, as in the desktop app, the link is selected for copying by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const screen = await render(CopyLink, { address: ADDRESS });
  await screen.getByRole('button', { name: 'Copy the link' }).click();
  const field = screen.getByRole('textbox', { name: 'Link for BG Stats' });
  await expect.element(field).toHaveFocus();
  expect(getSelection()?.toString()).toBe(ADDRESS);
  await expect.element(screen.getByText('It is selected here: copy it as you copy any text.')).toBeVisible();
});
