import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import OverviewDialog from '../../../../src/renderer/features/overview/OverviewDialog.svelte';
import { render } from '../../mounted.ts';
import { tableOf } from '../../played.ts';
import { language } from '../../spoken.ts';
import { linesIn } from '../../texts.ts';

test('five pictures are leafed through by buttons and keys, from the first to the last', async () => {
  const [onpage, onclose] = [vi.fn(), vi.fn()];
  const props = {
    textLanguage: language.textLanguage(null),
    edition: 'modern-art-1994',
    record: null,
  } as const;
  const screen = await render(OverviewDialog, { ...props, open: true, page: 0, onpage, onclose });
  const told: string[] = [];
  for (const page of [0, 1, 2, 3, 4]) {
    await screen.rerender({ page });
    told.push(linesIn(screen.getByRole('dialog').element(), '.picture, .said, .cluster button'));
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  }
  await expect(told.join('\n')).toMatchFileSnapshot('pages.txt');
  expect(onpage.mock.calls.flat()).toEqual([1, 0, 2, 1, 3, 2, 4, 3]);
  await screen.rerender({ record: tableOf([]).record });
  expect(onclose).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Let’s play' }).click();
  expect(onclose).toHaveBeenCalledOnce();
  onpage.mockClear();
  await screen.rerender({ open: false });
  await userEvent.keyboard('{ArrowLeft}');
  expect(onpage).not.toHaveBeenCalled();
});
