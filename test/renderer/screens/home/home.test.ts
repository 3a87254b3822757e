import { expect, test, vi } from 'vitest';
import GameRow from '../../../../src/renderer/screens/home/GameRow.svelte';
import Home from '../../../../src/renderer/screens/home/Home.svelte';
import { clientOver, type Client } from '../../../../src/renderer/lib/contract-client.ts';
import { sentOnce, type GameSummary, type GameView, type PastGame } from '../../../../src/shared/api.ts';
import { recordOf } from '../../../fixtures/replayed.ts';
import { viewOf } from '../../../fixtures/view.ts';
import { CARDS_OF_FOUR } from '../../../fixtures/whole-games.ts';
import { expectAccessible } from '../../accessible.ts';
import { render } from '../../mounted.ts';
import { language } from '../../spoken.ts';
import { workingHost } from '../../working-host.ts';
import { GAME as PAST } from '../../shown/past/past-game.ts';
import { GAME } from './game.ts';
import { push } from '../../pressing.ts';

const VIEW = viewOf(recordOf(CARDS_OF_FOUR));
const NONE = { games: [], count: 0 };
const { home, history } = language.words;

interface Here {
  readonly games?: Partial<Client['games']>;
  /** Finished games, the last one first. */
  readonly played?: readonly PastGame[];
  readonly samples?: number;
}

async function shownHome({ games = {}, played = [], samples = 0 }: Here) {
  const { client } = clientOver(() => undefined);
  const { link, hear } = workingHost(() => ({
    ...client,
    app: client.app,
    sharing: client.sharing,
    history: { ...client.history, page: () => Promise.resolve(sentOnce(played)) },
    sample: { ...client.sample, count: () => Promise.resolve(samples) },
    games: {
      ...client.games,
      tables: () => Promise.resolve([]),
      shelves: () =>
        Promise.resolve({ unfinished: NONE, finished: { ...NONE, count: played.length }, abandoned: NONE }),
      ...games,
    },
  }));
  return { screen: await render(Home, {}, { link }), hear };
}

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
const begun = (id: string, hours: number): GameSummary => ({
  ...{ ...GAME, id, finished: false, winners: null, startedAt: ago(hours), changedAt: ago(0) },
});

test('what is in progress is shown, and what began weeks ago is folded, the latest first, with all on request', async () => {
  const all = [
    begun('now', 1),
    begun('yesterday', 30),
    ...Array.from({ length: 14 }, (_, at) => begun(`old-${at}`, 1000 + ((at * 5) % 14))),
  ];
  const { screen, hear } = await shownHome({
    games: {
      shelves: ({ unfinished: most }) =>
        Promise.resolve({
          unfinished: { games: all.slice(0, most), count: all.length },
          finished: NONE,
          abandoned: { games: [begun('left', 50), begun('right', 40)], count: 2 },
        }),
    },
  });
  const ids = (within: string) =>
    [...screen.container.querySelectorAll(`${within} a.opens`)].map((one) => one.getAttribute('href'));
  await expect.poll(() => ids('section > ul')).toEqual(['#/game/now', '#/game/yesterday']);
  const folded = screen.getByText(history.games(14, '14'));
  await expect.element(folded).toBeVisible();
  expect(ids('section details')).toHaveLength(10);
  await expectAccessible(screen);
  await push(folded);
  await push(screen.getByRole('button', { name: home.showAll('14') }));
  await expect.poll(() => ids('section details')).toHaveLength(14);
  const began = (href: string | null) => all.find(({ id }) => href === `#/game/${id}`)?.startedAt;
  const times = ids('section details').map(began);
  expect(times).toEqual(times.toSorted().toReversed());
  await push(screen.getByText(history.games(2, '2')));
  await expect.poll(() => ids('main > details')).toEqual(['#/game/right', '#/game/left']);
  hear({ kind: 'games' });
  await expect.poll(() => ids('section details')).toHaveLength(14);
});

test('what comes of abandoning a game and taking it up again is said, in place of what was said before', async () => {
  const edit = vi.fn<(asked: object) => Promise<GameView>>(() => Promise.resolve(VIEW));
  edit.mockRejectedValueOnce(new Error('no answer'));
  const going = { games: [begun('g', 2)], count: 1 };
  const { screen } = await shownHome({
    games: {
      shelves: () => Promise.resolve({ unfinished: going, finished: NONE, abandoned: going }),
      open: () => Promise.resolve(VIEW),
      edit,
    },
  });
  const players = language.list(GAME.players);
  const said = () =>
    ['status', 'alert'].map((role) => screen.container.querySelector(`[role=${role}]`)?.textContent);
  const abandon = async () => {
    await push(screen.getByRole('button', { name: home.moreOf(players) }));
    await push(screen.getByRole('button', { name: home.abandonIt }));
  };
  await abandon();
  await expect.poll(said).toEqual(['', home.changeFailed]);
  await push(screen.getByText(history.games(1, '1')));
  await push(screen.getByRole('button', { name: home.takeUpGame(players) }));
  // The button is about to disappear with its row.
  const focused = () => document.activeElement?.textContent;
  await expect.poll(said).toEqual([home.wasTakenUp(players), '']);
  await expect.poll(focused).toBe(home.wasTakenUp(players));
  await abandon();
  await expect.poll(said).toEqual([home.wasAbandoned(players), '']);
  await expect.poll(focused).toBe(home.wasAbandoned(players));
  await push(screen.getByRole('button', { name: home.moreOf(players) }));
  await expectAccessible(screen);
});

test('the last evening says who won it, over all its games, and leads to its page', async () => {
  const [ada, bo, ...others] = PAST.players;
  if (ada === undefined || bo === undefined) throw new Error('two people play');
  const wonBy = (first: typeof ada, second: typeof ada, id: string, hours: number): PastGame => ({
    ...PAST,
    id,
    playedAt: ago(hours),
    players: [
      { ...first, place: 1 },
      { ...second, place: 2 },
      ...others.map((player) => ({ ...player, place: 3 })),
    ],
  });
  const earlier = wonBy(bo, ada, 'earlier', 100);
  const said = async (played: readonly PastGame[]) => {
    const { screen } = await shownHome({ played });
    const link = screen.getByRole('link', { name: new RegExp(home.seeEvening) });
    await expect.element(link).toHaveAttribute('href', `#/evening/${played[0]?.id ?? ''}`);
    if (played.length > 3) await expectAccessible(screen);
    const line = link.element().textContent;
    await screen.unmount();
    return line;
  };
  const [last, before, first] = [wonBy(ada, bo, 'c', 1), wonBy(bo, ada, 'b', 2), wonBy(ada, bo, 'a', 3)];
  expect(await said([last, earlier])).toContain(home.won(ada.name, false));
  expect(await said([last, before, earlier])).toContain(home.level(language.list([ada.name, bo.name]), 2));
  expect(await said([last, before, first, earlier])).toContain(home.ahead(ada.name, 2, 3));
});

test('without a game of one’s own there is one button, the lessons and the samples, which may be here already', async () => {
  for (const samples of [0, 30]) {
    const sampled = { unfinished: NONE, finished: { games: [], count: samples }, abandoned: NONE };
    const { screen } = await shownHome({ samples, games: { shelves: () => Promise.resolve(sampled) } });
    await expect.element(screen.getByText(home.first)).toBeVisible();
    const lessons = screen.getByRole('link', { name: home.ways.learn });
    await expect.element(lessons).toHaveAttribute('href', '#/rules');
    const shows = screen.getByRole('button', { name: history.samples.show });
    if (samples === 0) await expect.element(shows).toBeVisible();
    else await expect.element(screen.getByText(history.samples.here(samples))).toBeVisible();
    if (samples === 0) await expectAccessible(screen);
    await screen.unmount();
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
