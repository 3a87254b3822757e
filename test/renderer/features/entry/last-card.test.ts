import { expect, test } from 'vitest';
import { adjust, offer, sale } from '../../../fixtures/auction.ts';
import { influence, play, TEC, WAGNER } from '../../../fixtures/gallery.ts';
import { tableOf } from '../../played.ts';
import { openEntry, press } from './at-table.ts';
import { tableOf as cardsOf } from './gallery/table.ts';

/** It is the second player's turn, but only the first has a card. */
test.each([
  [
    'painting is unsold and',
    tableOf([offer(0, 'yoko'), sale(1, 19), adjust({ hands: { 0: -7, 1: -9, 2: -9, 3: -9 } })]),
    ['5', /^That’s the last card anybody has/, { type: 'offer', seat: 0, artist: 'krypto' }],
  ],
  [
    'card of a card game, whatever it is,',
    cardsOf([influence(TEC), play(0, WAGNER), adjust({ hands: { 0: -11, 1: -13, 2: -13 } })]),
    [
      '20',
      'Nobody has any cards left after this, so the round ends.',
      { type: 'play', seat: 0, artist: WAGNER },
    ],
  ],
] as const)('the very last %s ends the round, which is confirmed first', async (_, { record }, asked) => {
  const [keys, said, event] = asked;
  const { session, asks, last } = await openEntry(record);
  await press(keys);
  await asks(said);
  await press('{Escape}'.repeat(keys.length));
  await expect.poll(last).toEqual(record.events.at(-1));
  await press(`${keys}{Enter}`);
  await expect.poll(last).toMatchObject(event);
  expect(session.replayed).toMatchObject({ table: { state: { situation: { kind: 'settling' } } } });
});
