import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { recordOf } from '../fixtures/replayed.ts';
import { BOARDS, DRAFTS, RECORDS } from './boards.ts';
import { expectAccessible, pageAt, step } from './browser.ts';
import { repetitions } from '../repetitions.ts';
import { runningApp } from './running-app.ts';
import { A, auctionRecord, offer } from '../fixtures/auction.ts';
import { keep } from './store.ts';

/** A new game where it is Axel's turn to play the first painting. */
const begun = (id: string, events: readonly unknown[] = []) => recordOf(auctionRecord(events, { id }));

const app = runningApp((data) =>
  keep(
    data,
    [...RECORDS, begun('live'), begun('next'), begun('covered', [offer(A, 'krypto', 'hidden')])],
    DRAFTS,
  ),
);

const go = (page: Page, place: string, from = page) => page.goto(new URL(place, from.url()).href);

async function openTable(id: string): Promise<Page> {
  const page = await pageAt(app, `#/game/${id}`);
  await page.locator('[data-events]').waitFor();
  return page;
}

/** Opens the board by its address in a tab of the table's browser. */
async function boardBeside(table: Page, id: string): Promise<Page> {
  const page = await table.context().newPage();
  await go(page, `#/board/${id}`, table);
  await shown(page);
  return page;
}

const shown = (page: Page) => page.locator('main.board header h1').waitFor();
const textOf = (page: Page) => page.locator('main.board').innerText();
const countOf = (page: Page, artist: string) =>
  page.getByRole('article').filter({ hasText: artist }).locator('strong').innerText();

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

describe('a board next to the table', () => {
  test('opens from the table’s menu, follows entries, undos and whether money is open, and has no controls', async () => {
    const table = await openTable('live');
    await table.getByRole('button', { name: 'Menu' }).click();
    const opened = table.waitForEvent('popup');
    await table.getByRole('button', { name: 'Show on a big screen' }).click();
    const board = await opened;
    await shown(board);
    await board.getByText('Axel, put up a painting from your hand').waitFor();

    await press(table, '2', '1');
    await expect.poll(() => countOf(board, 'Yoko')).toBe('1');
    await board.getByText('Axel sells: call out bids').waitFor();
    await table.getByRole('heading', { name: 'Who buys, and for how much?' }).waitFor();
    await press(table, '3');
    await table.getByRole('button', { name: 'Clemens', pressed: true }).waitFor();
    await press(table, '1', '9');
    await table.getByRole('button', { name: 'Sold' }).click();
    await board.getByText(/Clemens.*19,000/).waitFor();
    await expect.poll(() => textOf(board)).toContain('Beatrix, put up a painting');
    await press(table, 'Control+z');
    await board.getByText('Axel sells: call out bids').waitFor();
    expect(await board.locator('button, a, input, select, [tabindex]').count()).toBe(0);

    expect(await textOf(board)).not.toContain('100,000');
    await table.getByRole('button', { name: 'Menu' }).click();
    await table.getByLabel('Open for all to see').check();
    await expect.poll(() => textOf(board)).toContain('100,000');
    await table.getByLabel('Covered: hold to peek').check();
    await expect.poll(() => textOf(board)).not.toContain('100,000');

    // It follows the table to another game.
    await go(table, '#/');
    await go(table, '#/game/next');
    await expect.poll(() => board.url()).toContain('#/board/next');
    await shown(board);
  });

  test('never receives a hidden bid, on screen or over the network, before all are revealed', async () => {
    const table = await openTable('covered');
    const board = await table.context().newPage();
    const received: string[] = [];
    board.on('websocket', (socket) => {
      expect(socket.url()).toMatch(/\/live\/look$/);
      socket.on('framereceived', ({ payload }) => received.push(String(payload)));
    });
    await go(board, '#/board/covered', table);
    await shown(board);
    await table.getByRole('button', { name: 'Run the auction' }).click();
    await board.getByText('Hand the screen to Axel').waitFor();
    await press(table, 'Enter', '8', '3', 'Enter');
    await board.getByText('Hand the screen to Beatrix').waitFor();
    await expect.poll(() => textOf(board)).toContain('has bid');
    const steps = received.filter((frame) => frame.includes('"cover"'));
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.join()).not.toContain('83');
    expect(await textOf(board)).not.toContain('83');

    await press(table, 'Enter', '9', 'Enter', 'Enter', 'Enter', 'Enter', 'Enter');
    await board.getByText('All bids are in').waitFor();
    expect(received.filter((frame) => frame.includes('"cover"')).join()).not.toContain('83');
    await press(table, 'Enter');
    await board.getByText('Axel gets it for 83,000').waitFor();
  });

  test('ticks off payments, then lifts covers when the table does, and never before', async () => {
    const table = await openTable('settling');
    const board = await boardBeside(table, 'settling');
    expect(await board.getByText('paid', { exact: true }).count()).toBe(0);
    await table.getByRole('checkbox').first().check();
    await expect.poll(() => board.getByText('paid', { exact: true }).count()).toBe(1);
    await board.evaluate(() => {
      const seen: number[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => seen.push(document.querySelectorAll('main li.lies').length)).observe(
        document.body,
        { subtree: true, childList: true, attributes: true },
      );
    });
    await table.getByRole('button', { name: 'All paid, game over' }).click();
    await board.getByText('Game over: show your money').waitFor();
    await table.getByRole('button', { name: 'Reveal the next' }).click();
    const lifted = await table.locator('li.off').count();
    expect(lifted).toBeGreaterThan(0);
    await expect.poll(() => board.locator('li.lies').count()).toBe(lifted);
    await table.getByRole('button', { name: 'Reveal all' }).click();
    await board.getByRole('heading', { name: /wins$/ }).waitFor();
    const seen = await board.evaluate(() => Reflect.get(globalThis, 'seen') as number[]);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    await board.reload();
    await board.getByRole('heading', { name: /wins$/ }).waitFor();
  });

  test('can navigate to a page that enters things, and doesn’t restrict the table’s tab', async () => {
    const board = await pageAt(app);
    const address = new URL('#/board/fresh', board.url()).href;
    // By its address alone, not from within the app.
    await board.goto('about:blank');
    await board.goto(address);
    await shown(board);
    await go(board, '#/game/fresh');
    await board.locator('[data-events]').waitFor();
    await press(board, '1');
    await expect.poll(() => board.getByRole('heading', { name: 'How is it sold?' }).count()).toBe(1);
  });
});

/**
 * The minimum height of a capital letter to be readable from the chairs, in hundredths of the screen's
 * shorter side. On a small television, one hundredth is five millimetres at three metres.
 */
const LEAST_HEIGHTS = {
  // For every artist.
  'article .count strong': 4,
  // The current bid, and the current question or event.
  '.standing strong': 6,
  '.asked, .line': 2.5,
  // Artists are also recognisable by colour and pattern.
  'article h2': 2,
  // Ranks and tile values, payments, and what was under the covers.
  '.ranked .place, .ranked .tile, .ranked strong': 2.5,
  'li.something strong, .won strong': 2.5,
  h2: 2.5,
  // All other text.
  'main *': 1.4,
};

interface Layout {
  /** Text that is cut off or beyond the edge. */
  readonly beyond: string[];
  /** Overlapping texts. */
  readonly overlapping: string[];
  /** Text too small for its importance. */
  readonly small: string[];
}

/** What can't be read from the chairs. */
function badlyLaid(page: Page): Promise<Layout> {
  return page.evaluate(async (leastHeights): Promise<Layout> => {
    // Paintings take the room they have with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('no canvas');
    const brief = (element: Element) => `${element.className}: ${element.textContent.slice(0, 60)}`;
    const seen = [...document.querySelectorAll<HTMLElement>('main.board *')].filter(
      (element) =>
        element.closest('.unseen, .cover, svg') === null &&
        getComputedStyle(element).clipPath !== 'inset(50%)',
    );

    const beyond = seen.filter((element) => {
      const { right, bottom } = element.getBoundingClientRect();
      const hides = getComputedStyle(element).overflow !== 'visible';
      const cut =
        hides &&
        (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2);
      // One player's text must not run into the next player's.
      const edge = element.closest('li')?.getBoundingClientRect().right ?? innerWidth;
      return cut || right > edge + 1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    });

    const words = seen.flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node instanceof Text && node.data.trim() !== '')
        .map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return { element, lines: [...range.getClientRects()] };
        }),
    );

    const capHeight = (element: Element): number => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      return (context.measureText('H').actualBoundingBoxAscent * 100) / Math.min(innerWidth, innerHeight);
    };
    const small = words.filter(({ element }) => {
      const least = Object.entries(leastHeights).find(([place]) => element.matches(place))?.[1] ?? 0;
      return capHeight(element) < least;
    });

    // Lines of large type may overlap in their leading, where there are no letters.
    const core = ({ left, right, top, bottom }: DOMRect) => {
      const leading = (bottom - top) * 0.2;
      return { left: left + 1, right: right - 1, top: top + leading, bottom: bottom - leading };
    };
    const cores = words.flatMap(({ element, lines }) => lines.map((line) => ({ element, ...core(line) })));
    const overlapping = cores.flatMap((one, at) =>
      cores
        .slice(at + 1)
        .filter(
          (other) =>
            other.element !== one.element &&
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map((other) => `${brief(one.element)} | ${brief(other.element)}`),
    );
    return {
      beyond: beyond.map(brief),
      overlapping,
      small: small.map(({ element }) => `${capHeight(element).toFixed(2)} ${brief(element)}`),
    };
  }, LEAST_HEIGHTS);
}

const SMALLEST = { width: 1024, height: 640 };
const SCREENS = [
  SMALLEST,
  { width: 1280, height: 720 },
  { width: 3840, height: 2160 },
  { width: 1080, height: 1920 },
];

describe('a game’s board', () => {
  /** Between them, these have every part of a board. A soak looks at all others as closely. */
  const looked = ['playing', 'settling', 'gallery-settling', 'bids-called', 'opening-turn', 'finished'];
  const closely = (id: string) => repetitions(0, 1) > 0 || looked.includes(id);

  let page: Page;
  async function openBoards(locale: string): Promise<void> {
    page = await pageAt(app, '#/', { locale });
  }
  /** From board to board, which doesn’t load the page again. */
  async function expectReadable(id: string, screens: readonly (typeof SMALLEST)[]): Promise<void> {
    await step(page, `#/board/${id}`);
    await shown(page);
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      expect(await badlyLaid(page), `${viewport.width} px`).toEqual({
        beyond: [],
        overlapping: [],
        small: [],
      });
    }
  }

  describe('in Italian, whose texts are longer', () => {
    beforeAll(() => openBoards('it-IT'));

    test.each(Object.keys(BOARDS))(
      'at the moment ‘%s’ fits the screens, is readable from three metres and accessible',
      async (id) => {
        await expectReadable(id, closely(id) ? SCREENS : SCREENS.slice(0, 2));
        // The component's tests look at the others.
        if (['opening-turn', 'bids-called'].includes(id)) await expectAccessible(page, { inDark: true });
      },
    );
  });

  describe('in English', () => {
    beforeAll(() => openBoards('en-GB'));

    test.each(Object.keys(BOARDS).filter(closely))('at the moment ‘%s’ fits the smallest screen', (id) =>
      expectReadable(id, [SMALLEST]),
    );
  });
});
