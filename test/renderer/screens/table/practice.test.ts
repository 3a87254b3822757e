import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import Practice from '../../../../src/renderer/screens/table/Practice.svelte';
import { render } from '../../mounted.ts';

test('a practice game and a practice round of each box go on where they were left', async () => {
  const tables = [
    { screen: 'try', edition: 'modern-art-1994', length: 'game' },
    { screen: 'try', edition: 'modern-art-1994', length: 'round' },
    { screen: 'try', edition: 'modern-art-cmon-en', length: 'game' },
  ] as const;
  for (const [keys, asked] of [
    ['1', /^How is it sold/],
    ['{Escape}', /^Which artist/],
  ] as const)
    for (const place of tables) {
      const screen = await render(Practice, {}, { place });
      await expect.element(screen.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await userEvent.keyboard(keys);
      const heading = screen.getByRole('heading', { name: asked });
      await expect.element(heading, { message: place.length }).toBeVisible();
      await screen.unmount();
    }
});

test('what was undone at practice stays undone when it goes on', async () => {
  const place = { screen: 'try', edition: 'modern-art-1994', length: 'game' } as const;
  const asked = { entered: /^Who buys/, undone: /^Which artist/ };
  for (const [keys, question] of [
    ['11', asked.entered],
    ['{Control>}z{/Control}', asked.undone],
    ['{Shift}', asked.undone],
  ] as const) {
    const screen = await render(Practice, {}, { place });
    await expect.element(screen.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await userEvent.keyboard(keys);
    await expect.element(screen.getByRole('heading', { name: question })).toBeVisible();
    await screen.unmount();
  }
});
