import { expect, test, vi } from 'vitest';
import { render } from '../../mounted.ts';
import { push } from '../../pressing.ts';
import { language } from '../../spoken.ts';
import SaveCopy from '../../../../src/renderer/features/export/SaveCopy.svelte';
import type { SavedCopy } from '../../../../src/shared/api.ts';
import { workingHost } from '../../working-host.ts';

const words = language.words.keeping.copy;

/** An export in progress. */
async function asked() {
  const { promise, resolve } = Promise.withResolvers<SavedCopy>();
  const cancel = vi.fn(() => Promise.resolve(true));
  const saveCopy = vi.fn(() => promise);
  const { link, tell } = workingHost(({ client }) => ({
    ...client,
    keeping: { ...client.keeping, saveCopy },
    work: { ...client.work, cancel },
  }));
  const downloaded: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloaded.push(this.getAttribute('href') ?? '');
  });
  const screen = await render(SaveCopy, {}, { link });
  await push(screen.getByRole('button', { name: words.save }));
  await tell({ id: '7', kind: 'copy', state: { kind: 'running', done: 500, of: 2000 } });
  return { screen, cancel, saveCopy, downloaded, end: resolve };
}

test('exporting everything shows its progress, and runs only once at a time', async () => {
  const { screen, saveCopy, end } = await asked();
  const progress = screen.getByRole('progressbar', { name: words.saving });
  await expect.element(progress).toHaveAttribute('value', '0.25');
  const again = screen.getByRole('button', { name: words.save });
  await expect.element(again).toHaveAttribute('aria-disabled', 'true');
  again.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(saveCopy).toHaveBeenCalledOnce();
  end({ kind: 'saved' });
  await expect.element(screen.getByText(words.saved)).toBeVisible();
});

test('cancelled, it saves nothing', async () => {
  const { screen, cancel, end } = await asked();
  await push(screen.getByRole('button', { name: language.words.keeping.backups.cancel }));
  expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: '7' });
  end({ kind: 'called-off' });
  await expect.element(screen.getByText(words.calledOff)).toBeVisible();
});

test('in a browser the file is downloaded once it is complete, and a failure is reported', async () => {
  const { screen, downloaded, end } = await asked();
  expect(downloaded).toEqual([]);
  end({ kind: 'to-download', address: 'copy-of-everything/x' });
  await expect.element(screen.getByText(words.downloaded)).toBeVisible();
  expect(downloaded).toEqual(['copy-of-everything/x']);
  await screen.unmount();
  const failing = await asked();
  failing.end({ kind: 'failed' });
  await expect.element(failing.screen.getByText(words.failed)).toBeVisible();
  failing.saveCopy.mockReturnValueOnce(new Promise(() => undefined));
  await push(failing.screen.getByRole('button', { name: words.save }));
  await expect.poll(() => failing.screen.getByRole('alert').element().textContent).toBe('');
});

test('cancelling the save dialog is not reported', async () => {
  const { screen, end } = await asked();
  end({ kind: 'not-wanted' });
  const again = screen.getByRole('button', { name: words.save });
  await expect.element(again).not.toHaveAttribute('aria-disabled', 'true');
  for (const role of ['status', 'alert']) expect(screen.getByRole(role).element().textContent).toBe('');
});
