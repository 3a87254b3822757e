import { describe, expect, test } from 'vitest';
import { award, faceDown, influence, play, reveal, settle } from '../../../fixtures/gallery.ts';
import { render } from '../../mounted.ts';
import BayView from '../../../../src/renderer/shown/gallery/BayView.svelte';
import { baysOf, type Bay } from '../../../../src/renderer/shown/gallery/board.ts';
import { seatsOf } from '../../../../src/renderer/shown/gallery/seats.ts';
import { tableOf } from '../../features/entry/gallery/table.ts';

const ROUND_1 = [
  influence('tec'),
  play(0, 'tec'),
  ...[play(1, 'tec', 'award'), award('denise-jillian-tan')],
  ...[play(2, 'mariana-martins', 'second-down'), faceDown],
  play(0, 'tec'),
];
const OVER = [...ROUND_1, play(1, 'tec'), play(2, 'tec')];

function bay(events: readonly unknown[], artist: string, names = ['Max', 'Jason', 'Julia']): Bay {
  const found = baysOf(tableOf(events, { names }).state).find((one) => one.artist === artist);
  if (found === undefined) throw new Error(`${artist} has no bay`);
  return found;
}

describe('a bay in the card games', () => {
  test('counts the card beside the deck, but not face-down cards', () => {
    // The Card Game, END OF THE ROUND 3: 6 with three players, 5 with two.
    expect(bay(ROUND_1, 'tec')).toMatchObject({ count: 4, limit: 6, pays: 3, place: 3 });
    expect(bay(ROUND_1, 'mariana-martins')).toMatchObject({ count: 1, unseen: 20 });
    expect(bay(ROUND_1.slice(0, 1), 'tec', ['Max', 'Julia']).limit).toBe(5);
  });

  test('names the card beside the deck on its artist until a new one is turned up', () => {
    const besides = (events: readonly unknown[]) =>
      baysOf(tableOf(events).state).flatMap(({ artist, beside }) => (beside ? artist : []));
    expect(besides([])).toEqual([]);
    expect(besides(ROUND_1)).toEqual(['tec']);
    const over = [...OVER, reveal([], [], ['tec'])];
    expect(besides(over)).toEqual(['tec']);
    expect(besides([...over, settle])).toEqual([]);
  });

  test('warns of the end: by one card, by two from one player, by one from everybody', () => {
    expect(bay(ROUND_1, 'tec').reach).toBe('second-card');
    expect(bay([...ROUND_1, play(1, 'tec')], 'tec').reach).toBe('one-more');
    expect(bay(ROUND_1.slice(0, 4), 'tec').reach).toBe('everyone');
    expect(bay(ROUND_1, 'nicolas-sanchez').reach).toBeNull();
  });

  test('has the tokens of all rounds', async () => {
    const bays = baysOf(
      tableOf([...OVER, reveal([], [], ['wagner-kuroiwa']), settle, influence('tec')]).state,
    );
    expect(bays.map((one) => [one.tokens, one.awards])).toEqual([
      [[null], [2]],
      [[2], []],
      [[3], []],
      [[null], []],
      [[1], []],
    ]);
    const [denise] = bays;
    if (denise === undefined) throw new Error('no bay');
    const screen = await render(BayView, { bay: denise });
    await expect.element(screen.getByText('round 1: no token')).toBeInTheDocument();
    expect(screen.container.querySelector('.award')?.textContent).toBe('award +2');
  });

  test('shows the card beside the deck and cards beyond the limit, and after a round scores points, not money', async () => {
    const own = bay(ROUND_1, 'tec');
    const screen = await render(BayView, { bay: { ...own, count: 8, reach: null } });
    await expect.element(screen.getByText('Influence card')).toBeVisible();
    await expect.element(screen.getByText('8 of 6', { exact: false })).toBeVisible();
    expect(screen.container.querySelectorAll('.hung')).toHaveLength(8);
    await screen.rerender({ bay: own, over: true });
    await expect.element(screen.getByText('Scores this round')).toBeVisible();
    await expect.element(screen.getByText('Pays this round')).not.toBeInTheDocument();
  });
});

test('a seat in the card games shows hand, display, face-down cards, points and the First Player token', () => {
  const { state, record } = tableOf(ROUND_1);
  const [first, second, third] = seatsOf(state, baysOf(state), record.players);
  expect(first).toMatchObject({ hand: 11, first: true, plays: false, faceDown: 0, score: 0 });
  expect(first?.displayed?.map(({ bay: { artist }, count }) => [artist, count])).toEqual([['tec', 2]]);
  expect(second).toMatchObject({ plays: true, first: false });
  expect(third).toMatchObject({ hand: 11, faceDown: 1 });
  // Masters Gallery has no token.
  const masters = tableOf([], { edition: 'masters-gallery' });
  const seats = seatsOf(masters.state, baysOf(masters.state), masters.record.players);
  expect(seats.some((seat) => seat.first)).toBe(false);
});
