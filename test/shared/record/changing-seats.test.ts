import { describe, expect, test } from 'vitest';
import {
  changeSeats,
  changingSeatsBefore,
  outcomeOf,
  renamedInSeats,
  seatsOver,
  timelineOf,
  withSeatsKept,
  type Edit,
  type EventJson,
  type Follows,
  type GameRecord,
  type RecordPlayer,
} from '../../../src/shared/record/index.ts';
import { reseating } from '../../../src/shared/record/reseating.ts';
import { seatsChanged, seatsField, type SeatsChanged } from '../../../src/shared/record/changing-seats.ts';
import { auctionRecord, offer as offerOf, sale, type Raw } from '../../fixtures/auction.ts';
import { recordOf, replayed, edited as editedWith } from '../../fixtures/replayed.ts';
import { below, pick, random, shuffle } from '../../play/random.ts';

const [AXEL, BEATRIX, CLEMENS, DORIS, EVA] = ['Axel', 'Beatrix', 'Clemens', 'Doris', 'Eva'].map((name) => ({
  id: name.toLowerCase(),
  name,
})) as [RecordPlayer, RecordPlayer, RecordPlayer, RecordPlayer, RecordPlayer];
const REASON = 'people changed seats';

const offer = (seat: number) => offerOf(seat, 'yoko');

function game(events: readonly object[], head: Raw = {}): GameRecord {
  return recordOf(auctionRecord(events, { players: [AXEL, BEATRIX, CLEMENS, DORIS], ...head }));
}

const edited = (record: GameRecord, ...edits: Edit[]): GameRecord =>
  editedWith(record, withSeatsKept(record, edits));

/** What changes when these people take the seats before an event, or why they can’t. */
function changed(record: GameRecord, index: number, people: readonly RecordPlayer[]) {
  const table = timelineOf(record, null).tables[index];
  if (table === undefined) throw new Error('the game has a table there');
  return changeSeats(table, seatsOver(record).peopleAt(index), people, REASON);
}

function changeOf(record: GameRecord, index: number, people: readonly RecordPlayer[]): EventJson {
  const change = changed(record, index, people);
  if (!change.ok || change.value === null) throw new Error('people should be able to change seats');
  return change.value;
}

/** The game after these people take the seats, from here on. */
function seated(record: GameRecord, ...people: RecordPlayer[]): GameRecord {
  return edited(record, { kind: 'append', event: changeOf(record, record.events.length, people) });
}

const names = (people: readonly RecordPlayer[]) => people.map(({ name }) => name);

function money(record: GameRecord): Record<string, number | undefined> {
  const { cash } = outcomeOf(replayed(record).table);
  return Object.fromEntries(record.players.map(({ name }, seat) => [name, cash?.[seat]]));
}

/** Axel sold a Yoko to Beatrix for 19. */
const SOLD = game([offer(0), sale(1, 19)]);
const MONEY = { Axel: 119, Beatrix: 81, Clemens: 100, Doris: 100 };

describe('when two people swap seats', () => {
  const swapped = seated(SOLD, CLEMENS, BEATRIX, AXEL, DORIS);

  test('they take their money, cards and paintings along', () => {
    expect(money(swapped)).toEqual(MONEY);
    expect(names(swapped.players)).toEqual(['Clemens', 'Beatrix', 'Axel', 'Doris']);
    const other = seated(SOLD, BEATRIX, AXEL, CLEMENS, DORIS);
    expect(other.events.at(-1)).toMatchObject({
      owned: { 0: { yoko: 1 }, 1: { yoko: -1 } },
      hands: { 0: 1, 1: -1 },
    });
  });

  test('turns stay with the seats', () => {
    expect(timelineOf(swapped, null).tables.map((table) => outcomeOf(table).turn)).toEqual([0, null, 1, 1]);
    // Beatrix stays next, since she kept her seat; otherwise it would be the person now in it.
    const moved = seated(SOLD, AXEL, CLEMENS, BEATRIX, DORIS);
    const table = timelineOf(moved, null).tables.at(-1);
    expect(table && outcomeOf(table).turn).toBe(1);
  });

  test('a price corrected later follows the person', () => {
    const dearer = edited(swapped, { kind: 'replace', index: 1, event: sale(1, 29) });
    expect(money(dearer)).toEqual({ ...MONEY, Axel: 129, Beatrix: 71 });
  });

  test('removing the entry undoes the swap', () => {
    const removed = edited(swapped, { kind: 'remove', index: 2 });
    expect(removed).toEqual(SOLD);
  });

  test('it is refused during an auction', () => {
    const change = changed(game([offer(0)]), 1, [CLEMENS, BEATRIX, AXEL, DORIS]);
    expect(change).toEqual({ ok: false, error: 'under-the-hammer' });
  });
});

test.each<readonly [string, readonly RecordPlayer[], Partial<SeatsChanged>]>([
  ['two who swap', [CLEMENS, BEATRIX, AXEL, DORIS], { swapped: [AXEL, CLEMENS] }],
  ['two who swap while one leaves', [BEATRIX, AXEL, CLEMENS, EVA], { swapped: [AXEL, BEATRIX] }],
  ['three who move', [BEATRIX, CLEMENS, AXEL, DORIS], { order: [BEATRIX, CLEMENS, AXEL, DORIS] }],
  ['one who leaves', [AXEL, BEATRIX, CLEMENS, EVA], {}],
  ['one who moves to a seat left', [EVA, BEATRIX, CLEMENS, AXEL], { order: [EVA, BEATRIX, CLEMENS, AXEL] }],
])('%s: only two who both stay swap seats, and the order is told of others who move', (_, people, told) => {
  const takenOver = people.includes(EVA) ? [{ by: EVA, from: DORIS }] : [];
  expect(seatsChanged(SOLD.players, people)).toEqual({ takenOver, swapped: null, order: null, ...told });
});

describe('inserting a forgotten change of seats', () => {
  /** The game with people seated like this from an event on. */
  function seatedBefore(record: GameRecord, index: number, follows: Follows, ...people: RecordPlayer[]) {
    return edited(record, ...changingSeatsBefore(record, index, changeOf(record, index, people), follows));
  }

  /** After the first sale, one that Beatrix held and Clemens bought. */
  const LATER = game([offer(0), sale(1, 19), offer(1), sale(2, 30)]);

  test('gives the same game as entering it in time: later entries stay with the seats', () => {
    const late = seatedBefore(LATER, 2, 'seat', AXEL, CLEMENS, BEATRIX, DORIS);
    const inTime = edited(
      seated(SOLD, AXEL, CLEMENS, BEATRIX, DORIS),
      ...[offer(1), sale(2, 30)].map((event): Edit => ({ kind: 'append', event })),
    );
    expect(late).toEqual(inTime);
    expect(money(late)).toEqual({ Axel: 119, Beatrix: 51, Clemens: 130, Doris: 100 });
  });

  test('updates later changes: people leave and swap the seats they then have, with their belongings', () => {
    const left = seated(LATER, AXEL, BEATRIX, EVA, DORIS);
    const moved = seatedBefore(left, 2, 'seat', AXEL, CLEMENS, BEATRIX, DORIS);
    expect(names(moved.players)).toEqual(['Axel', 'Eva', 'Beatrix', 'Doris']);
    const swapped = seated(LATER, CLEMENS, BEATRIX, AXEL, DORIS);
    const before = seatedBefore(swapped, 2, 'seat', AXEL, CLEMENS, BEATRIX, DORIS);
    expect(names(before.players)).toEqual(['Clemens', 'Axel', 'Beatrix', 'Doris']);
    expect(money(before)).toEqual({ Axel: 119, Beatrix: 51, Clemens: 130, Doris: 100 });
  });

  test('moves current belongings, even if an earlier entry is corrected with it', () => {
    const change = changeOf(LATER, 2, [CLEMENS, BEATRIX, AXEL, DORIS]);
    const dearer: Edit = { kind: 'replace', index: 1, event: sale(1, 29) };
    const both = edited(LATER, ...changingSeatsBefore(LATER, 2, change, 'seat'), dearer);
    expect(money(both)).toEqual({ Axel: 99, Beatrix: 101, Clemens: 100, Doris: 100 });
  });
});

test('correcting where people sat all along moves their belongings in later changes of seats, too', () => {
  const swapped = seated(SOLD, BEATRIX, AXEL, CLEMENS, DORIS);
  const moved = edited(swapped, ...reseating(swapped, [0, 2, 1, 3], 0, 'seat'));
  expect(money(moved)).toEqual({ Axel: 119, Beatrix: 100, Clemens: 81, Doris: 100 });
});

describe('when somebody leaves', () => {
  const left = seated(SOLD, AXEL, BEATRIX, CLEMENS, EVA);

  test('it is possible at any time, even during an auction', () => {
    expect(names(seated(game([offer(0)]), EVA, BEATRIX, CLEMENS, DORIS).players)).toContain('Eva');
  });

  test('they can come back and get the result, including their substitute’s part', () => {
    const sold = edited(left, ...[offer(1), sale(3, 10)].map((event): Edit => ({ kind: 'append', event })));
    const back = seated(sold, AXEL, BEATRIX, CLEMENS, DORIS);
    expect(money(back)).toEqual({ Axel: 119, Beatrix: 91, Clemens: 100, Doris: 90 });
    const over = seatsOver(back);
    expect([0, 3, 4, 6].map((index) => over.peopleAt(index)[3]?.name)).toEqual([
      'Doris',
      'Eva',
      'Eva',
      'Doris',
    ]);
    expect(over.endAt(3)).toEqual([0, 1, 2, 3]);
  });

  test('another can take the seat while the new player sits elsewhere', () => {
    const both = seated(SOLD, EVA, BEATRIX, CLEMENS, AXEL);
    // Axel moves to Doris's seat, and Eva takes over his.
    expect(money(both)).toEqual({ Eva: 100, Beatrix: 81, Clemens: 100, Axel: 119 });
    expect(seatsOver(both).endAt(0)).toEqual([3, 1, 2, 0]);
  });

  test('later changes name the right people, even if an earlier change is removed', () => {
    const twice = seated(left, AXEL, BEATRIX, CLEMENS, DORIS);
    const removed = edited(twice, { kind: 'remove', index: 2 });
    expect(names(removed.players)).toEqual(['Axel', 'Beatrix', 'Clemens', 'Doris']);
    expect(removed.events.at(-1)).not.toHaveProperty('seats');
  });
});

test('a new spelling applies from the start to the end, whoever left, came or moved', () => {
  const moved = seated(seated(SOLD, AXEL, BEATRIX, CLEMENS, EVA), CLEMENS, BEATRIX, AXEL, EVA);
  const everywhere = (record: GameRecord) =>
    [record.players, ...[0, 2, 3, 4].map((index) => seatsOver(record).peopleAt(index))].flatMap(names);
  for (const person of [AXEL, BEATRIX, CLEMENS, DORIS, EVA]) {
    const now = { ...person, name: `${person.name} the Second` };
    const players = moved.players.map((each) => (each.id === now.id ? now : each));
    const renamed = edited(moved, ...renamedInSeats(moved, new Map([[now.id, now]])), {
      kind: 'header',
      fields: { players },
    });
    expect(everywhere(renamed)).toEqual(
      everywhere(moved).map((name) => (name === person.name ? now.name : name)),
    );
  }
});

test('correcting the seats moves people who swapped later, too', () => {
  const swapped = seated(SOLD, CLEMENS, BEATRIX, AXEL, DORIS);
  const moved = edited(swapped, ...reseating(swapped, [1, 0, 2, 3], 0, 'seat'));
  expect(names(moved.players)).toEqual(['Beatrix', 'Clemens', 'Axel', 'Doris']);
  expect(names(seatsOver(moved).peopleAt(0))).toEqual(['Beatrix', 'Axel', 'Clemens', 'Doris']);
});

test('each round counts for whoever has its places at the end, however often people swap seats or leave', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const next = random(seed);
    let people = [AXEL, BEATRIX, CLEMENS, DORIS];
    /** What moves with people who swap, and stays for people who take over. */
    let places = people.map((_, seat) => seat);
    const events: EventJson[] = [];
    const settled: (readonly number[])[] = [];
    const seatedAt = [people];
    for (let step = 0; step < 12; step += 1) {
      const what = pick(next, ['settle', 'swap', 'leave'] as const);
      const before = people;
      if (what === 'settle') settled.push(places);
      if (what === 'swap') {
        const order = shuffle(next, [0, 1, 2, 3]);
        people = order.map((seat) => before[seat] ?? AXEL);
        places = order.map((seat) => places[seat] ?? 0);
      }
      const leaving = below(next, 4);
      const newcomer = { id: `newcomer-${step}`, name: `Newcomer ${step}` };
      if (what === 'leave') people = before.map((person, seat) => (seat === leaving ? newcomer : person));
      const seats = seatsField(before, people);
      events.push(what === 'settle' ? { type: 'settle' } : { type: 'adjust', reason: REASON, seats });
      seatedAt.push(people);
    }
    const over = seatsOver({ players: people, events });
    const ends = settled.map((then) => then.map((place) => places.indexOf(place)));
    expect(
      settled.map((_, at) => over.endOfRound(at + 1)),
      `seed ${seed}`,
    ).toEqual(ends);
    expect(
      seatedAt.map((_, index) => names(over.peopleAt(index))),
      `seed ${seed}`,
    ).toEqual(seatedAt.map(names));
  }
});

test('invalid changes are ignored, and older programs get the same outcome', () => {
  const odd = {
    type: 'adjust',
    reason: 'odd',
    seats: { 0: 'Eva', 9: { was: AXEL, is: EVA }, 1: { was: AXEL } },
  };
  const record = game([odd]);
  expect(names(seatsOver(record).peopleAt(0))).toEqual(names(record.players));
  expect(withSeatsKept(record, [{ kind: 'remove', index: 0 }])).toEqual([{ kind: 'remove', index: 0 }]);
});
