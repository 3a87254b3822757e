import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-svelte';
import Contradictions from '../../src/renderer/features/past-games/Contradictions.svelte';
import GamesWithTwoLogs from '../../src/renderer/screens/transfer/GamesWithTwoLogs.svelte';
import PickGames from '../../src/renderer/screens/transfer/PickGames.svelte';
import StoreNotice from '../../src/renderer/ui/StoreNotice.svelte';
import { sentOnce, type MissingEntries } from '../../src/shared/api.ts';
import { render } from './mounted.ts';
import { GAME as SUMMARY } from './screens/home/game.ts';
import { GAME } from './shown/past/past-game.ts';
import { language } from './spoken.ts';
import { workingHost } from './working-host.ts';

const { history, keeping, transfer } = language.words;

const gamesOf = (names: readonly string[]) =>
  names.map((id) => ({ ...SUMMARY, id, players: [id], logs: 2, settled: false }));

/** A host where these games lost entries, or have two results, of which two are shown. */
function hostWith(names: readonly string[], lost: Partial<MissingEntries> = {}) {
  const some = { kept: 0, of: 3, round: null, knownBy: 'mark', ...lost } as const;
  const missing = names.map((name) => ({ ...some, game: name, players: [name] }));
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

test.each([
  [
    { kept: 5, of: 9, round: 2 },
    'N1N: 4 entries are missing from round 2 on (the last saved entry had been noted).',
  ],
  [{ kept: 5, of: 6, round: 2 }, 'N1N: 1 entry is missing in round 2 (the last saved entry had been noted).'],
  [
    { kept: 0, of: 9 },
    'N1N: none of its 9 entries could be recovered (the last saved entry had been noted).',
  ],
  [{ kept: 0, of: 1 }, 'N1N: its only entry couldn’t be recovered (the last saved entry had been noted).'],
])('a game that lost entries is named with the round and their number: %o', async (lost, said) => {
  await render(StoreNotice, {}, hostWith(['N1N'], lost));
  await expect.element(page.getByText(said)).toBeVisible();
});
