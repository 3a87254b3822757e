import { expect, test, vi } from 'vitest';
import GameRow from '../../../../src/renderer/screens/home/GameRow.svelte';
import Home from '../../../../src/renderer/screens/home/Home.svelte';
import { clientOver, type Client } from '../../../../src/renderer/lib/contract-client.ts';
import { SHELVES, type GameSummary, type Shelf } from '../../../../src/shared/api.ts';
import { recordOf } from '../../../fixtures/replayed.ts';
import { viewOf } from '../../../fixtures/view.ts';
import { CARDS_OF_FOUR } from '../../../fixtures/whole-games.ts';
import { expectAccessible } from '../../accessible.ts';
import { render } from '../../mounted.ts';
import { language } from '../../spoken.ts';
import { workingHost } from '../../working-host.ts';
import { GAME } from './game.ts';

const VIEW = viewOf(recordOf(CARDS_OF_FOUR));
const COUNTS: Readonly<Record<Shelf, number>> = { unfinished: 13, finished: 14, abandoned: 15 };

async function shownHome(games: Partial<Client['games']>) {
  const { client } = clientOver(() => undefined);
  const { link, hear } = workingHost(() => ({
    ...client,
    app: client.app,
    sharing: client.sharing,
    games: { ...client.games, tables: () => Promise.resolve([]), ...games },
  }));
  return { screen: await render(Home, {}, { link }), hear };
}

test('each list shows its latest games, and all on request, which stay whatever else is shown or changes', async () => {
  const listed = (shelf: Shelf, most: number): GameSummary[] =>
    Array.from({ length: Math.min(most, COUNTS[shelf]) }, (_, at) => ({
      ...GAME,
      id: `${shelf}-${at}`,
      finished: shelf === 'finished',
    }));
  const { screen, hear } = await shownHome({
    shelves: (most) =>
      Promise.resolve({
        unfinished: { games: listed('unfinished', most.unfinished), count: COUNTS.unfinished },
        finished: { games: listed('finished', most.finished), count: COUNTS.finished },
        abandoned: { games: listed('abandoned', most.abandoned), count: COUNTS.abandoned },
      }),
  });
  const { home } = language.words;
  const shown = () =>
    [...screen.container.querySelectorAll('section')].map((list) => list.querySelectorAll('li').length);
  const shownAfter = (...shelves: readonly Shelf[]) =>
    SHELVES.map((shelf) => (shelves.includes(shelf) ? COUNTS[shelf] : shelf === 'abandoned' ? 6 : 12));
  await expect.poll(shown).toEqual(shownAfter());
  await expectAccessible(screen);
  for (const [at, shelf] of SHELVES.entries()) {
    await screen.getByRole('button', { name: home.showAll(String(COUNTS[shelf])) }).click();
    await expect.poll(shown).toEqual(shownAfter(...SHELVES.slice(0, at + 1)));
  }
  hear({ kind: 'games' });
  await expect.poll(shown).toEqual(shownAfter(...SHELVES));
});

test('what comes of abandoning a game and taking it up again is said, in place of what was said before', async () => {
  const edit = vi.fn(() => Promise.resolve(VIEW)).mockRejectedValueOnce(new Error('no answer'));
  const none = { games: [], count: 0 };
  const going = { games: [{ ...GAME, finished: false }], count: 1 };
  const { screen } = await shownHome({
    shelves: () => Promise.resolve({ unfinished: going, finished: none, abandoned: going }),
    open: () => Promise.resolve(VIEW),
    edit,
  });
  const { home } = language.words;
  const players = language.list(GAME.players);
  const said = () =>
    ['status', 'alert'].map((role) => screen.container.querySelector(`[role=${role}]`)?.textContent);
  for (const [name, now] of [
    [home.abandonGame(players), ['', home.changeFailed]],
    [home.takeUpGame(players), [home.wasTakenUp(players), '']],
    [home.abandonGame(players), [home.wasAbandoned(players), '']],
  ] as const) {
    await screen.getByRole('button', { name }).click();
    await expect.poll(said).toEqual(now);
  }
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
