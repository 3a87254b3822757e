import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../src/shared/auction/index.ts';
import { adjustableOf, differences } from '../../../src/shared/record/adjustable.ts';
import { isTaken, renaming } from '../../../src/renderer/correct/names.ts';
import { linesOf } from '../../../src/renderer/shown/log-lines.ts';
import {
  asGuess,
  editionsFor,
  editsForStart,
  type EventJson,
  type GameRecord,
  orderIsOpen,
  startOf,
  swappingSeats,
  timelineOf,
  variantsOf,
} from '../../../src/shared/record/index.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { eventDescriber } from '../../../src/shared/text/event-sentence.ts';
import { auctionRecord, offer, sale, type Raw } from '../../fixtures/auction.ts';
import { playersNamed, THREE_NAMES } from '../../fixtures/people.ts';
import { recordOf, edited } from '../../fixtures/replayed.ts';

function game(events: readonly EventJson[], head: Raw = {}): GameRecord {
  return recordOf(auctionRecord(events, { players: playersNamed(THREE_NAMES), ...head }));
}

describe('the log', () => {
  const record = game([offer(0, 'yoko'), asGuess(sale(1, 19), 'a guess'), offer(1, 'krypto')]);
  const tell = eventDescriber(en, 'en', record);

  test('is newest first, and marks guesses', () => {
    const [round] = linesOf(timelineOf(record, null), timelineOf(record, null), tell);
    expect(round?.lines.map(({ sentence, guess }) => [sentence, guess])).toEqual([
      ['Beatrix put up a Krypto, open', false],
      ['Beatrix paid Axel 19,000 for the Yoko', true],
      ['Axel put up a Yoko, open', false],
    ]);
  });

  test('of a correction marks its entries, and the first entry that no longer fits', () => {
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
});

describe('the start of the game', () => {
  const record = game([offer(0, 'yoko'), sale(1, 19)]);

  test('whoever swaps seats leaves the first turn to the seat, or takes it along', () => {
    expect(edited(record, swappingSeats(record, 0, 1, 'seat')).firstSeat).toBe(0);
    expect(edited(record, swappingSeats(record, 0, 1, 'person')).firstSeat).toBe(1);
  });

  test('offers the family’s editions, the variants of edition and table, and the board order until a round is settled', () => {
    expect(editionsFor(record, [])).toEqual(EDITIONS);
    expect(variantsOf(record)).toEqual(['mystery']);
    expect(orderIsOpen(record)).toBe(true);
    expect(orderIsOpen({ ...record, events: [{ type: 'settle' }] })).toBe(false);
  });

  test('several differences make one valid list of edits, and none makes none', () => {
    const order = startOf(record).order.toReversed();
    const typed = { ...startOf(record), tracking: 'owners', order };
    const after = edited(record, editsForStart(record, typed));
    expect(after.options).toEqual({ tracking: 'owners', order });
    expect(timelineOf(after, null).problem).toBeNull();
    expect(editsForStart(record, startOf(record))).toEqual([]);
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
