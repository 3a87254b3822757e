import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../mounted.ts';
import BggNumber from '../../../../src/renderer/features/export/BggNumber.svelte';
import { FIRST_SETTINGS } from '../../../../src/shared/api.ts';

test('saving a number by keyboard keeps the focus in place', async () => {
  const change = vi.fn().mockResolvedValue(undefined);
  const screen = await render(BggNumber, {}, { settings: { current: FIRST_SETTINGS, change } });
  await screen.getByLabelText('The Card Game’s number at BoardGameGeek').fill('429000');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('The Card Game’s number is now 429000.');
  expect(change).toHaveBeenCalledWith({ cardGameBggId: 429_000 });
  await expect.element(screen.getByRole('button', { name: 'Use this number' })).toHaveFocus();
});
