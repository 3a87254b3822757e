import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adjust, offer, sale, settle, workedExample } from '../../../fixtures/auction.ts';
import { cutAt, replayed } from '../../../fixtures/replayed.ts';
import { CARDS_OF_FOUR, COUNTS_OF_THREE, LEDGER_OF_FOUR } from '../../../fixtures/whole-games.ts';
import Ending from '../../../../src/renderer/screens/board/Ending.svelte';
import { promptingOf } from '../../../../src/shared/text/prompting.ts';
import { playGallery } from '../../../play/gallery.ts';
import { render } from '../../mounted.ts';
import { tableOf } from '../../played.ts';
import { language } from '../../spoken.ts';
import { linesIn, textsIn } from '../../texts.ts';
import { expectAccessible } from '../../accessible.ts';
import { watchBoard } from './watched-board.ts';

const isSettled = ({ type }: { readonly type: string }) => type === 'settle';
const CARDS = playGallery({ edition: 'masters-gallery', players: 3, options: { tracking: 'full' }, seed: 2 });

test('the board says who has a phone and who has bid in secret, in any order', async () => {
  const { record } = tableOf([offer(0, 'krypto', 'hidden')]);
  const { board, show, hear } = await watchBoard(record, { auctions: 'run' }, [1, 3]);
  show(1, { room: { running: null, steps: [{ kind: 'cover', seat: 3, amount: 21 }] } });
  await expect.poll(() => board.querySelector('.asked')?.textContent).toBe('Everybody bids in secret');
  const phones = () => board.querySelectorAll('[role=img][aria-label="phone connected"]').length;
  expect(phones()).toBe(2);
  expect(board.textContent).toMatch(/Doris\s*has bid/);
  expect(board.textContent).not.toMatch(/their turn|21/);
  for (const [marked, game] of ['another', record.id].entries()) {
    hear({ kind: 'phones', state: null, seen: { game, connected: [2], sealed: [] } });
    await expect.poll(phones).toBe(marked);
  }
});

test('in a card game every warning stays inside its artist’s column', async () => {
  await page.viewport(1280, 720);
  const { board, show } = await watchBoard(CARDS);
  const said = new Set<string>();
  // With those three, and none.
  for (let events = 1; said.size < 4; events += 1) {
    show(events);
    for (const warning of board.querySelectorAll('.warning')) {
      said.add(warning.textContent);
      expect(warning.scrollWidth, warning.textContent).toBeLessThanOrEqual(warning.clientWidth);
    }
  }
  const warnings = [
    'One from everybody ends the round',
    'One more ends the round',
    'Two together end the round',
  ];
  expect([...said].sort()).toEqual(['', ...warnings]);
});

test.each([
  [[9, 30, 20], 'Beatrix wins, Beatrix'],
  [[9, 30, 30], 'Beatrix and Clemens share the win, Beatrix, Clemens'],
  [[0, 0, 0], 'Axel, Beatrix, and Clemens share the win, Axel, Beatrix, Clemens'],
])('whoever wins is named and marked once every cover is lifted: %j', async (money, winners) => {
  const events = COUNTS_OF_THREE.events.with(-1, { type: 'final', money });
  const watched = { sawPlay: true, begun: true, sawAll: false };
  const { record, table } = replayed({ ...COUNTS_OF_THREE, events });
  const lifted = new Set(money).size;
  const { container, rerender } = await render(Ending, { record, table, watched, lifted: lifted - 1 });
  expect(textsIn(container, '.won')).toEqual([]);
  await rerender({ lifted });
  expect(textsIn(container, 'h2, .won .name').join(', ')).toBe(winners);
});

test.each([
  ['paintings', LEDGER_OF_FOUR],
  ['cards', CARDS],
] as const)(
  'the board explains in its own teaching language, with everything else in the app’s: %s',
  async (_, game) => {
    language.choose('en');
    const { board, show } = await watchBoard(game, { teachingLanguage: 'it' });
    const italian = language.textLanguage('it');
    let explained = 0;
    // Until the second round is under way.
    for (let events = 1; events < game.events.findIndex(isSettled) + 5; events += 1) {
      show(events);
      const line = board.querySelector('.line');
      if (line === null) continue;
      const { record, table } = replayed(cutAt(game, events));
      expect(line.textContent).toBe(promptingOf(italian, record, table, new Set()).line);
      expect(line.getAttribute('lang')).toBe('it');
      expect(board.querySelector('header')?.textContent).toMatch(/Round \d of 4/);
      explained += 1;
    }
    expect(explained).toBeGreaterThan(5);
  },
);

test('without a teaching language it explains in the app’s language', async () => {
  language.choose('it');
  const { board, show } = await watchBoard(CARDS);
  show(1);
  expect(board.querySelector('.line')?.getAttribute('lang')).toBe('it');
  language.choose('en');
  show(2);
  expect(board.querySelector('.line')?.getAttribute('lang')).toBe('en');
});

const EXAMPLE = workedExample(23);
const LOTS = [
  offer(3, 'yoko', 'hidden'),
  sale(3, 0),
  offer(0, 'krypto'),
  sale(1, 7),
  offer(1, 'yoko', 'once'),
];
const PAINTINGS = tableOf([...EXAMPLE, settle, adjust({ standing: { krypto: 5 } }), ...LOTS]).record;
const steps = (...all: readonly object[]) => ({ room: { running: null, steps: all } });
const bid = (seat: number, amount: number) => ({ kind: 'bid', seat, amount });
const HANDED = { settling: { round: 1, handed: [0, 40, 60, null] } };
const counted = COUNTS_OF_THREE.events.findIndex(isSettled);
const ended = COUNTS_OF_THREE.events.length;
const settled = CARDS_OF_FOUR.events.findIndex(isSettled);
const settledLast = CARDS_OF_FOUR.events.findLastIndex(isSettled);

/** How much has happened at each moment. Between them, those that axe looks at have every part of a board. */
test.each<[string, unknown, readonly (readonly [number, object?])[], readonly number[]]>([
  [
    'paintings',
    PAINTINGS,
    [
      [0, { overview: 1 }],
      [10],
      [13],
      [EXAMPLE.length, HANDED],
      [EXAMPLE.length + 3, steps({ kind: 'cover', seat: 2, amount: 0 })],
      [EXAMPLE.length + 4],
      [EXAMPLE.length + 5, steps(bid(1, 5), bid(2, 9))],
      [EXAMPLE.length + 5, steps(bid(1, 5), bid(2, 9), { kind: 'going' }, { kind: 'going' })],
      [EXAMPLE.length + 6],
      [EXAMPLE.length + 7, steps({ kind: 'pass', seat: 2 }, bid(3, 5))],
    ],
    [0, 3, 4, 7],
  ],
  [
    'cards',
    CARDS_OF_FOUR,
    [
      [0, { overview: 0 }],
      [1],
      [settled - 4],
      [settled],
      [settled + 9],
      [settledLast],
      [CARDS_OF_FOUR.events.length],
    ],
    [2, 3, 6],
  ],
  [
    'counts',
    COUNTS_OF_THREE,
    [[0], [1], [2], [counted - 1], [counted], [ended - 1], [ended, { 'covers-lifted': 1 }]],
    [4, 5, 6],
  ],
])('a board says everything that is known across the table: %s', async (name, game, moments, looked) => {
  const { board, show } = await watchBoard(game, { money: 'open', auctions: 'run' });
  const told: string[] = [];
  for (const [at, [events, draft = null]] of moments.entries()) {
    show(events, draft);
    told.push(
      linesIn(
        board,
        'header, h3, article, .why, section > :is(h2, p), section[lang] :is(h2, p, .at), .now, li',
      ),
    );
    if (looked.includes(at)) await expectAccessible({ container: board });
  }
  await expect(told.join('\n')).toMatchFileSnapshot(`told/${name}.txt`);
});
