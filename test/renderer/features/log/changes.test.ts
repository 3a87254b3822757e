import { describe, expect, test } from 'vitest';
import { adjustableOf, differences } from '../../../../src/renderer/features/log/adjustable.ts';
import { changesOf, type Change } from '../../../../src/renderer/features/log/changes.ts';
import {
  editsForHead,
  headOf,
  movedSeat,
  optionsFor,
  orderIsOpen,
} from '../../../../src/renderer/features/log/head.ts';
import { labelsOf } from '../../../../src/renderer/features/log/labels.ts';
import { linesOf } from '../../../../src/renderer/features/log/lines.ts';
import { seatsBefore } from '../../../../src/renderer/features/log/people-between.ts';
import { changeSentences } from '../../../../src/renderer/features/log/change-sentences.ts';
import { stepSentences } from '../../../../src/renderer/features/log/step-sentences.ts';
import {
  asGuess,
  outcomeOf,
  timelineOf,
  type Edit,
  type EventJson,
  type GameRecord,
} from '../../../../src/shared/record/index.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { eventDescriber } from '../../../../src/shared/text/event-sentence.ts';
import { auctionRecord, offer, sale, type Raw } from '../../../fixtures/auction.ts';
import { playersNamed, THREE_NAMES } from '../../../fixtures/people.ts';
import { recordOf, edited } from '../../../fixtures/replayed.ts';

const list = (parts: readonly string[]) => parts.join(', ');

function game(events: readonly EventJson[], head: Raw = {}): GameRecord {
  return recordOf(auctionRecord(events, { players: playersNamed(THREE_NAMES), ...head }));
}

function changes(record: GameRecord, edits: readonly Edit[]): Change[] {
  const corrected = edited(record, edits);
  const [before, after] = [record, corrected].map((one) => timelineOf(one, null).tables.at(-1));
  if (before === undefined || after === undefined) throw new Error('a game has a table');
  return changesOf(outcomeOf(before), outcomeOf(after), before, after, seatsBefore(record, corrected));
}

function said(record: GameRecord, edits: readonly Edit[], cashShown: boolean): string[] {
  return changeSentences(changes(record, edits), en, labelsOf(en, 'en', record), list, cashShown);
}

describe('a correction’s effects', () => {
  const record = game([offer(0, 'yoko'), sale(1, 19), offer(1, 'krypto'), sale(2, 7)]);

  test('another price: only money, in thousands as meant', () => {
    const dearer: Edit = { kind: 'replace', index: 1, event: sale(1, 23) };
    expect(changes(record, [dearer])).toEqual([
      { what: 'cash', seat: 0, change: 4 },
      { what: 'cash', seat: 1, change: -4 },
    ]);
    expect(said(record, [dearer], true)).toEqual(['Axel 4,000 more', 'Beatrix 4,000 less']);
  });

  describe('are listed by person if people sit elsewhere', () => {
    const sold = game([offer(0, 'yoko'), sale(1, 19)]);
    const exchanged = (follows: 'seat' | 'person') =>
      changes(sold, editsForHead(sold, movedSeat({ ...headOf(sold), follows }, 0, 1)));

    test('nobody has more or less if entries follow the person: only the turn changes', () => {
      expect(exchanged('person')).toEqual([{ what: 'turn', now: 2 }]);
    });

    test('a player who takes over a seat with its entries gets what was there', () => {
      expect(exchanged('seat')).toEqual([
        { what: 'turn', now: 1 },
        { what: 'cash', seat: 0, change: 38 },
        { what: 'cash', seat: 1, change: -38 },
        { what: 'hands', seat: 0, change: -1 },
        { what: 'hands', seat: 1, change: 1 },
        { what: 'held', seat: 0, artist: 'yoko', change: -1 },
        { what: 'held', seat: 1, artist: 'yoko', change: 1 },
      ]);
    });
  });

  test('covered money is said to change, but not by how much', () => {
    const dearer: Edit = { kind: 'replace', index: 1, event: sale(1, 23) };
    expect(said(record, [dearer], false)).toEqual(['money: Axel, Beatrix']);
  });

  test('another artist: cards and values, but no money', () => {
    const other: Edit = { kind: 'replace', index: 0, event: offer(0, 'krypto') };
    expect(said(record, [other], true)).toEqual([
      '1 card fewer of Yoko on the table',
      '1 card more of Krypto on the table',
      'Beatrix 1 Yoko fewer',
      'Beatrix 1 Krypto more',
    ]);
  });

  test('a forgotten lot: hands, money and whose turn it is', () => {
    const forgotten: Edit[] = [
      { kind: 'insert', index: 4, event: offer(2, 'krypto') },
      { kind: 'insert', index: 5, event: sale(2, 5) },
    ];
    expect(said(record, forgotten, true)).toEqual([
      'Axel is next',
      'Clemens 5,000 less',
      'Clemens 1 card fewer in hand',
      '1 card more of Krypto on the table',
      'Clemens 1 Krypto more',
    ]);
  });

  test('an earlier round: the ranking, and what it paid', () => {
    const five = Array.from({ length: 4 }, (_, at) => [offer(at % 3, 'yoko'), sale((at + 1) % 3, 1)]).flat();
    const whole = game([...five, offer(1, 'yoko'), { type: 'settle' }]);
    const other: Edit = { kind: 'replace', index: 0, event: offer(0, 'krypto') };
    const fifth: Edit[] = [
      other,
      { kind: 'insert', index: 9, event: sale(1, 0) },
      { kind: 'insert', index: 10, event: offer(2, 'yoko') },
    ];
    const found = changes(whole, fifth);
    expect(found).toContainEqual({ what: 'ranking', round: 1, now: ['yoko', 'krypto'] });
    expect(found).toContainEqual({ what: 'payout', round: 1, seat: 1, change: 20 });
  });

  test('tracking less lists what the table keeps track of from then on', () => {
    const lighter = editsForHead(record, { ...headOf(record), tracking: 'counts' });
    expect(said(record, lighter, true)).toEqual([
      'you keep track of the money',
      'you keep track of the hands',
      'you enter who has what when the round ends',
    ]);
  });
});

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

  test('describes each step of a correction with the table it was made for', () => {
    const saying = {
      words: en.log,
      labels: labelsOf(en, 'en', record),
      tracking: (tracking: string) => tracking,
      list,
      teller: (one: GameRecord) => eventDescriber(en, 'en', one),
    };
    const swapped = movedSeat(headOf(record), 0, 1);
    expect(
      stepSentences(
        record,
        [
          { kind: 'corrected', edits: [{ kind: 'replace', index: 1, event: sale(2, 20) }] },
          { kind: 'removed', edits: [{ kind: 'remove', index: 2 }] },
          { kind: 'added', edits: [{ kind: 'insert', index: 2, event: offer(1, 'yoko', 'fixed') }] },
          { kind: 'head', edits: editsForHead(record, swapped) },
        ],
        saying,
      ),
    ).toEqual([
      'Instead of “Beatrix paid Axel 19,000 for the Yoko”: Clemens paid Axel 20,000 for the Yoko',
      'Removed: Beatrix put up a Krypto, open',
      'Added: Beatrix put up a Yoko, named price',
      'Seats, clockwise: Beatrix, Axel, Clemens; Beatrix started',
    ]);
  });
});

describe('seats and options', () => {
  const record = game([offer(0, 'yoko'), sale(1, 19)]);

  test('the starting player stays with the seat, or follows the person', () => {
    expect(movedSeat(headOf(record), 0, 1)).toMatchObject({ seats: [1, 0, 2], firstSeat: 0 });
    expect(movedSeat({ ...headOf(record), follows: 'person' }, 0, 1)).toMatchObject({ firstSeat: 1 });
    expect(movedSeat(headOf(record), 0, -1)).toEqual(headOf(record));
  });

  test('only the edition’s and table’s variants are offered, and the board order until a round is settled', () => {
    expect(optionsFor(record)).toEqual({ mystery: true, splitDouble: false });
    expect(orderIsOpen(record)).toBe(true);
    expect(orderIsOpen({ ...record, events: [{ type: 'settle' }] })).toBe(false);
  });

  test('several differences make one valid list of edits', () => {
    const order = [...headOf(record).order].reverse();
    const after = edited(record, editsForHead(record, { ...headOf(record), tracking: 'owners', order }));
    expect(after.options).toEqual({ tracking: 'owners', order });
    expect(timelineOf(after, null).problem).toBeNull();
  });
});

test('only what the game tracks can be adjusted, and nothing once it is over', () => {
  const [table] = timelineOf(game([]), null).tables;
  if (table === undefined) throw new Error('a game has a table');
  const adjustable = adjustableOf(table);
  expect(adjustable?.bySeat.map(({ field }) => field)).toEqual(['cash', 'hands']);
  expect(adjustable?.turn).toEqual({ now: 0, seats: [0, 1, 2] });
  const counts = timelineOf(game([], { options: { tracking: 'counts' } }), null).tables[0];
  expect(counts && adjustableOf(counts)).toMatchObject({
    bySeat: [],
    held: null,
    turn: { now: null, seats: [] },
  });
  expect(differences({ a: 1, b: 2 }, { a: 1, b: 5 })).toEqual({ b: 3 });
  expect(differences({ a: 1 }, { a: 1 })).toBeNull();
});
