import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { beforeFirst, beforePayout, cutAt } from '../fixtures/replayed.ts';
import {
  CARDS_OF_FOUR,
  COUNTS_OF_THREE,
  LEDGER_OF_FIVE,
  LEDGER_OF_FOUR,
  OWNERS_WITH_MYSTERY,
} from '../fixtures/whole-games.ts';
import { playAuction } from '../play/auction.ts';
import { playGallery } from '../play/gallery.ts';
import { repetitions } from '../repetitions.ts';
import { expectWhole, pageAt, step } from './browser.ts';
import { FORTY_LETTERS, LONG_NAMES, playedBy } from './long-names.ts';
import { runningApp } from './running-app.ts';
import { keep } from './store.ts';

const GAMES = {
  ledger: LEDGER_OF_FOUR,
  owners: OWNERS_WITH_MYSTERY,
  counts: COUNTS_OF_THREE,
  cards: CARDS_OF_FOUR,
  masterpieces: playGallery({
    edition: 'masters-gallery',
    players: 4,
    options: { tracking: 'counts' },
    seed: 4,
  }),
};

const MORE_GAMES = { ...GAMES, forecast: GAMES.ledger, 'forecast of cards': GAMES.cards };

/** The keys of a turn, question by question. */
const TURNS: Readonly<Record<keyof typeof MORE_GAMES, readonly (readonly string[])[]>> = {
  // An open auction, a double with no bids, a hidden auction with every bid, a fixed price; undo, redo, and a
  // price above what it can earn, with its warning; a correction.
  ledger: [
    ['1'], ['1'], ['3'], ['1', '9'], ['9'], ['Backspace', 'Enter'],
    ['2'], ['5'], ['0'], ['Enter'],
    ['3'], ['3'], ['1'], ['5', 'Enter'],
    ['4'], ['4'],
    ['Control+z'], ['Control+z'], ['Control+y'], ['9', '9', 'Enter'], ['4', 'Enter'],
    ['c'], ['9'], ['Control+z'], ['b'], ['2'], ['Escape'], ['Escape'],
  ],
  owners: [['6'], ['Escape'], ['1'], ['1'], ['2'], ['Enter'], ['Control+z']],
  counts: [['1'], ['2'], ['1'], ['Control+z']],
  cards: [['1'], ['2'], ['0'], ['3'], ['2'], ['1'], ['4'], ['5'], ['0'], ['Control+z']],
  masterpieces: [['1'], ['2'], ['3'], ['Control+z']],
  // A lot arrives, is sold and returns; a double may grow.
  forecast: [['1'], ['1'], ['3', '1', '9', 'Enter'], ['Control+z'], ['Escape'], ['2'], ['5']],
  'forecast of cards': [['1'], ['2'], ['0'], ['3'], ['2']],
}; // oxfmt-ignore

const SMALLEST = { width: 1024, height: 640 };
const SCREENS = repetitions(0, 1) > 0 ? [SMALLEST, { width: 1280, height: 720 }] : [SMALLEST];

interface Places {
  /** The boundary between the wall and the question. */
  readonly wall: number;
  readonly question: number;
  /** From the wall to the seats, with anything above the question. */
  readonly between: number;
  /** How much of the page is out of view. */
  readonly hidden: number;
}

/** Runs in the page: resolves once nothing moves any more. */
async function placesHere(): Promise<Places> {
  let [last, frames] = ['', 0];
  while (frames < 2) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const now = document.body.textContent;
    [last, frames] = [now, now === last ? frames + 1 : 0];
  }
  const round = (length: number | undefined) => Math.round((length ?? 0) * 10) / 10;
  const wall = document.querySelector('main .wall')?.getBoundingClientRect().bottom;
  return {
    wall: round(wall),
    question: round(document.querySelector('[data-question]')?.getBoundingClientRect().height),
    between: Math.round(
      (document.querySelector('main > ul')?.getBoundingClientRect().top ?? 0) - (wall ?? 0),
    ),
    hidden: document.documentElement.scrollHeight - innerHeight,
  };
}

/** Runs in the page: where the wall and its first artist begin, and where what Undo says ends, on the page. */
function wallHere(): { readonly wall: number; readonly firstBay: number; readonly said: number } {
  const place = (sought: string) => document.querySelector(sought)?.getBoundingClientRect();
  return {
    wall: (place('main .wall')?.top ?? 0) + scrollY,
    firstBay: place('main .wall h2')?.top ?? 0,
    said: place('.lately')?.bottom ?? 0,
  };
}

/** Questions that name one player, two or all of them, and what can be corrected. */
const NAMING = {
  // A sale that isn't the next seller's, a double, bids with a tie, a fixed price, undo; the correction of a
  // buyer, and a forgotten sale.
  ledger: [
    ['s'], ['Escape'], ['1'], ['1'], ['3'], ['1', '9', 'Enter'],
    ['2'], ['5'], ['3'], ['1'], ['0'], ['Enter'],
    ['4'], ['4'], ['9', 'Enter'], ['4', 'Enter'], ['Control+z'], ['Control+y'],
    ['c'], ['b'], ['3'], ['c'], ['i'], ['1'], ['1'],
  ],
  // Each effect, and everybody's card.
  cards: [
    ['1'], ['1'], ['0'], ['2'], ['1'], ['1'], ['3'], ['2'], ['1'], ['4'], ['4'], ['1'], ['1'], ['2'], ['3'],
    ['4'], ['c'], ['2'], ['i'], ['1'],
  ],
} as const; // oxfmt-ignore

const NARROW = [
  { width: 720, height: 900 },
  { width: 320, height: 640 },
] as const;

const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

const LONG = {
  'long-settling': beforeFirst(LEDGER_OF_FIVE, 'settle'),
  'long-third': beforePayout(
    playAuction({ edition: 'modern-art-1994', players: 5, options: { tracking: 'ledger' }, seed: 8 }),
    3,
  ),
  'long-selling': beforeFirst(LEDGER_OF_FIVE, 'sale'),
};

let page: Page;
const app = runningApp((data) => {
  const another = cutAt(GAMES.ledger, 0);
  const games = Object.entries(MORE_GAMES).map(([id, game]) => ({ ...cutAt(game, 0), id }));
  const longNamed = (['ledger', 'cards'] as const).flatMap((id) =>
    NARROW.map(({ width }) => ({ ...playedBy(cutAt(GAMES[id], 0), FORTY_LETTERS), id: `${id} ${width}` })),
  );
  const others = [
    { ...another, id: 'short' },
    { ...playedBy(another, FORTY_LETTERS), id: 'long' },
    ...longNamed,
    ...Object.entries(LONG).map(([id, game]) => ({ ...playedBy(game, LONG_NAMES), id })),
  ];
  keep(data, [...games, ...others], {
    forecast: { forecast: true },
    'forecast of cards': { forecast: true },
  });
});
beforeAll(async () => {
  // Italian texts are longer.
  page = await pageAt(app, '#/', { locale: 'it' });
});

describe('from question to question the wall doesn’t move, and the whole table stays in view', () => {
  test.each(Object.entries(TURNS))('%s', async (id, turn) => {
    await step(page, `#/game/${id}`);
    await page.locator('[data-question]').waitFor();
    const screens = id === 'ledger' ? SCREENS : [SMALLEST];
    await page.setViewportSize(SMALLEST);
    const seen = new Map<string, Set<string>>();
    for (const keys of [[], ...turn]) {
      for (const key of keys) await page.keyboard.press(key);
      for (const screen of screens) {
        if (screens.length > 1) await page.setViewportSize(screen);
        const { hidden, between: _, ...places } = await page.evaluate(placesHere);
        const width = `${screen.width} px`;
        seen.set(width, new Set(seen.get(width)).add(JSON.stringify(places)));
        expect.soft(hidden, `${screen.width} px, after ${keys.join(' ')}`).toBe(0);
      }
    }
    for (const [screen, places] of seen) expect.soft([...places], screen).toHaveLength(1);
  });
});

describe('with long names, the question keeps its height', () => {
  test.each(
    Object.entries(NAMING).flatMap(([id, turn]) =>
      NARROW.map((screen) => [id, screen.width, screen, turn] as const).slice(
        0,
        id === 'ledger' ? NARROW.length : repetitions(1, NARROW.length),
      ),
    ),
  )('%s, %i px wide', async (id, width, screen, turn) => {
    await page.setViewportSize(screen);
    await step(page, '#/');
    await page.locator('[data-question]').waitFor({ state: 'detached' });
    await step(page, `#/game/${id} ${width}`);
    await page.locator('[data-question]').waitFor();
    const first = await page.evaluate(placesHere);
    for (const keys of turn) {
      for (const key of keys) await page.keyboard.press(key);
      const { between, wall } = await page.evaluate(placesHere);
      expect.soft(between, `after ${keys.join(' ')}`).toBe(first.between);
      // A phone scrolls to the question.
      if (width > 640) expect.soft(Math.round(wall), `after ${keys.join(' ')}`).toBe(Math.round(first.wall));
    }
  });
});

describe('on a phone, what Undo says moves nothing and covers nothing', () => {
  test.each(['short', 'long'])('%s names', async (id) => {
    // The screen before stays until the next one has loaded, and would take the keys.
    await step(page, '#/');
    await page.locator('[data-question]').waitFor({ state: 'detached' });
    await step(page, `#/game/${id}`);
    await page.locator('[data-question]').waitFor();
    for (const key of ['1', '1', '2', '1', '9', 'Enter']) await page.keyboard.press(key);
    await page.locator('[data-events="2"]').waitFor();
    for (const screen of PHONES) {
      await page.setViewportSize(screen);
      const before = await page.evaluate(wallHere);
      await page.keyboard.press('Control+z');
      await page.locator('.lately').filter({ hasText: '19' }).waitFor();
      const undone = await page.evaluate(wallHere);
      expect(undone.wall, `${screen.width} px`).toBe(before.wall);
      expect(undone.said, `${screen.width} px`).toBeLessThanOrEqual(undone.firstBay);
      await page.keyboard.press('Control+y');
      await page.locator('.lately').filter({ hasText: '19' }).waitFor();
    }
  });
});

test('five long names at 1024 × 640: nothing beyond the edge, and no buyer’s name is broken', async () => {
  await page.setViewportSize(SMALLEST);
  for (const settling of ['long-settling', 'long-third']) {
    await step(page, `#/game/${settling}`);
    await page.getByText(settling === 'long-third' ? 'Round 3 di 4' : 'Round 1 di 4').waitFor();
    await page.getByRole('heading', { name: /^Round finito/ }).waitFor();
    await expectWhole(page);
  }
  await step(page, '#/game/long-selling');
  await page.getByRole('heading', { name: /^Chi compra/ }).waitFor();
  await expectWhole(page);
  for (const name of LONG_NAMES.filter((each) => !each.includes('-'))) {
    const lines = await page
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .evaluate((button, whole) => {
        const text = [...button.querySelectorAll('.name')].flatMap(({ childNodes }) => [...childNodes]);
        const node = text.find(({ textContent }) => textContent?.trim() === whole);
        const range = document.createRange();
        if (node !== undefined) range.selectNodeContents(node);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }, name);
    expect(lines, name).toBe(1);
  }
});
