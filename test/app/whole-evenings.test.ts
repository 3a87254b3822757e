import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { replayLine } from '../../src/main/cli/replay-line.ts';
import type { EditionId } from '../../src/shared/auction/index.ts';
import { EFFECTS, gallery } from '../../src/shared/gallery/index.ts';
import { editionIn } from '../../src/shared/record/index.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { money } from '../../src/shared/text/money.ts';
import { recordOf } from '../fixtures/replayed.ts';
import { playAuctionTable, type GameRecord, type Plan, type PlayedGame } from '../play/auction.ts';
import { playGalleryTable, type Plan as CardPlan } from '../play/gallery.ts';
import { withoutIdleSymbols } from '../play/idle-symbols.ts';
import { repetitions } from '../repetitions.ts';
import { pageAt, step } from './browser.ts';
import { waitForEvents } from './entered.ts';
import { deedsAt, enterGame as enterCards, isOver, said, scoredIn } from './gallery-evening.ts';
import { MATAGOT, SEVEN, SHORT } from './made-boxes.ts';
import { runningApp } from './running-app.ts';
import { enterGame, liftCovers, type Scorekeeper } from './scorekeeper.ts';
import { keep } from './store.ts';

const LEDGER = { tracking: 'ledger' } as const;
const SPLIT = { ...LEDGER, splitDouble: true } as const;
const OWNERS = { tracking: 'owners' } as const;
const COUNTS = { tracking: 'counts' } as const;
const FULL = { tracking: 'full' } as const;
const MYSTERY = { mystery: true } as const;
const [EN, IT, OLD] = ['modern-art-cmon-en', 'modern-art-cmon-it', 'modern-art-1994'] as const;

const ORDER_OF_CMON = [
  'rafael-silveira',
  'ramon-martins',
  'daniel-melim',
  'sigrid-thaler',
  'manuel-carvalho',
];
const ORDER_OF_CARDS = ['tec', 'mariana-martins', 'denise-jillian-tan', 'wagner-kuroiwa', 'nicolas-sanchez'];
const ORDER_OF_1994 = ['krypto', 'yoko', 'lite-metal', 'christin-p', 'karl-gitter'];

type Row = readonly [
  edition: EditionId,
  players: 3 | 4 | 5,
  options: Plan['options'],
  seed: number,
  further: Omit<Plan, 'edition' | 'players' | 'options' | 'seed'>,
  hand: Scorekeeper['hand'],
  notesBids?: true,
];

/**
 * `npm test` plays the first, which is short: keys, money, doubles and every bid. The soak plays them all: every
 * pair of edition, number of players and tracking, each option, input method and bid noting several times, and boxes
 * that somebody made.
 */
const ROWS: readonly Row[] = [
  [IT, 4, { ...SPLIT, order: ORDER_OF_CMON }, 2262, { style: 'rush' }, 'keys', true],
  [OLD, 3, { ...LEDGER, ...MYSTERY }, 31, { flipping: 0.5 }, 'keys'],
  [OLD, 5, { ...COUNTS, order: ORDER_OF_1994 }, 33, {}, 'keys'],
  [EN, 3, { ...OWNERS, ...MYSTERY }, 34, { flipping: 0.5, goesOn: true }, 'keys'],
  [EN, 5, SPLIT, 41, { style: 'rush' }, 'pointer'],
  [OLD, 4, OWNERS, 32, {}, 'pointer'],
  [EN, 4, COUNTS, 35, {}, 'keys'],
  [IT, 3, { ...COUNTS, ...MYSTERY }, 37, { flipping: 0.5 }, 'pointer'],
  [IT, 5, { ...OWNERS, splitDouble: true }, 39, { style: 'spread' }, 'keys'],
  [EN, 5, SPLIT, 40, {}, 'pointer', true],
  [MATAGOT.basedOn, 4, SPLIT, 33, { box: MATAGOT, style: 'rush' }, 'keys'],
  [SHORT.basedOn, 5, LEDGER, 3, { box: SHORT }, 'pointer'],
];

const EVENINGS = ROWS.slice(0, repetitions(1, ROWS.length)).map(
  ([edition, players, options, seed, further, hand, notesBids = false]) => {
    const plan: Plan = { edition, players, options, seed, ...further };
    const game = playAuctionTable(plan);
    const keeper: Scorekeeper = { hand, notesBids };
    const record = withBox(game.record, plan);
    return { box: further.box?.title ?? edition, plan, game, record, keeper };
  },
);

/**
 * The first is short and has every symbol, used and skipped, and every question of a scoring; the soak plays the
 * others too.
 */
const CARD_PLANS: readonly CardPlan[] = [
  { edition: 'masters-gallery', players: 3, options: FULL, seed: 36506, style: 'rush' },
  { edition: 'masters-gallery', players: 3, options: COUNTS, seed: 2, style: 'rush' },
  { edition: 'modern-art-card-game', players: 3, options: { ...FULL, order: ORDER_OF_CARDS }, seed: 34 },
  { edition: 'modern-art-card-game', players: 5, options: FULL, seed: 20, style: 'rush' },
  { edition: 'modern-art-card-game', players: 2, options: COUNTS, seed: 3, style: 'rush' },
  { edition: SEVEN.basedOn, box: SEVEN, players: 3, options: FULL, seed: 6, style: 'rush' },
];

const HAPPENS = [
  ...EFFECTS,
  ...['draw', 'second', 'face-down', 'everyone', 'award', 'decline', 'reveal', 'extras', 'settle'],
];

const CARD_EVENINGS = CARD_PLANS.slice(0, repetitions(1, CARD_PLANS.length)).map((plan) => {
  const { record, outcome } = playGalleryTable(plan);
  const { box } = plan;
  const boxed = box === undefined ? record : { ...record, id: box.id, edition: 'box', box };
  const events = said(boxed, record.events);
  return { record: { ...boxed, events }, outcome, plan };
});

const app = runningApp((data) =>
  keep(
    data,
    [...EVENINGS, ...CARD_EVENINGS].map(({ record }) => ({ ...record, events: [] })),
  ),
);

test.each(EVENINGS)(
  'a whole game ends with the same amounts as real cards and coins: $box for $plan.players, $plan.options, by $keeper',
  async (evening) => playEvening(await pageAt(app), evening),
);

describe('a whole game by keys ends with the same points as real cards', () => {
  test('the first game has everything that can happen, and asks everything that scoring can ask', () => {
    const [first] = CARD_EVENINGS;
    if (first === undefined) throw new Error('there is a first game');
    const { record } = first;
    const happened = new Set(record.events.flatMap(({ type, effect }) => [type, effect]));
    expect([...happened]).toEqual(expect.arrayContaining(HAPPENS));
    const asked = new Set(
      record.events.flatMap((_, at) =>
        isOver(record, at) ? deedsAt(record, at).map((deed) => String(deed.asked)) : [],
      ),
    );
    expect(asked.size).toBe(4);
  });

  test.each(CARD_EVENINGS)(
    '$plan.edition for $plan.players, $plan.options',
    async ({ record, outcome, plan }) => {
      const page = await pageAt(app, `#/game/${record.id}`);
      await waitForEvents(page, 0);
      await enterCards(page, record);

      const scores = outcome.scores ?? [];
      const winners = (outcome.winners ?? []).map((seat) => record.players[seat]?.name ?? '');
      const names = new Intl.ListFormat('en-GB').format(winners);
      await page.getByRole('heading', { name: en.end.wins(names, winners.length > 1) }).waitFor();
      expect(await page.locator('ul strong').allInnerTexts()).toEqual(scores.map(String));
      const unit = scoredIn(gallery.editions[plan.edition]);
      await page.getByRole('row', { name: new RegExp(`^${unit}.*${scores[0] ?? ''}`) }).waitFor();

      expectReplayed(await saveCopy(page), record.id, outcome);
    },
  );
});

/** Exports a game from its screen. */
async function saveCopy<Saved extends object>(page: Page): Promise<Saved> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: en.window.menu.saveGame }).click();
  const download = await saving;
  assert.match(download.suggestedFilename(), /\.json$/);
  return JSON.parse(await readFile(await download.path(), 'utf8')) as Saved;
}

/** What the replay command says of a copy: the same amounts as real cards, which are counted without the app's rules. */
function expectReplayed(copy: object, id: string, outcome: object): void {
  const { text } = replayLine({ source: '', document: { ok: true, value: copy }, line: null, end: 0 });
  const { warnings: _warnings, ...line } = JSON.parse(text) as Record<string, unknown>;
  assert.deepEqual(line, { id, ...outcome });
}

/** The record of a game with the plan’s box. */
function withBox(record: GameRecord, { box }: Plan) {
  return box === undefined ? record : { ...record, id: box.id, edition: 'box', box };
}

/**
 * Plays an evening through the screen. The final screen and the replay of the exported copy must both match
 * the amounts of real cards and coins.
 */
async function playEvening(page: Page, evening: (typeof EVENINGS)[number]): Promise<void> {
  const { game, record, keeper } = evening;
  const { outcome } = game;
  const { id } = record;
  await step(page, `#/game/${id}`);
  await waitForEvents(page, 0);
  const entered = recordOf(record);
  await enterGame(page, entered, keeper);

  const scores = outcome.scores ?? [];
  await liftCovers(page, new Set(scores).size, keeper.hand);
  const winners = (outcome.winners ?? []).map((seat) => record.players[seat]?.name ?? '');
  const names = new Intl.ListFormat('en-GB').format(winners);
  await page.getByRole('heading', { name: en.end.wins(names, winners.length > 1) }).waitFor();
  assert.deepEqual(
    await page.getByRole('list', { name: en.end.money }).locator('strong').allInnerTexts(),
    scores.map((score) => money(editionIn(entered), score, 'en-GB')),
  );

  const copy = await saveCopy<GameRecord>(page);
  expectSameEvents(
    copy,
    { ...game, record: { ...game.record, events: withoutIdleSymbols(record) } },
    keeper.notesBids,
  );
  expectReplayed(copy, id, outcome);
}

/**
 * What was entered is what was played. With only counts tracked, the auctioneer and the kind of auction
 * aren't entered.
 */
function expectSameEvents(copy: GameRecord, { record }: PlayedGame, bids: boolean): void {
  const named = record.options.tracking !== 'counts';
  const told = ({ events }: GameRecord) =>
    // Leave out what the rules do anyway: who starts, and whether there is another round.
    events.map(({ at: _at, next: _next, continue: _continue, bids: given, ...event }) => {
      if (!named && (event.type === 'offer' || event.type === 'pair')) return event['artist'];
      if (Array.isArray(event['holdings'])) return { ...event, holdings: event['holdings'].map(held) };
      const noted = Array.isArray(given) ? { bids: given.map((bid: number | null) => bid ?? 0) } : {};
      return { ...event, ...(bids ? noted : {}) };
    });
  assert.deepEqual(told(copy), told(record));
}

/** Leave out zeros. */
function held(holdings: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(holdings).filter(([, count]) => count > 0));
}
