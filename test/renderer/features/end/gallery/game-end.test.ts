import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import { adjust } from '../../../../fixtures/auction.ts';
import { expectAccessible } from '../../../accessible.ts';
import { render } from '../../../mounted.ts';
import GameEnd from '../../../../../src/renderer/features/end/gallery/GameEnd.svelte';
import { sessionOf } from '../../../session.svelte.ts';
import { linesIn } from '../../../texts.ts';
import { tableOf, wholeGame, type Played } from '../../entry/gallery/table.ts';

/** The end of a game for those who saw it happen. */
async function open({ record, state }: Played) {
  const session = sessionOf(record, { openedAt: record.events.length - 1 });
  const again = createRawSnippet(() => ({ render: () => '<button style="all: unset">Once more</button>' }));
  const screen = await render(GameEnd, { record, state, again }, { session });
  const shown = () => [...screen.container.querySelectorAll('ul strong')].map((one) => one.textContent);
  return { screen, session, shown };
}

test('points were open all game: nothing is covered, and the winner is named at once', async () => {
  const plan = { edition: 'masters-gallery', players: 4, options: { tracking: 'full' }, seed: 4 } as const;
  const { screen } = await open(wholeGame(plan));
  await expect.element(screen.getByRole('heading', { level: 2, name: /wins$/ })).toHaveFocus();
  await expectAccessible(screen);
  const told = linesIn(screen.container, 'h2, ul li, .told, button, tr');
  await expect(told).toMatchFileSnapshot('told.txt');
});

test('tied players share the win', async () => {
  const over = [1, 2, 3, 4].flatMap((round) => [
    adjust({ counts: { tec: 6 }, ...(round === 4 ? { scores: { 0: 9, 1: 4, 2: 9 } } : {}) }),
    { type: 'settle', displays: [{}, {}, {}] },
  ]);
  const game = tableOf(over, { tracking: 'counts' });
  expect(game.state.scores).toEqual([9, 4, 9]);
  const { screen, shown } = await open(game);
  expect(shown()).toEqual(['9', '4', '9']);
  await expect.element(screen.getByRole('heading', { name: 'Max and Julia share the win' })).toHaveFocus();
  await expect.element(screen.getByText(/^A tie, with 9 VP each/)).toBeVisible();
});
