import { expect, test } from 'vitest';
import { page, userEvent, utils } from 'vitest/browser';
import { timelineOf, type GameRecord, type Table } from '../../../../src/shared/record/index.ts';
import { beforeLast, cutAt, recordOf } from '../../../fixtures/replayed.ts';
import {
  COUNTS_OF_THREE,
  LEDGER_OF_FIVE,
  LEDGER_OF_FOUR,
  OWNERS_WITH_MYSTERY,
} from '../../../fixtures/whole-games.ts';
import { playGallery, type Plan } from '../../../play/gallery.ts';
import { expectAccessible } from '../../accessible.ts';
import { openTable } from './open-table.ts';

/** The wall's bays, which nearly every state includes. */
const BAY = /^( *)- article [^\n]*\n(?:\1 [^\n]*\n)*/gm;

/**
 * The accessibility tree of what is asked, with each bay reduced to one line, because the differences are
 * elsewhere.
 */
async function expectTree(name: string): Promise<void> {
  // A score pad comes with the next frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  const main = document.querySelector('main') ?? expect.unreachable();
  const given = `${utils.aria.renderAriaTree(utils.aria.generateAriaTree(main))}\n`;
  const told = given.replace(BAY, (bay, indent: string) => {
    const [article = '', ...inside] = bay.trim().split('\n');
    return `${indent}${article} ${inside.map((line) => line.trim().replace(/^- /, '')).join(', ')}\n`;
  });
  await expect(told).toMatchFileSnapshot(`states/${name}.aria`);
}

/** What is below the wall. */
async function expectAskedAccessible(): Promise<void> {
  await expectAccessible({ container: [...document.querySelectorAll<HTMLElement>('main > :not(.wall)')] });
}

/** These have only parts that others have too. */
const LIKE_OTHERS = [
  ...['offer', 'double-kind', 'sale-open', 'price', 'sale-once', 'sale-hidden', 'near'],
  ...['mystery-artist', 'counts'],
];

const OFFER = 'Which artist does Axel put up?';
const SALE = /^Who buys, and for how much/;

/** Keys or a button, and what is asked then; with a name if it is looked at. */
type Step = readonly [does: string | RegExp, name: string, asked: string | RegExp];

/** As far as a round goes without ending: the next painting ends it. */
const FOUR_HANG = cutAt(LEDGER_OF_FOUR, LEDGER_OF_FOUR.events.findIndex(({ type }) => type === 'settle') - 1);

test.each<[string, object, readonly Step[]]>([
  [
    'a double, from the first card to the hammer',
    cutAt(LEDGER_OF_FOUR, 0),
    [
      ['', 'offer', OFFER],
      ['1', 'kind', /^How is it sold/],
      ['5', 'double', /^Who adds a second/],
      ['2', 'double-kind', /^How does Beatrix sell/],
      ['1', 'sale-open', SALE],
      ['319', 'price', SALE],
      ['9', 'price-refused', SALE],
      ['{Backspace}{Enter}', 'sold', /^Which artist does Clemens/],
    ],
  ],
  [
    'every other kind of sale',
    cutAt(LEDGER_OF_FOUR, 0),
    [
      ['22', 'sale-once', SALE],
      ['25{Enter}', '', /^Which artist does/],
      ['33', 'sale-hidden', SALE],
      [/^Enter every bid/, '', /^What did everybody bid/],
      ['7', 'bids', /^What did everybody bid/],
      [/^Only the price/, '', SALE],
      ['25{Enter}', '', /^Which artist does/],
      ['44', 'sale-fixed', /^What’s .*’s price/],
      ['5{Enter}', 'taker', /^Who takes it for 5,000/],
    ],
  ],
  [
    'one painting before the end of the round, and the one that ends it',
    FOUR_HANG,
    [
      ['', 'near', /^Which artist does/],
      [/Ends the round$/, 'confirm-end', /ends the round, unsold/],
    ],
  ],
  [
    'the payouts, the next round, covers on and covers off',
    beforeLast(LEDGER_OF_FIVE, 'settle'),
    [
      ['', 'settling', /^Round over/],
      [/^All paid, game over/, 'covered', /reveal the money, from last to first/],
      [/^Reveal all/, 'finished', /wins$/],
    ],
  ],
  [
    'tracking only buyers, with the mystery hand',
    cutAt(OWNERS_WITH_MYSTERY, 0),
    [
      ['11', 'buyer', 'Who buys?'],
      ['2{Enter}', '', /^Which artist does/],
      ['6', 'mystery-artist', 'Which artist is on the mystery card?'],
    ],
  ],
  ['tracking only what is played', cutAt(COUNTS_OF_THREE, 0), [['', 'counts', 'Which artist is put up?']]],
  [
    'holdings',
    beforeLast(COUNTS_OF_THREE, 'settle'),
    [
      ['', 'holdings', /^Round over/],
      [/^Pay out/, '', /^Round over/],
      [/^Yes, pay out/, 'payouts', 'The bank pays'],
    ],
  ],
  [
    'the final money',
    beforeLast(COUNTS_OF_THREE, 'final'),
    [['', 'count-money', 'The last round is paid out']],
  ],
])('the accessibility tree, question by question: %s', async (_, record, steps) => {
  await page.viewport(1280, 800);
  const { screen, button } = await openTable(recordOf(record));
  for (const [does, name, asked] of steps) {
    if (typeof does !== 'string') await button(does).first().click();
    else if (does !== '') await userEvent.keyboard(does);
    await expect.element(screen.getByRole('heading', { name: asked }).first()).toBeVisible();
    if (name === '') continue;
    await expectTree(name);
    if (!LIKE_OTHERS.includes(name)) await expectAskedAccessible();
  }
});

const PLANS: readonly Plan[] = [
  { edition: 'masters-gallery', players: 5, options: { tracking: 'full' }, seed: 3 },
  { edition: 'modern-art-card-game', players: 5, options: { tracking: 'full' }, seed: 5 },
  { edition: 'modern-art-card-game', players: 3, options: { tracking: 'counts' }, seed: 7 },
];

/** The moment a card game is at, as far as its questions differ. */
function momentOf({ family, state: { situation } }: Table): string {
  if (family !== 'gallery') throw new Error('a game of the other family');
  return situation.kind === 'effect' ? `effect ${situation.symbol}` : situation.kind;
}

/** The first occurrence of each question in a game, and the last end of a round. */
function momentsOf(plan: Plan): readonly (readonly [string, GameRecord])[] {
  const whole = recordOf(playGallery(plan));
  const found = new Map<string, number>();
  for (const [events, table] of timelineOf(whole, null).tables.entries()) {
    const moment = momentOf(table);
    if (moment === 'settling' || !found.has(moment)) found.set(moment, events);
  }
  const tracking = plan.options?.tracking ?? 'full';
  return [...found].map(([moment, events]) => [
    `${plan.edition} ${tracking} ${moment}`.replaceAll(' ', '-'),
    { ...whole, events: whole.events.slice(0, events) },
  ]);
}

// What a card’s symbol does is asked in the same way in both boxes.
const MOMENTS = PLANS.flatMap(momentsOf).filter(([id]) => !id.startsWith('modern-art-card-game-full-effect'));

test('every question of a card game’s turn, the end of a round and the end of a game occurs', () => {
  expect(MOMENTS).toHaveLength(18);
});

test.each(MOMENTS)(
  '%s: its accessibility tree, and nothing beyond the edge at 1024 × 640',
  async (id, record) => {
    await page.viewport(1024, 640);
    await openTable(record);
    await expectTree(id);
    // Other games differ in words, and other questions have the same parts. What settles and ends it has tests of its own.
    if (/^masters.*(?:turn|second-up|everyone)$/.test(id)) await expectAskedAccessible();
    const { scrollWidth, scrollHeight } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(innerWidth);
    if (!id.endsWith('finished')) expect(scrollHeight).toBeLessThanOrEqual(innerHeight);
  },
);
