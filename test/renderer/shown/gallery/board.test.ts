import { expect, test } from 'vitest';
import { award, faceDown, influence, play } from '../../../fixtures/gallery.ts';
import { baysOf, type Bay } from '../../../../src/renderer/shown/gallery/board.ts';
import { tableOf } from '../../features/entry/gallery/table.ts';

const ROUND_1 = [
  influence('tec'),
  play(0, 'tec'),
  ...[play(1, 'tec', 'award'), award('denise-jillian-tan')],
  ...[play(2, 'mariana-martins', 'second-down'), faceDown],
  play(0, 'tec'),
];

function bay(events: readonly unknown[], artist: string, names = ['Max', 'Jason', 'Julia']): Bay {
  const found = baysOf(tableOf(events, { names }).state).find((one) => one.artist === artist);
  if (found === undefined) throw new Error(`${artist} has no bay`);
  return found;
}

test('a bay in the card games counts the card beside the deck, but not face-down cards', () => {
  // The Card Game, END OF THE ROUND 3: 6 with three players, 5 with two.
  expect(bay(ROUND_1, 'tec')).toMatchObject({ count: 4, limit: 6, pays: 3, place: 3 });
  expect(bay(ROUND_1, 'mariana-martins')).toMatchObject({ count: 1, unseen: 20 });
  expect(bay(ROUND_1.slice(0, 1), 'tec', ['Max', 'Julia']).limit).toBe(5);
});
