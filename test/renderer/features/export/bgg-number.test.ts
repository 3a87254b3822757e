import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import BggNumber from '../../../../src/renderer/features/export/BggNumber.svelte';
import { numberCanBeSet } from '../../../../src/shared/interchange/index.ts';
import { EDITION_IDS } from '../../../../src/shared/record/index.ts';
import { readBggNumber } from '../../../../src/renderer/features/export/bgg-number.ts';
import { render, settingsAsked } from '../../mounted.ts';
import { write } from '../../pressing.ts';

test.each([
  ['429000', 429_000],
  [' 40381 ', 40381],
  ['https://boardgamegeek.com/boardgame/429000/modern-art-the-card-game', 429_000],
  ['boardgamegeek.com/boardgame/429000', 429_000],
  ['', null],
  // Modern Art’s own.
  ['118', null],
  ['0', null],
  ['-7', null],
  ['4.5', null],
  ['12345678', null],
  ['Modern Art', null],
  ['https://example.com/boardgame/429000', null],
])('%j is BoardGameGeek number %s', (typed, number) => {
  expect(readBggNumber(typed)).toBe(number);
});

test('only The Card Game uses the number the user enters', () => {
  expect(EDITION_IDS.filter(numberCanBeSet)).toEqual(['modern-art-card-game']);
});

test('saving a number by keyboard keeps the focus in place', async () => {
  const { settings, changes } = settingsAsked();
  const screen = await render(BggNumber, {}, { settings });
  await write(screen.getByLabelText('The Card Game’s number at BoardGameGeek'), '429000');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('The Card Game’s number is now 429000.');
  expect(changes).toEqual([{ cardGameBggId: 429_000 }]);
  await expect.element(screen.getByRole('button', { name: 'Use this number' })).toHaveFocus();
  // What is said is about what was typed before.
  await write(screen.getByRole('textbox'), '118');
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await userEvent.keyboard('0');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
