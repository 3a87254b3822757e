import { ORPCError } from '@orpc/client';
import { expect, test, vi } from 'vitest';
import { render } from '../mounted.ts';
import { language } from '../spoken.ts';
import Backups from '../../../src/renderer/screens/settings/Backups.svelte';
import { NOT_KEPT, type Salvaged } from '../../../src/shared/api.ts';
import { workingHost } from '../working-host.ts';

const words = language.words.keeping;
const SALVAGED: Salvaged = { backup: null, games: 1, cutShort: [], lost: [] };

/** The settings of a file in which damage was found, while it is mended. */
async function mending() {
  const { promise, resolve, reject } = Promise.withResolvers<Salvaged>();
  const cancel = vi.fn(() => Promise.resolve(true));
  const repair = vi.fn(() => promise);
  const { link, tell } = workingHost(({ client }) => ({
    ...client,
    keeping: { ...client.keeping, repair },
    work: { ...client.work, cancel },
  }));
  const screen = await render(Backups, { backups: [], damaged: true }, { link });
  await expect.element(screen.getByText(words.backups.damaged)).toBeVisible();
  await screen.getByRole('button', { name: words.repair.do }).click();
  await tell({ id: '3', kind: 'mend', state: { kind: 'running', done: 5, of: 20 } });
  const progress = screen.getByRole('progressbar', { name: words.repair.doing });
  await expect.element(progress).toHaveAttribute('value', '0.25');
  await expect.element(screen.getByRole('button', { name: words.repair.do })).toBeDisabled();
  return { screen, tell, cancel, resolve, reject };
}

test('a damaged file is mended from the settings, which say how far that is', async () => {
  const { screen, tell, resolve } = await mending();
  resolve(SALVAGED);
  await tell({ id: '3', kind: 'mend', state: { kind: 'done', result: SALVAGED } });
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: words.repair.do })).toBeEnabled();
});

test('mending is called off, and nothing has changed', async () => {
  const { screen, tell, cancel, reject } = await mending();
  await screen.getByRole('button', { name: words.backups.cancel }).click();
  expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: '3' });
  reject(new ORPCError('CANCELLED', { defined: true }));
  await tell({ id: '3', kind: 'mend', state: { kind: 'cancelled' } });
  await expect.element(screen.getByText(words.backups.cancelled)).toBeVisible();
});

test('what else is under way comes first', async () => {
  const { screen, reject } = await mending();
  reject(new ORPCError('BUSY', { defined: true }));
  await expect.element(screen.getByText(words.backups.busy)).toBeVisible();
});

test('a disk that is full is told of', async () => {
  const { screen, reject } = await mending();
  reject(new ORPCError(NOT_KEPT, { data: { trouble: 'disk-full' } }));
  await expect.element(screen.getByText(words.notKept['disk-full'])).toBeVisible();
});

test('where it fails, nothing has changed either', async () => {
  const { screen, reject } = await mending();
  reject(new Error('no room'));
  await expect.element(screen.getByText(words.repair.failed)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: words.repair.do })).toHaveFocus();
});
