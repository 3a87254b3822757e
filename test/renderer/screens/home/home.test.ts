import { expect, test } from 'vitest';
import GameRow from '../../../../src/renderer/screens/home/GameRow.svelte';
import Home from '../../../../src/renderer/screens/home/Home.svelte';
import { clientOver } from '../../../../src/renderer/lib/contract-client.ts';
import { SHELVES, type GameSummary, type Shelf } from '../../../../src/shared/api.ts';
import { render } from '../../mounted.ts';
import { language } from '../../spoken.ts';
import { workingHost } from '../../working-host.ts';
import { GAME } from './game.ts';

const COUNTS: Readonly<Record<Shelf, number>> = { unfinished: 13, finished: 14, abandoned: 15 };

test('each list shows its latest games, and all on request, which stay whatever else is shown or changes', async () => {
  const listed = (shelf: Shelf, most: number): GameSummary[] =>
    Array.from({ length: Math.min(most, COUNTS[shelf]) }, (_, at) => ({
      ...GAME,
      id: `${shelf}-${at}`,
      finished: shelf === 'finished',
    }));
  const { client } = clientOver(() => undefined);
  const { link, hear } = workingHost(() => ({
    ...client,
    app: client.app,
    sharing: client.sharing,
    games: {
      ...client.games,
      tables: () => Promise.resolve([]),
      shelves: (most) =>
        Promise.resolve({
          unfinished: { games: listed('unfinished', most.unfinished), count: COUNTS.unfinished },
          finished: { games: listed('finished', most.finished), count: COUNTS.finished },
          abandoned: { games: listed('abandoned', most.abandoned), count: COUNTS.abandoned },
        }),
    },
  }));
  const screen = await render(Home, {}, { link });
  const { home } = language.words;
  const shown = () =>
    [...screen.container.querySelectorAll('section')].map((list) => list.querySelectorAll('li').length);
  const shownAfter = (...shelves: readonly Shelf[]) =>
    SHELVES.map((shelf) => (shelves.includes(shelf) ? COUNTS[shelf] : shelf === 'abandoned' ? 6 : 12));
  await expect.poll(shown).toEqual(shownAfter());
  for (const [at, shelf] of SHELVES.entries()) {
    await screen.getByRole('button', { name: home.showAll(String(COUNTS[shelf])) }).click();
    await expect.poll(shown).toEqual(shownAfter(...SHELVES.slice(0, at + 1)));
  }
  hear({ kind: 'games' });
  await expect.poll(shown).toEqual(shownAfter(...SHELVES));
});

test('a sample game is marked as not counting, with only a result too, and the user’s own isn’t', async () => {
  const mark = language.words.history.sample;
  const sample = { ...GAME, sample: true };
  const screen = await render(GameRow, { game: sample, action: 'See it' });
  const link = screen.getByRole('link');
  await expect.element(link).toHaveAttribute('href', '#/game/g');
  expect(link.element().textContent).toContain(`· ${mark}`);
  expect(link.element().textContent).toContain('Ada won');
  await screen.rerender({ game: { ...sample, resultOnly: true } });
  expect(link.element().textContent).toContain(language.words.paper.mark);
  expect(link.element().textContent).toContain(mark);
  await screen.rerender({ game: GAME });
  expect(link.element().textContent).not.toContain(mark);
});
