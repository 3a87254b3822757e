import { isObject } from '../../../src/shared/core/shape.ts';
import { afterEach, expect, test, vi } from 'vitest';
import {
  changeSeats,
  changingSeatsBefore,
  lighterTrackings,
  minutesOf,
  outcomeOf,
  recordUntil,
  relabelled,
  seatsChanged,
  seatsOver,
  timelineOf,
  timesOf,
  withSeatsKept,
  type Edit,
  type GameRecord,
} from '../../../src/shared/record/index.ts';
import { reseating } from '../../../src/shared/record/reseating.ts';
import { trackingLess } from '../../../src/shared/record/lighter-tracking.ts';
import { repairedTurns } from '../../../src/shared/record/turn-repair.ts';
import { evening, EVENINGS } from '../../fixtures/told.ts';
import { news, page, told } from '../../telling.ts';
import { edited, recordOf } from '../../fixtures/replayed.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** People by their names. */
function named(value: unknown): unknown {
  const json = JSON.stringify(value, (_, part: unknown) => (isObject(part) ? (part['name'] ?? part) : part));
  return json === undefined ? null : JSON.parse(json);
}

/** How a game ends, or where it stops. */
function endOf(record: GameRecord): object {
  const { problem, tables } = timelineOf(record, null);
  const last = tables.at(-1);
  return { stops: problem, ...(last === undefined ? {} : outcomeOf(last)), rounds: null, scores: null };
}

/** What edits change in events and in the head of a game (the last one of each), and in how it ends. */
function editsTold(record: GameRecord, edits: readonly Edit[]) {
  const changes = edits.map((edit) => {
    const at = 'index' in edit ? ` ${edit.index}` : '';
    const was = edit.kind === 'replace' ? record.events[edit.index] : edit.kind === 'header' ? record : {};
    const is = 'event' in edit ? edit.event : 'fields' in edit ? { ...was, ...edit.fields } : {};
    return [`${edit.kind}${at}`, news(named(was), named(is)) ?? true];
  });
  return { ...Object.fromEntries(changes), then: news(endOf(record), endOf(edited(record, edits))) };
}

/** What becomes of the turns when a lot or a card is missing, or entered twice. */
function repairs(record: GameRecord): readonly object[] {
  const { events } = record;
  const starts = events.flatMap(({ type }, at) => (type === 'offer' || type === 'play' ? at : []));
  return starts.flatMap((from) => {
    const ends = ['offer', 'play', 'settle', 'adjust', 'mystery'];
    const to = events.findIndex(({ type }, at) => at > from && ends.includes(type));
    const turn = events.slice(from, to);
    const removes = turn.map((): Edit => ({ kind: 'remove', index: from }));
    const inserts = turn.map((event, at): Edit => ({ kind: 'insert', index: to + at, event }));
    return [removes, inserts].map((edits) => {
      const moved = repairedTurns(timelineOf(edited(record, edits), null));
      const how = moved?.edits.flatMap((edit) =>
        edit.kind === 'replace' ? `${edit.index} ${String(edit.event['seat'] ?? edit.event['buyer'])}` : [],
      );
      const way = `${from}–${to - 1} ${edits === removes ? 'missing' : 'twice'}`;
      return { way, ...moved, edits: how?.join(' ') };
    });
  });
}

test.each(EVENINGS)('the record of %s, and what can be done with it', async (name) => {
  vi.stubEnv('TZ', 'Europe/Rome');
  const record = recordOf(evening(name));
  const { players, events, firstSeat } = record;
  const { tables } = timelineOf(record, null);
  const { peopleAt, endAt, endOfRound } = seatsOver(record);
  const half = Math.round(events.length / 2);
  // Nothing is on offer then.
  const calm = tables.findIndex((table, at) => at >= half && outcomeOf(table).turn !== null);
  const middle = Math.max(calm, half);
  const table = tables[middle];
  const order = players.map((_, seat) => (seat + 1) % players.length);
  const swapped = players.toSpliced(0, 2, ...players.slice(0, 2).toReversed());
  const left = [...swapped.slice(0, 1), ...swapped.slice(2), { id: 'gino', name: 'Gino' }];
  const turned = order.flatMap((seat) => players[seat] ?? []);
  const seated = [swapped, players.with(1, { id: 'flora', name: 'Flora' }), left, turned];
  const follows = { seat: firstSeat, person: order.indexOf(firstSeat) };
  const changes = seated.map((after) => {
    const changed = table && changeSeats(table, players, after, 'moved');
    const moved = (who: 'seat' | 'person') =>
      changed?.ok === true &&
      changed.value !== null &&
      editsTold(record, withSeatsKept(record, changingSeatsBefore(record, middle, changed.value, who)));
    const people = named(seatsChanged(players, after));
    return {
      people,
      refused: changed?.ok === true ? null : changed,
      seat: moved('seat'),
      person: moved('person'),
    };
  });
  const reseated = (who: 'seat' | 'person') =>
    editsTold(record, withSeatsKept(record, reseating(record, order, follows[who], who)));
  const until = recordUntil(record, middle);
  const lighter = lighterTrackings(record).map((less) => [
    less,
    {
      ...editsTold(record, trackingLess(record, less)),
      'in the middle': editsTold(until, trackingLess(until, less)).then,
    },
  ]);
  const undated = { ...record, startedAt: null, finishedAt: '2025-03-29T23:30:00.000Z' };
  const days = [null, '2025-03-30', '2025-01-01', '2024-02-29', '2025-10-26', '2025-03-29'].map((day) => {
    const label = { kind: 'day', day } as const;
    const over = relabelled(record, label, true);
    return {
      day,
      over,
      undated: news(over, relabelled(undated, label, true)),
      started: news(over, relabelled(record, label, false)),
    };
  });
  const people = events.map((_, at) => named(peopleAt(at)));
  const whole = {
    people: people.flatMap((names, at) => news(people[at - 1], names) ?? []),
    'seats at first, in the middle and at last': [0, middle, events.length].map(endAt),
    'seats at the end of rounds': [1, 2, 3].map(endOfRound),
    'minutes, and without a beginning': [record, { ...record, startedAt: null }].map(minutesOf),
    times: timesOf(events, '2025-06-29T20:20:00.000Z').map((time) => time?.slice(11, 16)),
    ...Object.fromEntries(changes.map((change, at) => [`changing ${at}`, news(changes[at - 1], change)])),
    'reseated with the seat': reseated('seat'),
    'reseated with the person': reseated('person'),
    ...Object.fromEntries(lighter),
    repairs: repairs(record),
    days,
  };
  await expect(page(told('', whole))).toMatchFileSnapshot(`told/${name}.txt`);
});
