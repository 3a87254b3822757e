import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outcomeOf, replay } from '../../src/shared/record/index.ts';
import { playGallery, type GameRecord, type Plan } from '../play/gallery.ts';
import { newDataFolder, startApp, type App } from './app.ts';
import { expectAccessible, openBrowser, openPage } from './browser.ts';
import { answersFor, enter, entered, said, situation } from './gallery-hand.ts';
import { deedsFor, does, type By } from './gallery-scoring.ts';
import { keep, kept } from './store.ts';

const full = { tracking: 'full' } as const;
const counts = { tracking: 'counts' } as const;
const order = ['tec', 'mariana-martins', 'denise-jillian-tan', 'wagner-kuroiwa', 'nicolas-sanchez'];

/** Editions, players, trackings, keys and pointer in pairs; an order of the table’s own once. */
const PLANS: readonly (readonly [string, By, Plan])[] = [
  ['Masters Gallery for two', 'keys', { edition: 'masters-gallery', players: 2, options: full, seed: 18 }],
  [
    'Masters Gallery for four',
    'pointer',
    { edition: 'masters-gallery', players: 4, options: full, seed: 4, style: 'rush' },
  ],
  [
    'Masters Gallery for three, only counted',
    'pointer',
    { edition: 'masters-gallery', players: 3, options: counts, seed: 2, style: 'rush' },
  ],
  [
    'Masters Gallery for five, only counted',
    'keys',
    { edition: 'masters-gallery', players: 5, options: counts, seed: 5, style: 'rush' },
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
    'The Card Game for four, only counted',
    'pointer',
    { edition: 'modern-art-card-game', players: 4, options: counts, seed: 1, style: 'rush' },
  ],
];

/** The first game looks at every question with axe, on a machine that may be busy. */
const GAME_MILLISECONDS = 120_000;

const SCORING = ['reveal', 'extras', 'settle'];

describe('a whole game, from the first card to the winner', () => {
  let browser: Browser;
  let app: App;
  let data: string;
  /** What has been looked at by axe already: the same question in another game is the same screen. */
  const looked = new Set<string>();
  const records = PLANS.map(([, , plan]) => {
    const record = playGallery(plan);
    return { ...record, events: said(record, record.events) };
  });

  beforeAll(async () => {
    browser = await openBrowser();
    data = newDataFolder();
    keep(
      data,
      records.map((record) => ({ ...record, events: [] })),
    );
    app = await startApp(data);
  });
  afterAll(async () => {
    await app.stop();
    await browser.close();
  });

  async function look(page: Page, what: string): Promise<void> {
    if (looked.has(what)) return;
    looked.add(what);
    await expectAccessible(page);
  }

  async function play(page: Page, record: GameRecord, by: By): Promise<void> {
    let events = 0;
    for (const [at, event] of record.events.entries()) {
      const before = situation(record, at);
      if (before.situation.kind !== 'settling') {
        await enter(page, answersFor(record, at), by);
        events += 1;
        if (by === 'pointer' || situation(record, at + 1).situation.kind === 'settling') {
          await expect.poll(() => entered(page)).toBe(events);
        }
        continue;
      }
      for (const deed of deedsFor(before, event, record.events[at - 1])) {
        await page.getByRole('heading', { name: deed.asked }).waitFor();
        await look(page, String(deed.asked));
        await does(page, deed, by);
        if (!deed.appends) continue;
        events += 1;
        await expect.poll(() => entered(page)).toBe(events);
      }
    }
  }

  test('these games ask everything that scoring asks', () => {
    const types = new Set(records.flatMap(({ events }) => events.map(({ type }) => type)));
    expect([...types]).toEqual(expect.arrayContaining(SCORING));
    const asked = new Set(
      records.flatMap((record) =>
        record.events.flatMap((event, at) => {
          const before = situation(record, at);
          if (before.situation.kind !== 'settling') return [];
          return deedsFor(before, event, record.events[at - 1]).map((deed) => String(deed.asked));
        }),
      ),
    );
    expect(asked.size).toBe(6);
  });

  test.each(PLANS.map(([name, by], at) => [name, by, at] as const))(
    '%s, by %s',
    async (_, by, at) => {
      const record = records[at];
      if (record === undefined) throw new Error('no such plan');
      const page = await openPage(browser, app.address);
      await page.goto(`${new URL(page.url()).origin}/#/game/${record.id}`);
      await page.getByText('Round 1 of 4').waitFor();
      await play(page, record, by);

      const { scores, winners } = expected(record);
      await page.getByRole('heading', { name: 'The game is over: covers off, from last to first' }).waitFor();
      await look(page, 'covers');
      const lifts = new Set(scores).size;
      for (let cover = 0; cover < lifts; cover += 1) {
        if (by === 'keys') await page.keyboard.press('Enter');
        else await page.getByRole('button', { name: 'Lift the next cover' }).click();
      }
      const names = winners.map((seat) => record.players[seat]?.name ?? '');
      await page.getByRole('heading', { name: new RegExp(`${names.join('.*')}.*win`) }).waitFor();
      await look(page, 'end');
      expect(await page.locator('ul strong').allInnerTexts()).toEqual(scores.map(String));
      await page.getByRole('row', { name: new RegExp(`^Points.*${scores[0] ?? ''}`) }).waitFor();
      await page.context().close();
    },
    GAME_MILLISECONDS,
  );

  test('comes to the same when it is replayed from the disk', async () => {
    await app.stop();
    for (const record of records) {
      expect(expected({ ...record, events: kept(data, record.id) })).toEqual(expected(record));
    }
    app = await startApp(data);
  });
});

function expected(record: unknown) {
  const replayed = replay(record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
  const { scores, winners, ...outcome } = outcomeOf(replayed.table);
  if (scores === null || winners === null) throw new Error('the game is over');
  return { ...outcome, scores, winners };
}
