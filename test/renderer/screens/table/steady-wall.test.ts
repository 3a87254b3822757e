import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beforeFirst, beforePayout, cutAt, recordOf } from '../../../fixtures/replayed.ts';
import {
  CARDS_OF_FOUR,
  COUNTS_OF_THREE,
  LEDGER_OF_FIVE,
  LEDGER_OF_FOUR,
  OWNERS_WITH_MYSTERY,
} from '../../../fixtures/whole-games.ts';
import { playAuction } from '../../../play/auction.ts';
import { playGallery } from '../../../play/gallery.ts';
import { repetitions } from '../../repetitions.ts';
import { FORTY_LETTERS, LONG_NAMES, playedBy } from '../../../app/long-names.ts';
import { language } from '../../spoken.ts';
import { openTable } from './open-table.ts';

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
  forecast: LEDGER_OF_FOUR,
  'forecast of cards': CARDS_OF_FOUR,
};

const [UNDO, REDO] = ['{Control>}z{/Control}', '{Control>}y{/Control}'];

/** The keys of a turn, question by question. */
const TURNS: Readonly<Record<keyof typeof GAMES, string>> = {
  // An open auction, a double with no bids, a hidden auction with every bid, a fixed price; undo, redo, and a
  // price above what it can earn, with its warning; a correction.
  ledger: [
    '1 1 3 19 9 {Backspace}{Enter} 2 5 0 {Enter} 3 3 1 5{Enter} 4 4',
    `${UNDO} ${UNDO} ${REDO} 99{Enter} 4{Enter} c 9 ${UNDO} b 2 {Escape} {Escape}`,
  ].join(' '),
  owners: `6 {Escape} 1 1 2 {Enter} ${UNDO}`,
  counts: `1 2 1 ${UNDO}`,
  cards: `1 2 0 3 2 1 4 5 0 ${UNDO}`,
  masterpieces: `1 2 3 ${UNDO}`,
  // A lot arrives, is sold and returns; a double may grow.
  forecast: `1 1 319{Enter} ${UNDO} {Escape} 2 5`,
  'forecast of cards': '1 2 0 3 2',
};

/** Questions that name one player, two or all of them, and what can be corrected. */
const NAMING = {
  // A sale that isn't the next seller's, a double, bids with a tie, a fixed price, undo; the correction of a
  // buyer, and a forgotten sale.
  ledger: `o {Escape} 1 1 3 19{Enter} 2 5 3 1 0 {Enter} 4 4 9{Enter} 4{Enter} ${UNDO} ${REDO} c b 3 c i 1 1`,
  // Each effect, and everybody's card.
  cards: '1 1 0 2 1 1 3 2 1 4 4 1 1 2 3 4 c 2 i 1',
} as const;

const SMALLEST: readonly [number, number] = [1024, 640];
const SCREENS: (typeof SMALLEST)[] = repetitions(0, 1) > 0 ? [SMALLEST, [1280, 720]] : [SMALLEST];

const placeOf = (sought: string) => document.querySelector(sought)?.getBoundingClientRect();
const beyond = () => ({
  width: document.documentElement.scrollWidth - innerWidth,
  height: document.documentElement.scrollHeight - innerHeight,
});

/** Where the wall ends, how high the question is, and what is between wall and seats, once nothing moves any more. */
async function places() {
  await document.fonts.ready;
  for (let [last, frames] = ['', 0]; frames < 2;) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const now = document.body.textContent;
    [last, frames] = [now, now === last ? frames + 1 : 0];
  }
  const round = (length = 0) => Math.round(length * 10) / 10;
  const wall = placeOf('main .wall')?.bottom;
  return {
    wall: round(wall),
    question: round(placeOf('[data-question]')?.height),
    between: Math.round((placeOf('main > ul')?.top ?? 0) - (wall ?? 0)),
  };
}

async function open(record: object, draft = {}) {
  const table = await openTable(recordOf(record));
  for (const [key, value] of Object.entries(draft)) await table.session.keep(key, value);
  return table;
}

// Italian texts are longer.
beforeEach(() => language.choose('it'));

test.each(Object.entries(TURNS))(
  'from question to question the wall doesn’t move, and the whole table stays in view: %s',
  async (id, turn) => {
    const game = GAMES[id as keyof typeof GAMES];
    await page.viewport(...SMALLEST);
    await open(cutAt(game, 0), id.startsWith('forecast') ? { forecast: true } : {});
    const screens = id === 'ledger' ? SCREENS : [SMALLEST];
    const seen = new Map<number, Set<string>>();
    for (const keys of ['', ...turn.split(' ')]) {
      if (keys !== '') await userEvent.keyboard(keys);
      for (const screen of screens) {
        if (screens.length > 1) await page.viewport(...screen);
        const { between: _, ...now } = await places();
        seen.set(screen[0], new Set(seen.get(screen[0])).add(JSON.stringify(now)));
        expect.soft(beyond().height, `${screen[0]} px, after ${keys}`).toBe(0);
      }
    }
    for (const [width, different] of seen) expect.soft([...different], `${width} px`).toHaveLength(1);
  },
);

const NARROW = [
  [720, 900],
  [320, 640],
] as const;

test.each([
  ...NARROW.map((screen) => ['ledger', ...screen] as const),
  ...NARROW.slice(0, repetitions(1, 2)).map((screen) => ['cards', ...screen] as const),
])('with long names, the question keeps its height: %s, %i px wide', async (id, width, height) => {
  await page.viewport(width, height);
  await open(playedBy(cutAt(GAMES[id], 0), FORTY_LETTERS));
  const first = await places();
  for (const keys of NAMING[id].split(' ')) {
    await userEvent.keyboard(keys);
    const { between, wall, question } = await places();
    expect.soft(between, `after ${keys}`).toBe(first.between);
    // A phone scrolls to the question, and without a host the seats of a card game aren't all as high.
    if (width > 640 && id === 'ledger') expect.soft(wall, `after ${keys}`).toBe(first.wall);
    if (width > 640) expect.soft(question, `after ${keys}`).toBe(first.question);
  }
});

test.each([
  ['short', cutAt(LEDGER_OF_FOUR, 0)],
  ['long', playedBy(cutAt(LEDGER_OF_FOUR, 0), FORTY_LETTERS)],
])('on a phone, what Undo says moves nothing and covers nothing, with %s names', async (_, record) => {
  await open(record);
  await userEvent.keyboard('11219{Enter}');
  const said = () => document.querySelector('.lately')?.textContent;
  const wall = () => (placeOf('main .wall')?.top ?? 0) + scrollY;
  for (const width of [390, 320]) {
    await page.viewport(width, width * 2);
    const before = wall();
    await userEvent.keyboard(UNDO);
    await expect.poll(said).toContain('19');
    expect(wall(), `${width} px`).toBe(before);
    expect(placeOf('.lately')?.bottom, `${width} px`).toBeLessThanOrEqual(placeOf('main .wall h2')?.top ?? 0);
    await userEvent.keyboard(REDO);
    await expect.poll(said).toContain('19');
  }
});

const THIRD = playAuction({
  edition: 'modern-art-1994',
  players: 5,
  options: { tracking: 'ledger' },
  seed: 8,
});

test.each([
  ['the first payout', beforeFirst(LEDGER_OF_FIVE, 'settle')],
  ['the third', beforePayout(THIRD, 3)],
  ['a sale, in which no buyer’s name is broken', beforeFirst(LEDGER_OF_FIVE, 'sale')],
])('five long names at 1024 × 640, nothing beyond the edge: %s', async (_, record) => {
  await page.viewport(...SMALLEST);
  const { screen } = await open(playedBy(record, LONG_NAMES));
  await places();
  await expect.poll(beyond).toEqual({ width: 0, height: 0 });
  for (const button of screen.getByRole('button').elements()) {
    const [named] = [...button.querySelectorAll('.name')].flatMap(({ childNodes }) => [...childNodes]);
    const name = named?.textContent?.trim() ?? '';
    if (named === undefined || name.includes('-') || !LONG_NAMES.includes(name)) continue;
    const range = document.createRange();
    range.selectNodeContents(named);
    expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size, name).toBe(1);
  }
});
