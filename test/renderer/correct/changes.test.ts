import { describe, expect, test } from 'vitest';
import { adjustableOf, differences } from '../../../src/shared/record/adjustable.ts';
import { isTaken, renaming } from '../../../src/renderer/correct/names.ts';
import { linesOf } from '../../../src/renderer/shown/log-lines.ts';
import {
  type EventJson,
  type GameRecord,
  orderIsOpen,
  timelineOf,
} from '../../../src/shared/record/index.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { eventDescriber } from '../../../src/shared/text/event-sentence.ts';
import { auctionRecord, offer, sale, type Raw } from '../../fixtures/auction.ts';
import { playersNamed, THREE_NAMES } from '../../fixtures/people.ts';
import { recordOf, edited } from '../../fixtures/replayed.ts';

function game(events: readonly EventJson[], head: Raw = {}): GameRecord {
  return recordOf(auctionRecord(events, { players: playersNamed(THREE_NAMES), ...head }));
}

test('the log of a correction marks its entries, and the first entry that no longer fits', () => {
  const record = game([offer(0, 'yoko'), sale(1, 19), offer(1, 'krypto')]);
  const tell = eventDescriber(en, 'en', record);
  const original = timelineOf(record, null);
  const corrected = edited(record, [
    { kind: 'replace', index: 1, event: sale(0, 3) },
    { kind: 'remove', index: 0 },
  ]);
  const [round] = linesOf(timelineOf(corrected, original), original, tell);
  expect(round?.lines.map(({ sentence, broken, corrected }) => [sentence, broken, corrected])).toEqual([
    ['Beatrix put up a Krypto, open', false, false],
    ['Axel bought it for 3,000', true, true],
  ]);
});

describe('the start of the game', () => {
  const record = game([offer(0, 'yoko'), sale(1, 19)]);

  test('has its artists in another order until a round is settled', () => {
    expect(orderIsOpen(record)).toBe(true);
    expect(orderIsOpen({ ...record, events: [{ type: 'settle' }] })).toBe(false);
  });

  const KNOWN = [{ id: 'other', name: 'Emil', retired: false }];
  test.each([
    [0, ' Axèl ', false, { id: 'p0', name: 'Axèl' }],
    [1, 'beatrix', false, { id: 'p1', name: 'beatrix' }],
    [2, 'emil', false, { id: 'other', name: 'Emil' }],
    [1, 'axel', true, { id: 'p1', name: 'Beatrix' }],
    [1, ' ', false, { id: 'p1', name: 'Beatrix' }],
  ])(
    'seat %i called %j (taken: %j) is %j: a spelling, somebody known, but nobody twice',
    (seat, name, taken, person) => {
      expect(edited(record, renaming(record, seat, name, KNOWN)).players[seat]).toEqual(person);
      expect(isTaken(record, seat, name)).toBe(taken);
    },
  );
});

test('only what the game tracks can be adjusted', () => {
  const counts = timelineOf(game([], { options: { tracking: 'counts' } }), null).tables[0];
  expect(counts && adjustableOf(counts)).toMatchObject({
    bySeat: [],
    held: null,
    turn: { now: null, seats: [] },
  });
  expect(differences({ a: 1, b: 2 }, { a: 1, b: 5 })).toEqual({ b: 3 });
  expect(differences({ a: 1 }, { a: 1 })).toBeNull();
});
