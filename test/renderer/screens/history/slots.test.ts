import { expect, test } from 'vitest';
import type { PastGame } from '../../../../src/shared/api.ts';
import { linesOf } from '../../../../src/renderer/features/past-games/list/lines.ts';
import { slotsFor, type Slot } from '../../../../src/renderer/features/past-games/list/slots.ts';
import { GAME } from '../../shown/past/past-game.ts';

const LINES = linesOf([{ month: '2026-11', evenings: Array<number>(60).fill(1) }]);
const GAMES = LINES.rows.map(({ at }): PastGame => ({ ...GAME, id: `game-${at}` }));

const rows = (first: number, end: number) => LINES.rows.slice(first, end);
const keys = (slots: readonly Slot[]) => slots.map(({ key }) => key);
const shown = (slots: readonly Slot[]) => slots.map(({ game }) => game?.id);

test('far away, every element shows another game and none is moved', () => {
  const before = slotsFor([], rows(0, 5), GAMES, null);
  const far = slotsFor(before, rows(40, 45), GAMES, null);
  expect(keys(far)).toEqual(keys(before));
  expect(shown(far)).toEqual(['game-40', 'game-41', 'game-42', 'game-43', 'game-44']);
  // But the focused one stays where it is, and no element changes places with it.
  const after = slotsFor(before, [...rows(3, 4), ...rows(40, 45)], GAMES, 3);
  expect(keys(after)).toEqual([3, 4, 5, 6, 7, 8]);
  expect(after[0]).toBe(before[3]);
  const back = slotsFor(after, [...rows(0, 2), ...rows(3, 4), ...rows(50, 51)], GAMES, 3);
  expect(keys(back)).toEqual([9, 10, 3, 4]);
});

test('nearby, every game keeps its element, and new ones come at the end', () => {
  const before = slotsFor([], rows(0, 5), GAMES, null);
  const down = slotsFor(before, rows(2, 7), GAMES, null);
  expect(keys(down)).toEqual([2, 3, 4, 5, 6]);
  expect(down[0]).toBe(before[2]);
  expect(keys(slotsFor(down, rows(1, 6), GAMES, null))).toEqual([7, 2, 3, 4, 5]);
});

test('more rows get new elements, fewer keep theirs', () => {
  const more = slotsFor(slotsFor([], rows(0, 2), GAMES, null), rows(0, 4), GAMES, null);
  expect(keys(more)).toEqual([0, 1, 2, 3]);
  expect(keys(slotsFor(more, rows(3, 4), GAMES, null))).toEqual([3]);
});

test('until a game is loaded its element keeps the one before, which isn’t seen', () => {
  const known = GAMES.slice(0, 5);
  const before = slotsFor([], rows(0, 5), known, null);
  const waiting = slotsFor(before, rows(40, 45), known, null);
  expect(shown(waiting)).toEqual(shown(before));
  expect(waiting.map(({ isRead }) => isRead)).toEqual([false, false, false, false, false]);
  expect(slotsFor(waiting, rows(40, 45), known, null)).toEqual(waiting);
  const read = slotsFor(waiting, rows(40, 45), GAMES, null);
  expect(keys(read)).toEqual(keys(before));
  expect(shown(read)[0]).toBe('game-40');
  expect(read.every(({ isRead }) => isRead)).toBe(true);
});

test('the same rows are the same slots, so that they aren’t drawn again', () => {
  const slots = slotsFor([], rows(3, 9), GAMES, null);
  for (const [at, slot] of slotsFor(slots, rows(3, 9), GAMES, null).entries()) expect(slot).toBe(slots[at]);
});

test('headings that an element has had stay in it, unseen, and are shown again with others', () => {
  const months = ['2026-11', '2026-10'].map((month) => ({ month, evenings: [1] }));
  const [first, second] = linesOf(months).rows;
  if (first === undefined || second === undefined) throw new Error('there are games');
  const before = slotsFor([], [first], GAMES, null);
  const after = slotsFor(before, [second], GAMES.slice(1), null);
  expect(after[0]?.headings).toEqual([
    { heading: first.under[0], isShown: false },
    { heading: second.under[1], isShown: true },
  ]);
});
