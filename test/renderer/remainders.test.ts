import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-svelte';
import Contradictions from '../../src/renderer/features/past-games/Contradictions.svelte';
import GamesWithTwoLogs from '../../src/renderer/screens/transfer/GamesWithTwoLogs.svelte';
import PickGames from '../../src/renderer/screens/transfer/PickGames.svelte';
import StoreNotice from '../../src/renderer/ui/StoreNotice.svelte';
import { sentOnce } from '../../src/shared/api.ts';
import { render } from './mounted.ts';
import { GAME as SUMMARY } from './screens/home/game.ts';
import { GAME } from './shown/past/past-game.ts';
import { language } from './spoken.ts';
import { workingHost } from './working-host.ts';

const { history, keeping, transfer } = language.words;

const gamesOf = (names: readonly string[]) =>
  names.map((id) => ({ ...SUMMARY, id, players: [id], logs: 2, settled: false }));

/** A host where these games lost entries, or have two results, of which two are shown. */
function hostWith(names: readonly string[]) {
  const lost = { players: [], kept: 0, of: 3, knownBy: 'mark' } as const;
  const missing = names.map((name) => ({ ...lost, game: name, players: [name] }));
  const shown = names.slice(0, 2).map((name) => ({
    game: { ...GAME, id: name, players: [{ person: name, name, score: 1, place: 1 }] },
    written: { scores: [1], winners: [0] },
    replayed: null,
  }));
  const news = () => Promise.resolve([{ kind: 'entries-missing', missing } as const]);
  const contradictions = () => Promise.resolve(sentOnce({ games: names.length, shown }));
  return workingHost(({ client }) => ({
    ...client,
    keeping: { ...client.keeping, news },
    history: { ...client.history, contradictions },
  }));
}

type List = readonly [most: number, open: (names: string[]) => unknown, said: (others: number) => string];
const LISTS: readonly List[] = [
  [8, (names) => render(StoreNotice, {}, hostWith(names)), (others) => keeping.news.others(`${others}`)],
  [2, (names) => render(Contradictions, {}, hostWith(names)), history.contradiction.more],
  [
    20,
    (names) => render(GamesWithTwoLogs, { parted: gamesOf(names) }),
    (others) => transfer.out.more(`${others}`),
  ],
  [
    50,
    (names) =>
      render(PickGames, { games: gamesOf(names), picked: new Set<string>(), onpick: () => undefined }),
    (others) => transfer.out.more(`${others}`),
  ],
];

test.each(LISTS)(
  'a list of more than %i is cut, and says how many others there are',
  async (most, open, said) => {
    for (const others of [0, 1, 2]) {
      await open(Array.from({ length: most + others }, (_, at) => `N${at + 1}N`));
      await expect.element(page.getByText(/N1N/).first()).toBeInTheDocument();
      const { textContent: text } = document.body;
      expect(new Set(text.match(/N\d+N/g)).size).toBe(most);
      for (const count of [0, 1, 2, most + others])
        expect(text.includes(said(count)), `${others} others, ${count} told`).toBe(
          count > 0 && count === others,
        );
      await cleanup();
    }
  },
);
