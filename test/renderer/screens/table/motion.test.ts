import { flushSync } from 'svelte';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { allowMotion, motion } from '../../motion.ts';
import { render } from '../../mounted.ts';
import Settlement from '../../../../src/renderer/features/settle/auction/Settlement.svelte';
import type { GameRecord } from '../../../../src/shared/record/index.ts';
import { wholeGame as wholeCards } from '../../features/entry/gallery/table.ts';
import { settlings, wholeGame } from '../../played.ts';
import { sessionOf } from '../../session.svelte.ts';
import { watchBoard } from '../board/watched-board.ts';
import { enterGame, openTable } from './open-table.ts';

beforeEach(allowMotion);

const moving = () => document.getAnimations().length;
const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

const PLAN = { edition: 'modern-art-1994', players: 3, options: { tracking: 'ledger' }, seed: 3 } as const;
const PAINTINGS = wholeGame(PLAN).record;
const CARDS = wholeCards({
  edition: 'masters-gallery',
  players: 3,
  options: { tracking: 'full' },
  seed: 4,
}).record;

/** Plays the game step by step until `goOn` returns false. */
type Show = (goOn: (step: () => unknown) => Promise<boolean>) => Promise<boolean>;

/** Calls `see` for each step, until it returns false. */
async function each<One>(all: Iterable<One>, see: (one: One) => Promise<boolean>): Promise<boolean> {
  for (const one of all) if (!(await see(one))) return false;
  return true;
}

/** Every view of a game, while it is played event by event to the last cover. */
function places(record: GameRecord): Readonly<Record<'table' | 'board', Show>> {
  return {
    table: async (goOn) => {
      const { session } = await openTable({ ...record, events: [] });
      return (
        (await each(record.events, (event) => goOn(() => session.append(event)))) &&
        each(record.players, () => goOn(() => userEvent.keyboard('{Enter}')))
      );
    },
    board: async (goOn) => {
      const { show } = await watchBoard(record);
      const end = record.events.length;
      return (
        (await each(record.events.keys(), (at) => goOn(() => show(at + 1)))) &&
        each(record.players.keys(), (lifts) => goOn(() => show(end, { 'covers-lifted': lifts + 1 })))
      );
    },
  };
}

describe.each([
  ['paintings', PAINTINGS],
  ['cards', CARDS],
] as const)('a whole game of %s', (_, record) => {
  const shown = places(record);

  test.each(['table', 'board'] as const)(
    'nothing moves at the %s with reduced motion, and something does without it',
    async (place) => {
      const moved = { reduce: 0, 'no-preference': 0 };
      for (const wanted of ['reduce', 'no-preference'] as const) {
        await motion(wanted);
        await shown[place](async (step) => {
          await step();
          await nextFrame();
          moved[wanted] += moving();
          // That anything moves at all is known with the first thing that does.
          return moved['no-preference'] === 0;
        });
      }
      expect(moved.reduce).toBe(0);
      expect(moved['no-preference']).toBeGreaterThan(0);
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
    const [round] = settlings({ ...PLAN, players: 5 });
    if (round === undefined) throw new Error('every game settles');
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

  test.each([
    ['paintings', PAINTINGS],
    ['cards', CARDS],
  ] as const)('covers are lifted to the last, of %s', async (_, record) => {
    slowly();
    const { screen } = await enterGame(record);
    for (let lifts = 0; lifts < record.players.length; lifts += 1) await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('heading', { level: 2, name: /wins?\b/ })).toBeVisible();
    expect(moving()).toBeGreaterThan(0);
  });
});
