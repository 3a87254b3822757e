import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Film from '../../../src/renderer/screens/game/Film.svelte';
import { playAuction } from '../../play/auction.ts';
import { gameOf, type Game } from './told.ts';

const game = gameOf(
  playAuction({ edition: 'modern-art-1994', players: 4, options: { tracking: 'ledger' }, seed: 5 }),
);

async function show({ record, sitting }: Game, shown = true) {
  const asked: (number | 'uncover')[] = [];
  const screen = await render(Film, {
    record,
    sitting,
    shown,
    onuncover: () => asked.push('uncover'),
    oncorrect: (index: number) => asked.push(index),
  });
  const at = () => Number((screen.getByRole('slider').element() as HTMLInputElement).value);
  return { screen, at, asked };
}

describe('the film of a game', () => {
  test('begins with the end and is stepped through by buttons and keys', async () => {
    const { screen, at } = await show(game);
    const all = game.record.events.length;
    expect(at()).toBe(all);
    await screen.getByRole('button', { name: 'To the beginning' }).click();
    expect(at()).toBe(0);
    await screen.getByRole('button', { name: 'One step on' }).click();
    await screen.getByRole('button', { name: 'One step on' }).click();
    expect(at()).toBe(2);
    await userEvent.keyboard('{ArrowLeft}');
    expect(at()).toBe(1);
    await userEvent.keyboard('{End}');
    expect(at()).toBe(all);
    await userEvent.keyboard('{ArrowRight}');
    expect(at()).toBe(all);
    await userEvent.keyboard('{Home}');
    expect(at()).toBe(0);
    await userEvent.keyboard('{ArrowLeft}');
    expect(at()).toBe(0);
  });

  test('shows the table and the money as they were then', async () => {
    const { screen } = await show(game);
    await screen.getByRole('slider').fill('2');
    const [offer, sale] = game.record.events;
    const { tables } = game.sitting;
    const table = tables[2];
    if (table?.family !== 'auction' || offer === undefined || sale === undefined)
      throw new Error('an auction');
    for (const [seat, { name }] of game.record.players.entries()) {
      const cash = new Intl.NumberFormat('en').format((table.state.cash[seat] ?? 0) * 1000);
      expect(screen.getByRole('listitem').filter({ hasText: name }).first().element().textContent).toContain(
        cash,
      );
    }
    const names = table.setup.edition.artists.map(({ name }) => name);
    for (const [place, count] of table.state.counts.entries()) {
      const bay = screen.getByRole('article', { name: names[place] ?? '' }).element();
      expect(bay.querySelector('strong')?.textContent).toBe(String(count));
    }
  });

  test('goes to a line of the log, and says from where to correct', async () => {
    const { screen, at, asked } = await show(game);
    await screen.getByRole('region', { name: 'What happened' }).getByRole('button').nth(6).click();
    expect(at()).toBe(7);
    await screen.getByRole('button', { name: 'Correct from here' }).click();
    expect(asked).toEqual([6]);
  });

  test('plays by itself from the beginning, and pauses', async () => {
    const { screen, at } = await show(game);
    await screen.getByRole('button', { name: 'Play' }).click();
    expect(at()).toBe(0);
    await expect.poll(at, { timeout: 5000 }).toBeGreaterThan(0);
    await screen.getByRole('button', { name: 'Pause' }).click();
    const paused = at();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(at()).toBe(paused);
  });

  test('of a game under way keeps money covered until it is lifted', async () => {
    const begun = gameOf(
      playAuction({
        edition: 'modern-art-1994',
        players: 4,
        options: { tracking: 'ledger' },
        seed: 5,
        stopAfter: 9,
      }),
    );
    const { screen, asked } = await show(begun, false);
    await expect.element(screen.getByText(/The money is covered until the game is over/)).toBeVisible();
    await screen.getByRole('button', { name: 'Show the money' }).click();
    expect(asked).toEqual(['uncover']);
  });

  test('of a game that has not begun says so', async () => {
    const empty = gameOf(
      playAuction({
        edition: 'modern-art-1994',
        players: 4,
        options: { tracking: 'ledger' },
        seed: 5,
        stopAfter: 0,
      }),
    );
    const { screen } = await show(empty);
    await expect.element(screen.getByText('Before the first entry').first()).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Play' })).toBeDisabled();
  });
});
