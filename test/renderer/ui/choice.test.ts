import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../mounted.ts';
import Choice from '../../../src/renderer/ui/Choice.svelte';

const OPTIONS = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark', detail: 'for the night' },
];

test('the current choice is marked, and the arrow keys change it', async () => {
  const onchoose = vi.fn();
  const screen = await render(Choice, {
    name: 'theme',
    legend: 'Appearance',
    options: OPTIONS,
    value: 'light',
    onchoose,
  });
  await expect.element(screen.getByRole('group', { name: 'Appearance' })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(onchoose).toHaveBeenCalledExactlyOnceWith('dark');
});
