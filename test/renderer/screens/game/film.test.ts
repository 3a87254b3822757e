import { createRawSnippet, tick } from 'svelte';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../mounted.ts';
import Film from '../../../../src/renderer/screens/game/Film.svelte';
import { cutAt } from '../../../fixtures/replayed.ts';
import { LEDGER_OF_FOUR } from '../../../fixtures/whole-games.ts';
import { gameOf, type Game } from '../../features/figures/game/questions.ts';
import { fakeIntervals } from '../../intervals.ts';
import { textsIn } from '../../texts.ts';
import { playedOf } from './played.ts';
import { press, push } from '../../pressing.ts';

const game = gameOf(LEDGER_OF_FOUR);
/** The moments with numbers: as many as decided it. */
const numbers = playedOf(game).moments?.map((_, at) => String(at + 1));

async function show(game: Game, step: number | null = null, shown = true) {
  const asked: (number | 'uncover')[] = [];
  const screen = await render(Film, {
    played: playedOf(game),
    step,
    shown,
    onuncover: () => asked.push('uncover'),
    form: null,
    oncorrect: (index: number) => asked.push(index),
  });
  const at = () => Number((screen.getByRole('slider').element() as HTMLInputElement).value);
  return { screen, at, asked };
}

describe('a game’s replay', () => {
  test('starts at the end and is stepped through by buttons and keys', async () => {
    const { screen, at } = await show(game);
    const all = game.record.events.length;
    expect(at()).toBe(all);
    for (const [button, to] of [
      ['Back', all - 1],
      ['Back', all - 2],
      ['Next', all - 1],
    ] as const) {
      await push(screen.getByRole('button', { name: button }));
      expect(at(), button).toBe(to);
    }
    for (const [key, to] of [
      ['ArrowLeft', all - 2],
      ['End', all],
      ['ArrowRight', all],
      ['Home', 0],
      ['ArrowLeft', 0],
    ] as const) {
      await press(`{${key}}`);
      expect(at(), key).toBe(to);
    }
  });

  test('starts at the step its address names, until somebody leaves it', async () => {
    const { screen, at } = await show(game, 2);
    expect(at()).toBe(2);
    await expect.element(screen.getByText('Worth 13,000 on average then')).toBeVisible();
    await press('{ArrowRight}');
    expect(at()).toBe(3);
  });

  test('follows its address, also back to where it started', async () => {
    const { screen, at } = await show(game, 2);
    for (const step of [5, 2, null, 2]) {
      await screen.rerender({ step });
      expect(at()).toBe(step ?? game.record.events.length);
    }
  });

  test('goes to the painting that is touched: when it was sold, or else hung', async () => {
    const { screen, at } = await show(game);
    const frames = screen.container.querySelectorAll<HTMLElement>('.strip i');
    const paintings = game.story.wall.rounds.flat();
    expect(frames).toHaveLength(paintings.length);
    for (const place of [0, 4, paintings.length - 1]) {
      await userEvent.click(frames[place] ?? document.body);
      const { hung = 0, lot = null } = paintings[place] ?? {};
      expect(at()).toBe((lot ?? hung) + 1);
      // What is still to come is faint.
      const later = [...frames].map((frame) => frame.matches('.later'));
      expect(later).toEqual(paintings.map((one) => one.hung >= at()));
    }
    expect(textsIn(screen.container, '.strip b')).toEqual(numbers);
  });

  test('offers to correct what it shows', async () => {
    const { screen, at, asked } = await show(game, 7);
    await push(screen.getByRole('button', { name: 'Correct from here' }));
    expect(asked).toEqual([6]);
    await screen.rerender({ form: createRawSnippet(() => ({ render: () => '<p>Its correction</p>' })) });
    // Its keys are the form's.
    for (const key of ['ArrowLeft', 'Home', ' ']) await press(`{${key}}`);
    expect(at()).toBe(7);
  });

  test('plays from the start, and pauses', async () => {
    const pass = fakeIntervals();
    const { screen, at } = await show(game);
    await push(screen.getByRole('button', { name: 'Play' }));
    expect(at()).toBe(0);
    pass(5000);
    await expect.poll(at).toBeGreaterThan(0);
    await push(screen.getByRole('button', { name: 'Pause' }));
    const paused = at();
    pass(5000);
    await tick();
    expect(at()).toBe(paused);
  });

  test('keeps money covered in a game in progress until it is lifted', async () => {
    const { screen, asked } = await show(gameOf(cutAt(game.record, 9)), null, false);
    await expect.element(screen.getByText(/The money is covered until the game is over/)).toBeVisible();
    await push(screen.getByRole('button', { name: 'Show the money' }));
    expect(asked).toEqual(['uncover']);
  });

  test('says so if the game hasn’t started', async () => {
    const { screen } = await show(gameOf(cutAt(game.record, 0)));
    await expect.element(screen.getByText('Before the first entry').first()).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Play' })).toBeDisabled();
  });
});
