import { flushSync } from 'svelte';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { allowMotion, motion } from '../../motion.ts';
import { render } from '../../mounted.ts';
import Settlement from '../../../../src/renderer/features/settle/auction/Settlement.svelte';
import type { GameRecord } from '../../../../src/shared/record/index.ts';
import { beforePayout, recordOf } from '../../../fixtures/replayed.ts';
import {
  CARDS_OF_FOUR,
  LEDGER_OF_FIVE,
  LEDGER_OF_FOUR,
  RUSHED_BY_FIVE,
  RUSHED_CARDS,
} from '../../../fixtures/whole-games.ts';
import { played } from '../../played.ts';
import { sessionOf } from '../../session.svelte.ts';
import { watchBoard } from '../board/watched-board.ts';
import { openTable } from './open-table.ts';

beforeEach(allowMotion);

const moving = () => document.getAnimations().length;
const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

const PAINTINGS = recordOf(LEDGER_OF_FOUR);
const GAMES = [
  ['paintings', PAINTINGS],
  ['cards', recordOf(CARDS_OF_FOUR)],
] as const;

/** From there, a game still has everything that can move. */
const lastRoundOf = ({ events }: GameRecord) =>
  events.slice(0, -1).findLastIndex(({ type }) => type === 'settle') + 1;

/** Every view of a game’s last round, event by event to the last cover, and how many steps that were so far. */
const PLACES = {
  async *table(record: GameRecord) {
    const { events } = record;
    const begun = lastRoundOf(record);
    const { session } = await openTable({ ...record, events: events.slice(0, begun) });
    for (const [at, event] of events.slice(begun).entries()) {
      await session.append(event);
      yield begun + at + 1;
    }
    for (const seat of record.players.keys()) {
      await userEvent.keyboard('{Enter}');
      yield events.length + seat + 1;
    }
  },
  async *board(record: GameRecord) {
    const { events } = record;
    const { show } = await watchBoard(record);
    for (let step = lastRoundOf(record); step <= events.length + record.players.length; step += 1) {
      const lifts = step - events.length;
      show(Math.min(step, events.length), lifts > 0 ? { 'covers-lifted': lifts } : null);
      yield step;
    }
  },
};

describe.each([
  ['paintings', recordOf(RUSHED_BY_FIVE)],
  ['cards', recordOf(RUSHED_CARDS)],
])('a game of %s', (_, record) => {
  test.each(['table', 'board'] as const)(
    'nothing moves at the %s with reduced motion, and something does without it',
    async (place) => {
      await motion('reduce');
      for await (const step of PLACES[place](record)) {
        await nextFrame();
        expect(moving(), `after step ${step}`).toBe(0);
      }
      await motion('no-preference');
      let moved = 0;
      for await (const step of PLACES[place](record)) {
        await nextFrame();
        // That anything moves at all is known with the first thing that does.
        moved = moving() > 0 ? step : 0;
        if (moved > 0) break;
      }
      expect(moved).toBeGreaterThan(0);
    },
  );
});

describe('animations block nothing: even if none ever ends,', () => {
  /** Make animations longer than any test. */
  function slowly(): void {
    const style = document.createElement('style');
    style.textContent =
      '*, *::before, *::after { animation-duration: 10000s !important; transition-duration: 10000s !important }';
    document.head.append(style);
    onTestFinished(() => style.remove());
  }

  test('sales are entered one after another', async () => {
    slowly();
    const { now } = await openTable({ ...PAINTINGS, events: [] });
    for (const keys of ['51219{Enter}', '4135{Enter}']) await userEvent.keyboard(keys);
    expect(now().events.filter(({ type }) => type === 'sale')).toHaveLength(2);
    expect(moving()).toBeGreaterThan(0);
  });

  test('payouts are ticked by keys in a hurry, and the tiles come afterwards', async () => {
    slowly();
    const round = played(beforePayout(LEDGER_OF_FIVE, 1));
    const screen = await render(Settlement, { ...round }, { session: sessionOf(round.record) });
    const ticks = screen.getByRole('checkbox');
    const digits = ticks.elements().map((tick) => tick.getAttribute('aria-keyshortcuts') ?? '');
    // The last tick closes the round.
    expect(digits.length).toBeGreaterThan(2);
    expect(moving()).toBeGreaterThan(0);
    // Both within the same frame.
    for (const digit of digits.slice(0, 2))
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { code: `Digit${digit}`, key: digit, bubbles: true }),
      );
    flushSync();
    const ticked = () => ticks.elements().filter((tick) => tick.matches(':checked')).length;
    const hurried = () => document.querySelectorAll('.hurried').length;
    expect([ticked(), hurried()]).toEqual([2, 0]);
    await expect.poll(hurried).toBe(1);
    expect(ticked()).toBe(2);
  });

  test.each(GAMES)('covers are lifted to the last, of %s', async (_, record) => {
    slowly();
    const { screen, session } = await openTable({ ...record, events: record.events.slice(0, -1) });
    for (const event of record.events.slice(-1)) await session.append(event);
    for (let lifts = 0; lifts < record.players.length; lifts += 1) await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('heading', { level: 2, name: /wins?\b/ })).toBeVisible();
    expect(moving()).toBeGreaterThan(0);
  });
});
