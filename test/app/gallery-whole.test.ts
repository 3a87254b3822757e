import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en } from '../../src/shared/text/en/index.ts';
import { playGalleryTable, type Plan } from '../play/gallery.ts';
import { repetitions } from '../repetitions.ts';
import { newDataFolder, startApp, type App } from './app.ts';
import { expectAccessible, pageAt } from './browser.ts';
import { enterGame } from './gallery-evening.ts';
import { isOver, said } from './gallery-hand.ts';
import { SEVEN } from './made-boxes.ts';
import { deedsAt, scoredIn, type By } from './gallery-scoring.ts';
import { expectReplayed, saveCopy } from './saved-copy.ts';
import { keep } from './store.ts';

const full = { tracking: 'full' } as const;
const counts = { tracking: 'counts' } as const;
const order = ['tec', 'mariana-martins', 'denise-jillian-tan', 'wagner-kuroiwa', 'nicolas-sanchez'];

/**
 * Covers every pair of edition, number of players, tracking and input method, each of them once in the
 * first five; a custom board order once.
 */
const ALL: readonly (readonly [string, By, Plan])[] = [
  ['Masters Gallery for two', 'keys', { edition: 'masters-gallery', players: 2, options: full, seed: 18 }],
  [
    'Masters Gallery for three, only counted',
    'pointer',
    { edition: 'masters-gallery', players: 3, options: counts, seed: 2, style: 'rush' },
  ],
  [
    'The Card Game for three, in an order of its own',
    'keys',
    { edition: 'modern-art-card-game', players: 3, options: { ...full, order }, seed: 34 },
  ],
  [
    'The Card Game for five',
    'pointer',
    { edition: 'modern-art-card-game', players: 5, options: full, seed: 20, style: 'rush' },
  ],
  [
    'The Card Game for two, only counted',
    'keys',
    { edition: 'modern-art-card-game', players: 2, options: counts, seed: 3, style: 'rush' },
  ],
  [
    'Masters Gallery for four',
    'pointer',
    { edition: 'masters-gallery', players: 4, options: full, seed: 4, style: 'rush' },
  ],
  [
    'Masters Gallery for five, only counted',
    'keys',
    { edition: 'masters-gallery', players: 5, options: counts, seed: 5, style: 'rush' },
  ],
  [
    'The Card Game for four, only counted',
    'pointer',
    { edition: 'modern-art-card-game', players: 4, options: counts, seed: 1, style: 'rush' },
  ],
];

const PLANS: typeof ALL = [
  ...ALL.slice(0, repetitions(5, ALL.length)),
  [
    'a box with a limit of seven, three',
    'keys',
    { edition: SEVEN.basedOn, box: SEVEN, players: 3, options: full, seed: 6, style: 'rush' },
  ],
];

/** The first game checks every question with axe, possibly on a busy machine. */
const GAME_MILLISECONDS = 120_000;

const SCORING = ['reveal', 'extras', 'settle'];

describe('a whole game through the screen ends with the same points as real cards', () => {
  let app: App;
  let data: string;
  /** Already checked with axe: the same question in another game is the same screen. */
  const looked = new Set<string>();
  const games = PLANS.map(([, , plan]) => {
    const { record, outcome } = playGalleryTable(plan);
    const { box } = plan;
    const boxed = box === undefined ? record : { ...record, id: box.id, edition: 'box', box };
    return { record: { ...boxed, events: said(boxed, record.events) }, outcome, plan };
  });

  beforeAll(async () => {
    data = newDataFolder();
    keep(
      data,
      games.map(({ record }) => ({ ...record, events: [] })),
    );
    app = await startApp(data);
  });
  afterAll(async () => {
    await app.stop();
  });

  async function look(page: Page, what: string): Promise<void> {
    if (looked.has(what)) return;
    looked.add(what);
    await expectAccessible(page);
  }

  test('these games ask everything that scoring can ask', () => {
    const types = new Set(games.flatMap(({ record }) => record.events.map(({ type }) => type)));
    expect([...types]).toEqual(expect.arrayContaining(SCORING));
    const asked = new Set(
      games.flatMap(({ record }) =>
        record.events.flatMap((_, at) =>
          isOver(record, at) ? deedsAt(record, at).map((deed) => String(deed.asked)) : [],
        ),
      ),
    );
    expect(asked.size).toBe(7);
  });

  test.each(PLANS.map(([name, by], at) => [name, by, at] as const))(
    '%s, by %s',
    async (_, by, at) => {
      const game = games[at];
      if (game === undefined) throw new Error('no such plan');
      const { record, outcome, plan } = game;
      const page = await pageAt(app, `#/game/${record.id}`);
      await page.getByText(`Round 1 of ${plan.box?.rounds ?? 4}`).waitFor();
      await enterGame(page, record, by, (asked) => look(page, String(asked)));

      const scores = outcome.scores ?? [];
      const winners = (outcome.winners ?? []).map((seat) => record.players[seat]?.name ?? '');
      const names = new Intl.ListFormat('en-GB').format(winners);
      await page.getByRole('heading', { name: en.end.wins(names, winners.length > 1) }).waitFor();
      await look(page, 'end');
      expect(await page.locator('ul strong').allInnerTexts()).toEqual(scores.map(String));
      await page
        .getByRole('row', { name: new RegExp(`^${scoredIn(plan.edition)}.*${scores[0] ?? ''}`) })
        .waitFor();

      const copy = await saveCopy(page, data, record.id);
      await expectReplayed(copy.file, record.id, outcome);
    },
    GAME_MILLISECONDS,
  );
});
