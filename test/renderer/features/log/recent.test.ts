import { expect, test } from 'vitest';
import { partsOf, recentOf, saying } from '../../../../src/renderer/features/log/recent.ts';
import { timelineOf, type EventJson, type GameRecord } from '../../../../src/shared/record/index.ts';
import { add, offer, sale } from '../../../fixtures/auction.ts';
import { DENISE, influence, play, second, TEC, WAGNER } from '../../../fixtures/gallery.ts';
import { tableOf as cards } from '../entry/gallery/table.ts';
import { tableOf as paintings } from '../../played.ts';

/** A game's entries after the newest lot or card but `back` has got another artist. */
function corrected(record: GameRecord, back: number, artist: string): EventJson[] {
  const timeline = timelineOf(record, null);
  const recent = recentOf(timeline)[back];
  const part = recent && partsOf(timeline, recent).find(({ field }) => field.name === 'artist');
  if (recent === undefined || part === undefined) throw new Error('the artist can be corrected');
  const said = saying(new Map(), timeline, recent, part, artist);
  return record.events.map((event, at) => said.get(at) ?? event);
}

const FIRST_TURNS = [influence(TEC), play(0, DENISE, 'second-up'), second(DENISE)];
const LATER_TURNS = [play(1, DENISE, 'second-up'), second(DENISE)];

test.each([
  [1, [influence(TEC), play(0, WAGNER, 'second-up'), second(WAGNER), ...LATER_TURNS]],
  [0, [...FIRST_TURNS, play(1, WAGNER, 'second-up'), second(WAGNER)]],
])(
  'correcting the artist of a card, %i before the last, corrects its second card and no other’s',
  (back, events) => {
    const { record } = cards([...FIRST_TURNS, ...LATER_TURNS]);
    expect(corrected(record, back, WAGNER)).toEqual(events);
  },
);

const FIRST_LOT = [offer(0, 'yoko', 'double'), add(0, 'yoko'), sale(1, 5)];
const LATER_LOT = [offer(1, 'yoko', 'double'), add(2, 'yoko', 'fixed'), sale(3, 7)];

test.each([
  [1, [offer(0, 'krypto', 'double'), add(0, 'krypto'), sale(1, 5), ...LATER_LOT]],
  [0, [...FIRST_LOT, offer(1, 'krypto', 'double'), add(2, 'krypto', 'fixed'), sale(3, 7)]],
])('correcting the artist of a double, %i before the last, corrects both paintings', (back, events) => {
  const { record } = paintings([...FIRST_LOT, ...LATER_LOT]);
  expect(corrected(record, back, 'krypto')).toEqual(events);
});
