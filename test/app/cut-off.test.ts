import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { WORDS } from '../../src/shared/text/all-words.ts';
import type { Words } from '../../src/shared/text/en/index.ts';
import { LANGUAGES, type Language } from '../../src/shared/text/languages.ts';
import { beforeFirst, beforeLast, cutAt } from '../fixtures/replayed.ts';
import { CARDS_OF_FOUR, COUNTS_OF_THREE, LEDGER_OF_FIVE } from '../fixtures/whole-games.ts';
import { playAuction } from '../play/auction.ts';
import { playGallery } from '../play/gallery.ts';
import { repetitions } from '../repetitions.ts';
import { pageAt, step } from './browser.ts';
import { cutOffHere, settledHere } from './cut-off.ts';
import { FORTY_LETTERS, playedBy } from './long-names.ts';
import { LONGEST, LONGEST_CARDS } from './made-boxes.ts';
import { runningApp } from './running-app.ts';
import { keepNamed, withStore } from './store.ts';

/** What is done at a place before it is looked at is done in the first of these. */
const SCREENS = [
  [1280, 720], [1920, 1080], [3840, 2160], [900, 700], [853, 533], [820, 1180], [600, 800], [360, 740], [320, 640],
] as const; // oxfmt-ignore

const NAMES = {
  short: ['Axel', 'Beatrix', 'Clemens', 'Doris', 'Emil'],
  'of forty letters': [...FORTY_LETTERS, 'Li'],
  'from right to left': ['דניאל כהן', 'عبد الرحمن بن محمد', 'Foxy 9', 'שרה לוי', 'Doris'],
  'with emoji': ['👩‍👩‍👧‍👦 Family 🦊', '🎨', '🧑🏽‍🚀🧑🏽‍🚀🧑🏽‍🚀🧑🏽‍🚀', 'Zoë 🐙', '🇮🇹🇮🇹🇮🇹'],
} as const;

interface View {
  readonly language: Language;
  /** The browser's font size. */
  readonly letters: 16 | 24 | 32;
  readonly names: keyof typeof NAMES;
  /** A box that somebody made, with artists of forty letters and amounts in billions. */
  readonly made?: true;
  /** One place in so many; otherwise all. */
  readonly oneIn?: number;
  readonly widths: readonly number[];
}

const EVERY_WIDTH = SCREENS.map(([width]) => width);
/** With double-sized text a phone is left with half its width: users zoom there instead. */
const ROOMY = EVERY_WIDTH.filter((width) => width >= 600);
const PLAIN = { language: 'en', letters: 16, names: 'short' } as const;

/** A sample with every test run, all of them in the soak. */
const VIEWS: readonly View[] =
  repetitions(0, 1) === 0
    ? [
        // Italian and German texts are longer.
        { ...PLAIN, language: 'it', names: 'of forty letters', widths: [320, 853, 1280] },
        { ...PLAIN, language: 'de', names: 'of forty letters', widths: [360, 853], oneIn: 2 },
        { ...PLAIN, language: 'it', letters: 24, names: 'from right to left', widths: [820], oneIn: 4 },
        { ...PLAIN, language: 'it', made: true, widths: [360] },
      ]
    : LANGUAGES.flatMap((language): View[] => [
        { ...PLAIN, language, widths: EVERY_WIDTH },
        { ...PLAIN, language, letters: 24, widths: ROOMY },
        { ...PLAIN, language, letters: 32, widths: ROOMY },
        { ...PLAIN, language, names: 'of forty letters', widths: EVERY_WIDTH },
        { ...PLAIN, language, names: 'from right to left', widths: EVERY_WIDTH },
        { ...PLAIN, language, names: 'with emoji', widths: EVERY_WIDTH },
        { ...PLAIN, language, names: 'of forty letters', made: true, widths: EVERY_WIDTH },
      ]);

/** As far as a round goes before these last events of it. */
const nearlyOver = <Game extends Parameters<typeof beforeFirst>[0]>(game: Game, left: number): Game =>
  cutAt(game, beforeFirst(game, 'settle').events.length - left);

const GAMES = {
  selling: cutAt(LEDGER_OF_FIVE, 1),
  near: nearlyOver(LEDGER_OF_FIVE, 1),
  paying: beforeFirst(LEDGER_OF_FIVE, 'settle'),
  passing: beforeFirst(CARDS_OF_FOUR, 'settle'),
  forecast: beforeLast(LEDGER_OF_FIVE, 'sale'),
  'forecast of cards': nearlyOver(CARDS_OF_FOUR, 3),
  settling: beforeLast(LEDGER_OF_FIVE, 'settle'),
  covered: beforeLast(LEDGER_OF_FIVE, 'settle'),
  // Lists have several years.
  over: { ...LEDGER_OF_FIVE, startedAt: '2024-11-30T20:00:00Z' },
  holdings: beforeLast(COUNTS_OF_THREE, 'settle'),
  counted: beforeLast(COUNTS_OF_THREE, 'final'),
  turning: cutAt(CARDS_OF_FOUR, 1),
  reaching: nearlyOver(CARDS_OF_FOUR, 3),
  scoring: beforeLast(CARDS_OF_FOUR, 'settle'),
  ended: { ...CARDS_OF_FOUR, startedAt: '2025-05-09T20:00:00Z' },
} as const;

const billions = madeOf(
  LONGEST,
  playAuction({
    edition: LONGEST.basedOn,
    box: LONGEST,
    players: 5,
    options: { tracking: 'ledger' },
    seed: 3,
  }),
);
const masterpieces = madeOf(
  LONGEST_CARDS,
  playGallery({
    edition: LONGEST_CARDS.basedOn,
    box: LONGEST_CARDS,
    players: 4,
    options: { tracking: 'full' },
    seed: 3,
  }),
);

function madeOf<Played extends object>(box: object, played: Played): Played {
  return { ...played, edition: 'box', box };
}

const MADE_GAMES: Partial<Record<keyof typeof GAMES, typeof billions | typeof masterpieces>> = {
  near: nearlyOver(billions, 1),
  settling: beforeLast(billions, 'settle'),
  over: billions,
  reaching: nearlyOver(masterpieces, 3),
  scoring: beforeLast(masterpieces, 'settle'),
};

interface Place {
  readonly named: string;
  readonly at: string;
  /** Steps to take first. */
  readonly first?: (page: Page, words: Words) => Promise<unknown>;
  /** Otherwise it is looked at with the made box alone: board.test.ts looks at it closely. */
  readonly soaked?: true;
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

const PLACES: readonly Place[] = [
  { named: 'the card that could end the round', at: '#/game/near' },
  { named: 'a sale', at: '#/game/selling' },
  {
    named: 'the live auction',
    at: '#/game/selling',
    first: (page, words) => press(page, words.liveAuction.runHere),
  },
  { named: 'an artwork', at: '#/game/turning' },
  { named: 'artworks that could end the round', at: '#/game/reaching' },
  { named: 'the forecast', at: '#/game/forecast' },
  { named: 'the forecast of cards', at: '#/game/forecast of cards' },
  { named: 'why', at: '#/game/forecast', first: (page) => page.keyboard.press('w') },
  { named: 'the board with the forecast', at: '#/board/forecast' },
  { named: 'the payouts', at: '#/game/settling' },
  { named: 'who starts the next round', at: '#/game/paying' },
  { named: 'who starts the next round of cards', at: '#/game/passing' },
  {
    named: 'the covers',
    at: '#/game/covered',
    first: (page, words) => press(page, words.settle.payouts.allPaidLast),
  },
  { named: 'the end', at: '#/game/over' },
  { named: 'who holds what', at: '#/game/holdings' },
  { named: 'the money counted', at: '#/game/counted' },
  { named: 'the scores', at: '#/game/scoring' },
  { named: 'the end of the cards', at: '#/game/ended' },
  { named: 'the log', at: '#/game/near', first: (page) => page.keyboard.press('l') },
  {
    named: 'a correction',
    at: '#/game/near',
    first: async (page) => {
      for (const key of ['c', '1', 'Control+z', '1']) await page.keyboard.press(key);
    },
  },
  {
    named: 'the start, corrected',
    at: '#/game/near',
    first: async (page) => {
      for (const key of ['c', 'Home', '2']) await page.keyboard.press(key);
    },
  },
  { named: 'a seat', at: '#/game/near', first: (page) => page.keyboard.press('Shift+Digit2') },
  { named: 'the board', at: '#/board/near', soaked: true },
  { named: 'the board of the payouts', at: '#/board/settling', soaked: true },
  { named: 'the board of artworks', at: '#/board/reaching', soaked: true },
  { named: 'the board of the scores', at: '#/board/scoring', soaked: true },
  { named: 'the board at the end', at: '#/board/over', soaked: true },
  { named: 'home', at: '#/' },
  { named: 'history', at: '#/history' },
  { named: 'a person', at: '#/person/p0' },
  { named: 'a new game', at: '#/new' },
  { named: 'somebody’s games filtered', at: '#/history?person=p0' },
  { named: 'what to print', at: '#/transfer' },
  { named: 'a game again', at: '#/game/over/story' },
];

/** Sets the browser's default font size. */
async function setLetters(context: BrowserContext, page: Page, size: number): Promise<void> {
  const browser = await context.newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

const prefixOf = (view: View) => `${VIEWS.indexOf(view)} `;

/** A place's address among the games of a view. The player who sits first has an id of their own for each name. */
function addressIn(view: View, at: string): string {
  const [name] = NAMES[view.names];
  const first = VIEWS.findIndex((other) => NAMES[other.names][0] === name);
  const person = first === 0 ? 'p0' : `p0 ${name}`;
  return at
    .replace(/(?<=^#\/(?:game|board)\/)/, encodeURIComponent(prefixOf(view)))
    .replace(/(?<=[/=])p0$/, encodeURIComponent(person));
}

const app = runningApp((data) => {
  keepNamed(
    data,
    Object.fromEntries(
      VIEWS.flatMap((view) =>
        Object.entries(view.made === true ? MADE_GAMES : GAMES).map(([id, game]) => [
          `${prefixOf(view)}${id}`,
          playedBy(game, NAMES[view.names]),
        ]),
      ),
    ),
  );
  withStore(data, (store) => {
    for (const view of VIEWS.filter(({ made }) => made !== true))
      for (const id of ['forecast', 'forecast of cards'])
        store.games.draft(`${prefixOf(view)}${id}`, { forecast: true });
  });
});

const isBoard = ({ at }: Place) => at.startsWith('#/board/');
/** One for each language: between a table and a board it is loaded again, so boards come last. */
const pages = new Map<View['language'], Page>();

describe.each([false, true].flatMap((boards) => VIEWS.map((view) => ({ view, ...view, boards }))))(
  'nothing is cut off, in $language, names $names, text at $letters px, made $made, on boards $boards',
  ({ view, boards }) => {
    const screens = SCREENS.filter(([width]) => view.widths.includes(width));
    let page: Page;

    beforeAll(async () => {
      const { language } = view;
      page =
        pages.get(language) ?? (await pageAt(app, '#/', { locale: language === 'en' ? 'en-GB' : language }));
      pages.set(language, page);
      await setLetters(page.context(), page, view.letters);
    });

    // A box that somebody made is drawn in the table's moments and on the board.
    const places = PLACES.filter(
      (one, place) => isBoard(one) === boards && place % (view.oneIn ?? 1) === 0,
    ).filter(({ at, first, soaked }) =>
      view.made === true
        ? first === undefined && (at.split('/')[2] ?? '') in MADE_GAMES
        : soaked !== true || repetitions(0, 1) > 0,
    );

    test.each(places)('$named', async ({ at, first }) => {
      for (const [place, [width, height]] of screens.entries()) {
        await page.setViewportSize({ width, height });
        if (place === 0) {
          await step(page, addressIn(view, at));
          if (first !== undefined) {
            await page.evaluate(settledHere, 3);
            await first(page, WORDS[view.language]);
          }
        }
        await page.evaluate(settledHere, 3);
        expect.soft(await page.evaluate(cutOffHere), `at ${width} px`).toEqual([]);
      }
      await page.keyboard.press('Escape');
    });
  },
);
