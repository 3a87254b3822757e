import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../src/shared/auction/index.ts';
import { adjustableOf, differences } from '../../../src/shared/record/adjustable.ts';
import { changeLines } from '../../../src/renderer/correct/changes.ts';
import { isTaken, renaming } from '../../../src/renderer/correct/names.ts';
import { labelsOf } from '../../../src/renderer/correct/labels.ts';
import { linesOf } from '../../../src/renderer/shown/log-lines.ts';
import { differenceText } from '../../../src/renderer/correct/difference.ts';
import {
  asGuess,
  type Edit,
  editionsFor,
  editsForStart,
  type EventJson,
  type GameRecord,
  orderIsOpen,
  startOf,
  swappingSeats,
  timelineOf,
  variantsOf,
  withSeatsKept,
} from '../../../src/shared/record/index.ts';
import { changingEdition } from '../../../src/shared/record/beginning.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { fullBoxName } from '../../../src/shared/text/terms.ts';
import { eventDescriber } from '../../../src/shared/text/event-sentence.ts';
import { auctionRecord, offer, sale, type Raw } from '../../fixtures/auction.ts';
import { playersNamed, THREE_NAMES } from '../../fixtures/people.ts';
import { recordOf, edited } from '../../fixtures/replayed.ts';

const list = (parts: readonly string[]) => parts.join(', ');

function game(events: readonly EventJson[], head: Raw = {}): GameRecord {
  return recordOf(auctionRecord(events, { players: playersNamed(THREE_NAMES), ...head }));
}

function said(record: GameRecord, edits: readonly Edit[], cashShown = true): string[] {
  const [before, after] = [record, edited(record, edits)].map((one) => timelineOf(one, null));
  if (before === undefined || after === undefined) throw new Error('a game has a table');
  return changeLines(before, after, { words: en, labels: labelsOf(en, 'en', after.record), list, cashShown });
}

describe('a correction’s effects', () => {
  const record = game([offer(0, 'yoko'), sale(1, 19), offer(1, 'krypto'), sale(2, 7)]);

  const dearer: Edit = { kind: 'replace', index: 1, event: sale(1, 23) };
  test.each<[string, readonly Edit[], readonly string[], cashShown?: boolean]>([
    ['another price: only money, in thousands as meant', [dearer], ['Axel 4,000 more', 'Beatrix 4,000 less']],
    ['covered money: that it changes, but not by how much', [dearer], ['money: Axel, Beatrix'], false],
    [
      'another artist: cards and values, but no money',
      [{ kind: 'replace', index: 0, event: offer(0, 'krypto') }],
      [
        ...['1 card fewer of Yoko on the table', '1 card more of Krypto on the table'],
        ...['Beatrix 1 Yoko fewer', 'Beatrix 1 Krypto more'],
      ],
    ],
    [
      'a forgotten lot: hands, money and whose turn it is',
      [offer(2, 'krypto'), sale(2, 5)].map((event, at) => ({ kind: 'insert', index: 4 + at, event })),
      [
        ...['Clemens 5,000 less', 'Clemens 1 card fewer in hand', '1 card more of Krypto on the table'],
        ...['Clemens 1 Krypto more', 'Axel is next'],
      ],
    ],
    [
      'tracking less: what the table keeps track of from then on',
      editsForStart(record, { ...startOf(record), tracking: 'counts' }),
      [
        ...['you keep track of the money', 'you keep track of the hands'],
        'you enter who has what when the round ends',
      ],
    ],
  ])('of %s', (_, edits, lines, cashShown = true) => {
    expect(said(record, edits, cashShown)).toEqual(lines);
  });

  describe('are listed by person if people sit elsewhere', () => {
    const sold = game([offer(0, 'yoko'), sale(1, 19)]);
    const exchanged = (follows: 'seat' | 'person') => said(sold, swappingSeats(sold, 0, 1, follows));

    test('nobody has more or less if entries follow the person: only the turn changes', () => {
      expect(exchanged('person')).toEqual(['Clemens is next']);
    });

    test('a player who takes over a seat with its entries gets what was there', () => {
      expect(exchanged('seat')).toEqual([
        'Beatrix 38,000 more',
        'Axel 38,000 less',
        'Beatrix 1 card fewer in hand',
        'Axel 1 card more in hand',
        'Beatrix 1 Yoko fewer',
        'Axel 1 Yoko more',
        'Axel is next',
      ]);
    });
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
    expect(said(whole, fifth)).toEqual(
      expect.arrayContaining(['round 1 ranks Yoko, Krypto', 'in round 1 Beatrix 20,000 more']),
    );
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

  const noted = { ...offer(1, 'krypto'), note: 'a present' };
  const seats = {
    0: { was: record.players[0], is: record.players[2] },
    2: { was: record.players[2], is: record.players[0] },
  };
  /** What it says while it waits, and once it is undone or redone, if that is something else. */
  test.each<[string, readonly Edit[], undone?: string, redone?: string]>([
    [
      'in round 1: Clemens paid Axel 20,000 for the Yoko',
      [{ kind: 'replace', index: 1, event: sale(2, 20) }],
      'the correction in round 1. The log says again: Beatrix paid Axel 19,000 for the Yoko',
      'the correction in round 1. The log now says: Clemens paid Axel 20,000 for the Yoko',
    ],
    [
      'removed from round 1: Beatrix put up a Krypto, open',
      [{ kind: 'remove', index: 2 }],
      'the removal in round 1. It’s in the log again: Beatrix put up a Krypto, open',
      'the removal in round 1. Gone from the log: Beatrix put up a Krypto, open',
    ],
    [
      'the entry added in round 1: Beatrix put up a Yoko, named price',
      [{ kind: 'insert', index: 2, event: offer(1, 'yoko', 'fixed') }],
    ],
    ['the note in round 1 on: Beatrix put up a Krypto, open', [{ kind: 'replace', index: 2, event: noted }]],
    [
      'a correction of several entries, from round 1 on',
      [offer(0, 'krypto'), sale(1, 9)].map((event, index) => ({ kind: 'replace', index, event })),
    ],
    ['the notes on the game', [{ kind: 'header', fields: { notes: 'at the lake' } }]],
    ['Axel and Clemens swap seats', [{ kind: 'append', event: { type: 'adjust', reason: 'x', seats } }]],
    ['Axel renamed to Axl', renaming(record, 0, 'Axl', [])],
    ['Seats, clockwise: Beatrix, Axel, Clemens; Beatrix started', swappingSeats(record, 0, 1, 'seat')],
    [`Edition: ${fullBoxName(en, 'modern-art-cmon-it')}`, changingEdition(record, 'modern-art-cmon-it')],
  ])('“%s” is what a correction says', (waiting, edits, undone = waiting, redone = undone) => {
    const after = edited(record, withSeatsKept(record, edits));
    const said = (['waiting', 'undo', 'redo'] as const).map((how) =>
      differenceText(record, after, how, null, { words: en, locale: 'en', list }),
    );
    expect(said).toEqual([waiting, undone, redone]);
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
