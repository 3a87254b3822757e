import { createRawSnippet } from 'svelte';
import { describe, expect, test } from 'vitest';
import { adjust } from '../../../../fixtures/auction.ts';
import { render } from '../../../mounted.ts';
import GameEnd from '../../../../../src/renderer/features/end/gallery/GameEnd.svelte';
import { sessionOf } from '../../../session.svelte.ts';
import { tableOf, wholeGame, type Played } from '../../entry/gallery/table.ts';

/** The end of a game for those who saw it happen. */
async function open({ record, state }: Played) {
  const session = sessionOf(record, { openedAt: record.events.length - 1 });
  const again = createRawSnippet(() => ({ render: () => '<button>Once more</button>' }));
  const screen = await render(GameEnd, { record, state, again }, { session });
  const shown = () => [...screen.container.querySelectorAll('ul strong')].map((one) => one.textContent);
  return { screen, session, shown };
}

describe.each([
  ['masters-gallery', 'points', 'Points'],
  ['modern-art-card-game', 'VP', 'VP'],
] as const)('the end of a game of %s', (edition, many, label) => {
  const game = wholeGame({ edition, players: 4, options: { tracking: 'full' }, seed: 4 });
  const { scores } = game.state;
  const best = Math.max(...scores);
  const winners = game.record.players.filter((_, seat) => scores[seat] === best).map(({ name }) => name);

  test('points were open all game: nothing is covered, and the winner is named at once, with the story and the pad by round', async () => {
    const { screen, shown } = await open(game);
    await expect.element(screen.getByRole('list', { name: `Everybody’s ${many}` })).toBeVisible();
    expect(shown()).toEqual(scores.map(String));
    await expect
      .element(screen.getByRole('heading', { name: new RegExp(`^${winners[0] ?? ''}.*(wins|the win)$`) }))
      .toHaveFocus();
    await expect.element(screen.getByRole('button', { name: 'Reveal the next' })).not.toBeInTheDocument();
    const story = screen.container.querySelector('.story')?.textContent ?? '';
    expect(story).toMatch(new RegExp(`\\d+ (${many}|point|VP)`));
    const pad = screen.getByRole('table');
    for (const round of [1, 2, 3, 4]) {
      await expect.element(pad.getByRole('row', { name: new RegExp(`^Round ${round}`) })).toBeVisible();
    }
    await expect.element(pad.getByRole('rowheader', { name: label, exact: true })).toBeVisible();
  });
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
