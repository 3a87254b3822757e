import { describe, expect, test } from 'vitest';
import type { Session } from '../../../../src/renderer/lib/session.svelte.ts';
import { readHoldings } from '../../../../src/renderer/shown/auction/holdings.ts';
import { readSettling } from '../../../../src/renderer/shown/auction/settling-draft.ts';
import { refilled } from '../../../../src/renderer/features/entry/refilled.ts';
import { memorySession } from '../../kept-in-memory.svelte.ts';
import { openTableUndo } from '../../../../src/renderer/features/entry/table-undo.svelte.ts';
import { readDisplays } from '../../../../src/renderer/shown/gallery/displays.ts';
import { readSettling as readScoring } from '../../../../src/renderer/shown/gallery/settling-draft.ts';
import { cutAt } from '../../../fixtures/replayed.ts';
import { playAuction } from '../../../play/auction.ts';
import { settlings as scorings } from './gallery/table.ts';
import { played, settlings } from '../../played.ts';
import { sessionOf } from '../../session.svelte.ts';

const COUNTS = {
  edition: 'modern-art-1994',
  players: 4,
  options: { tracking: 'counts' },
  seed: 10,
} as const;

describe('an undone event refills its form', () => {
  test('holdings, in every round, ready to be settled again', () => {
    for (const { state, settle } of settlings(COUNTS)) {
      const draft = readSettling(refilled(settle, { family: 'auction', setup: state.setup, state }), state);
      expect(draft.held).toBe(false);
      const { holdings, problem } = readHoldings(state, draft.typed);
      expect(problem).toBeNull();
      expect(holdings).toEqual(everyCount(settle['holdings'], holdings));
    }
  });

  test('everybody’s displays, in the card games', () => {
    const rounds = scorings({
      edition: 'masters-gallery',
      players: 4,
      options: { tracking: 'counts' },
      seed: 4,
    });
    expect(rounds.length).toBeGreaterThan(0);
    for (const { state, event } of rounds) {
      const draft = readScoring(refilled(event, { family: 'gallery', setup: state.setup, state }), state);
      expect(draft.counted).toBe(true);
      const { displays } = readDisplays(state, draft.typed);
      expect(displays).toEqual(everyCount(event['displays'], displays));
    }
  });

  test('the counted money', () => {
    const whole = playAuction(COUNTS);
    const taken = whole.events.at(-1);
    const { state } = played({ ...whole, events: whole.events.slice(0, -1) });
    if (taken === undefined) throw new Error('nothing was played');
    const money = taken['money'] as readonly number[];
    expect(refilled(taken, { family: 'auction', setup: state.setup, state })).toEqual({
      counted: money.map(String),
    });
  });

  test('the starting player, if the table had chosen; a sale is entered again from scratch', () => {
    const [round] = settlings({ ...COUNTS, options: { tracking: 'ledger' } });
    if (round === undefined) throw new Error('no round was played');
    const { state, settle } = round;
    const table = { family: 'auction', setup: state.setup, state } as const;
    expect(readSettling(refilled({ ...settle, next: 2 }, table), state).next).toBe(2);
    expect(refilled({ type: 'sale', buyer: 1, price: 9 }, table)).toEqual({});
  });
});

describe('Undo', () => {
  const whole = playAuction(COUNTS);
  const settled = whole.events.findIndex(({ type }) => type === 'settle') + 1;
  const closed = played({ ...whole, events: whole.events.slice(0, settled) }).record;

  test('refills a form with many fields', async () => {
    const session = memorySession(cutAt(closed, settled - 1), 'a game');
    await session.append(closed.events[settled - 1] ?? { type: 'settle' });
    openTableUndo(session).undo();
    await expect.poll(() => session.draft).toHaveProperty('settling.round', 1);
    expect(JSON.stringify(session.draft)).toMatch(/"[1-5]"/);
  });

  test('does nothing if there is nothing to undo', () => {
    const session = sessionOf(closed);
    const asked: string[] = [];
    const nothing = Object.create(session, {
      view: { value: { ...session.view, canUndo: false } },
      undo: { value: () => asked.push('undo') },
    }) as Session;
    openTableUndo(nothing).undo();
    expect(asked).toEqual([]);
  });

  test('and Redo of a correction leave what is being counted as it is, and nothing else that was begun', async () => {
    // The undo removed everything after the first round: now the second waits to be scored again.
    const next = whole.events.findIndex(({ type }, at) => at >= settled && type === 'settle');
    const session = memorySession(played(cutAt(whole, next)).record, 'a game');
    const later = whole.events.slice(settled, next);
    const removed = later.map(() => ({ kind: 'remove', index: settled }) as const);
    expect(await session.edit(removed, 0)).toBe(true);
    const { undo, redo } = openTableUndo(session);
    const counts = { settling: { round: 2 }, counted: ['0', '12', ''] };
    for (const step of [undo, redo, undo]) {
      for (const [key, value] of Object.entries({ ...counts, lot: 'begun' })) await session.keep(key, value);
      step();
      await expect.poll(() => session.draft).toEqual(counts);
    }
  });
});

/** The counts that were entered, and empty where none was. */
function everyCount(rows: unknown, like: readonly Readonly<Record<string, number>>[]) {
  const written = rows as readonly Readonly<Record<string, number>>[];
  return like.map((row, seat) =>
    Object.fromEntries(Object.keys(row).map((artist) => [artist, written[seat]?.[artist] ?? 0])),
  );
}
