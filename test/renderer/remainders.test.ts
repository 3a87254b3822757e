import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-svelte';
import Contradictions from '../../src/renderer/features/past-games/Contradictions.svelte';
import GamesWithTwoLogs from '../../src/renderer/screens/transfer/GamesWithTwoLogs.svelte';
import PickGames from '../../src/renderer/screens/transfer/PickGames.svelte';
import StoreNotice from '../../src/renderer/ui/StoreNotice.svelte';
import { sentOnce, type MissingEntries, type News } from '../../src/shared/api.ts';
import { expectAccessible } from './accessible.ts';
import { render } from './mounted.ts';
import { GAME as SUMMARY } from './screens/home/game.ts';
import { GAME } from './shown/past/past-game.ts';
import { language } from './spoken.ts';
import { textsIn } from './texts.ts';
import { workingHost } from './working-host.ts';

const { history, keeping, transfer } = language.words;

const gamesOf = (names: readonly string[]) =>
  names.map((id) => ({ ...SUMMARY, id, players: [id], logs: 2, settled: false }));

/** A host where these games lost entries, or have two results, of which two are shown. */
function hostWith(names: readonly string[]) {
  const some = { kept: 0, of: 3, round: null, knownBy: 'mark' } as const;
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
      if (others === 0) await expectAccessible({ container: document.body });
      const buttons = () => [...document.body.querySelectorAll('button')];
      const more = buttons().filter(({ textContent }) => others > 0 && textContent.includes(said(others)));
      const left = buttons().filter((button) => !more.includes(button));
      for (const button of more) button.click();
      await expect.poll(buttons).toEqual(left);
      await cleanup();
    }
  },
);

test('what happened to the file is told until it is read, and what can’t be saved until it is', async () => {
  const lost = (players: string[], some: Partial<MissingEntries>): MissingEntries => {
    const game = `${players.join()} ${JSON.stringify(some)}`;
    return { game, players, kept: 0, of: 9, round: null, knownBy: 'mark', ...some };
  };
  const salvaged = { whole: false, backup: null, games: 0, missing: [], allKnown: true } as const;
  const missing = [
    lost(['Ada', 'Bo'], { kept: 5, round: 2 }),
    lost(['Bo'], { kept: 8, round: 2, knownBy: 'list' }),
    lost(['Bo'], { kept: 1, of: 2 }),
    lost([], { knownBy: 'later-entries' }),
    lost(['Cy'], { of: 1 }),
  ];
  let news: readonly News[] = [
    { kind: 'entries-missing', missing },
    { kind: 'mended', salvaged: { ...salvaged, allKnown: false, missing: missing.slice(4) } },
    { kind: 'damage-found' },
    { kind: 'not-kept', trouble: 'read-only' },
  ];
  const newsRead = vi.fn(() => Promise.resolve(null));
  const { link, hear } = workingHost(({ client }) => ({
    ...client,
    keeping: { ...client.keeping, news: () => Promise.resolve(news), newsRead },
  }));
  const screen = await render(StoreNotice, {}, { link });
  const alert = page.getByRole('alert');
  const said = () => textsIn(document.body, '[role=alert] :is(p, li, a, button)');
  await expect.element(alert).toBeVisible();
  await expectAccessible(screen);
  const { news: words, notKept } = keeping;
  expect(said()).toEqual([
    words['entries-missing'],
    'Ada and Bo: 4 entries are missing from round 2 on (the last saved entry had been noted).',
    'Bo: 1 entry is missing in round 2 (the list of games says how many there were).',
    'Bo: 1 entry is missing (the last saved entry had been noted).',
    'A game: none of its 9 entries could be recovered (later entries were found).',
    'Cy: its only entry couldn’t be recovered (the last saved entry had been noted).',
    [words.mended(null), words.notAllKnown, words.missing].join(' '),
    'Cy: its only entry couldn’t be recovered (the last saved entry had been noted).',
    words['damage-found'],
    notKept.now(notKept.why['read-only']),
    words.settings,
    'Try again',
  ]);
  const whole = { ...salvaged, whole: true };
  for (const [games, told] of [
    [0, words.sound],
    [1, words.soundAndBack('1', true)],
    [2, words.soundAndBack('2', false)],
  ] as const) {
    news = [{ kind: 'mended', salvaged: { ...whole, games } }];
    hear({ kind: 'games' });
    hear({ kind: 'keeping' });
    await expect.poll(said).toEqual([told, 'Close']);
  }
  await alert.getByRole('button').click();
  await expect.element(alert).not.toBeInTheDocument();
  expect(newsRead).toHaveBeenCalledOnce();
});
