import { tick } from 'svelte';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../mounted.ts';
import Film from '../../../../src/renderer/screens/game/Film.svelte';
import { worthThrough } from '../../../../src/shared/record/index.ts';
import { cutAt } from '../../../fixtures/replayed.ts';
import { LEDGER_OF_FOUR } from '../../../fixtures/whole-games.ts';
import { playGallery } from '../../../play/gallery.ts';
import { gameOf, type Game } from '../../features/figures/game/questions.ts';
import { fakeIntervals } from '../../intervals.ts';
import { linesIn, textsIn } from '../../texts.ts';

const game = gameOf(LEDGER_OF_FOUR);

async function show({ record, timeline }: Game, step: number | null = null, shown = true) {
  const asked: (number | 'uncover')[] = [];
  const moved: (number | null)[] = [];
  const screen = await render(Film, {
    record,
    timeline,
    positions: worthThrough(timeline.tables),
    then: new Map([[1, 'Worth 13,000 on average then']]),
    step,
    onmove: (to: number | null) => moved.push(to),
    shown,
    onuncover: () => asked.push('uncover'),
    form: null,
    oncorrect: (index: number) => asked.push(index),
  });
  const at = () => Number((screen.getByRole('slider').element() as HTMLInputElement).value);
  return { screen, at, asked, moved };
}

describe('a game’s replay', () => {
  test('starts at the end and is stepped through by buttons and keys', async () => {
    const { screen, at } = await show(game);
    const all = game.record.events.length;
    expect(at()).toBe(all);
    for (const [button, to] of [
      ['To the start', 0],
      ['Forward one step', 1],
      ['Forward one step', 2],
    ] as const) {
      await screen.getByRole('button', { name: button }).click();
      expect(at(), button).toBe(to);
    }
    for (const [key, to] of [
      ['ArrowLeft', 1],
      ['End', all],
      ['ArrowRight', all],
      ['Home', 0],
      ['ArrowLeft', 0],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(at(), key).toBe(to);
    }
  });

  test('starts at the step its address names, until somebody leaves it', async () => {
    const { screen, at, moved } = await show(game, 2);
    expect(at()).toBe(2);
    await screen.getByText('Worth 13,000 on average then').nth(1).click();
    await userEvent.keyboard('{ArrowRight}');
    expect(at()).toBe(3);
    await userEvent.keyboard('{End}');
    expect(moved).toEqual([2, 3, null]);
  });

  test('follows its address, also back to where it started', async () => {
    const { screen, at } = await show(game, 2);
    for (const step of [5, 2, null, 2]) {
      await screen.rerender({ step });
      expect(at()).toBe(step ?? game.record.events.length);
    }
  });

  test('jumps to a line of the log, whose notes are there, and offers to correct it', async () => {
    const events = game.record.events.map((event, at) => (at === 6 ? { ...event, note: 'a sigh' } : event));
    const { screen, at, asked } = await show(gameOf({ ...game.record, events }));
    const lines = screen.getByRole('region', { name: 'What happened' }).getByRole('button');
    expect(lines.nth(6).element().textContent).toContain('a sigh');
    await lines.nth(6).click();
    expect(at()).toBe(7);
    // What is still to come is grey.
    const inks = lines.elements().map((line) => getComputedStyle(line).color);
    expect([inks.lastIndexOf(inks[0] ?? ''), inks.indexOf(inks.at(-1) ?? '')]).toEqual([6, 7]);
    await screen.getByRole('button', { name: 'Correct from here' }).click();
    expect(asked).toEqual([6]);
  });

  test('plays from the start, and pauses', async () => {
    const pass = fakeIntervals();
    const { screen, at } = await show(game);
    await screen.getByRole('button', { name: 'Play' }).click();
    expect(at()).toBe(0);
    pass(5000);
    await expect.poll(at).toBeGreaterThan(0);
    await screen.getByRole('button', { name: 'Pause' }).click();
    const paused = at();
    pass(5000);
    await tick();
    expect(at()).toBe(paused);
  });

  test('keeps money covered in a game in progress until it is lifted', async () => {
    const { screen, asked } = await show(gameOf(cutAt(game.record, 9)), null, false);
    await expect.element(screen.getByText(/The money is covered until the game is over/)).toBeVisible();
    await screen.getByRole('button', { name: 'Show the money' }).click();
    expect(asked).toEqual(['uncover']);
  });

  test('says so if the game hasn’t started', async () => {
    const { screen } = await show(gameOf(cutAt(game.record, 0)));
    await expect.element(screen.getByText('Before the first entry').first()).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Play' })).toBeDisabled();
  });
});

const cards = gameOf(
  playGallery({ edition: 'modern-art-card-game', players: 3, options: { tracking: 'full' }, seed: 12 }),
);

test.each([
  ['paintings', game],
  ['cards', cards],
])('a replay shows the wall, everybody and the score pad at that moment: %s', async (name, played) => {
  const { events } = played.record;
  const settles = events.flatMap(({ type }, at) => (type === 'settle' ? at : []));
  const [first = 0, second = 0] = settles;
  const reveal = events.findIndex(({ type }) => type === 'reveal');
  const { screen } = await show(played);
  const told: string[] = [];
  for (const at of [0, 9, first, first + 1, second - 3, Math.max(reveal, second), events.length]) {
    await screen.getByRole('slider').fill(String(at));
    await expect.poll(() => textsIn(screen.container, '.of')).toEqual([`${at} of ${events.length}`]);
    told.push(linesIn(screen.container, '.now, article, .parts li[class], .board li, tr'));
  }
  await expect(told.join('\n')).toMatchFileSnapshot(`told/${name}.txt`);
});
