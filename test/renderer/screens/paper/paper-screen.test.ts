import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import PaperScreen from '../../../../src/renderer/screens/paper/PaperScreen.svelte';
import type { GameView } from '../../../../src/shared/api.ts';
import { viewOf } from '../../../fixtures/view.ts';
import { expectAccessible } from '../../accessible.ts';
import { render } from '../../mounted.ts';
import { tableOf } from '../../played.ts';
import { workingHost } from '../../working-host.ts';

test('an evening is written down by Enter alone, row by row, and the next begins with its people', async () => {
  const add = vi.fn<(asked: object) => Promise<GameView>>(() =>
    Promise.resolve(viewOf({ ...tableOf([]).record, id: 'old' })),
  );
  const people = [{ id: 'doris', name: 'Doris', retired: false }];
  const { link } = workingHost(({ client }) => ({
    ...client,
    app: { ...client.app, info: () => new Promise<never>(() => undefined) },
    boxes: { ...client.boxes, list: () => new Promise<never>(() => undefined) },
    games: { ...client.games, shelves: () => new Promise<never>(() => undefined) },
    people: { ...client.people, list: () => Promise.resolve(people) },
    results: { ...client.results, add },
  }));
  const screen = await render(PaperScreen, {}, { link });
  const [alert, status] = [screen.getByRole('alert').first(), screen.getByRole('status')];
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent.trim();
  const press = async (keys: string, next: string) => {
    await userEvent.keyboard(keys);
    await expect.poll(focused).toBe(next);
  };
  await screen.getByRole('combobox', { name: 'Box' }).selectOptions('Modern Art (1994)');
  const date = screen.container.querySelector<HTMLElement>('[type=date]');
  if (date === null) throw new Error('there is a date');
  await userEvent.fill(date, '2003-05-17');
  await screen.getByRole('checkbox', { name: 'Add each round’s scores' }).click();
  await screen.getByRole('textbox', { name: 'Location' }).fill('Essen');
  for (const [keys, next] of [
    ['{Enter}', 'Player 1'],
    ['Axel{Enter}', 'Round 1: Axel'],
    ['10{Enter}20{Enter}', 'Round 3: Axel'],
    ['{Enter}{Enter}389{Enter}', 'Player 2'],
    ['Beatrix{Enter}30{Enter}{Enter}{Enter}{Enter}412{Enter}', 'Player 3'],
    ['dor{Enter}50{Enter}60{Enter}{Enter}{Enter}{Enter}', 'Player 4'],
    ['{Enter}', 'Save game'],
  ] as const)
    await press(keys, next);
  await press('{Enter}', 'Round 2: Beatrix');
  await expect.element(alert).toHaveTextContent('Enter this round for everybody, or leave it empty.');
  await press('40', 'Round 2: Beatrix');
  await screen.getByRole('button', { name: 'Save game' }).click();
  await expect.poll(focused).toBe('Doris’s final score');
  await expect.element(alert).toHaveTextContent('What’s Doris’s final score?');
  await expectAccessible(screen);
  await userEvent.keyboard('301');
  add.mockRejectedValueOnce(new Error('gone'));
  await screen.getByRole('button', { name: 'Save game' }).click();
  await expect.element(screen.getByText('Couldn’t save that. Try again.')).toBeVisible();
  await screen.getByRole('button', { name: 'Save game' }).click();
  await expect.element(status).toMatchTextContent(/^Saved the game of/);
  await expect(`${JSON.stringify(add.mock.lastCall)}\n`).toMatchFileSnapshot('written.txt');
  await expect.element(date).toHaveFocus();
  await expect.element(screen.getByRole('combobox', { name: 'Player 3' })).toHaveValue('Doris');
  await expect.element(screen.getByLabelText('Round 1: Axel')).toHaveValue('');
});
