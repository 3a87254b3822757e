import { afterEach, expect, test, vi } from 'vitest';
import {
  changeSeats,
  changingSeatsBefore,
  lighterTrackings,
  minutesOf,
  outcomeOf,
  recordUntil,
  relabelled,
  repairedTurns,
  reseating,
  seatsChanged,
  seatsOver,
  timelineOf,
  timesOf,
  trackingLess,
  withSeatsKept,
  type Edit,
  type GameRecord,
} from '../../../src/shared/record/index.ts';
import { evening, EVENINGS, page, told } from '../../fixtures/told.ts';
import { edited, recordOf } from '../../fixtures/replayed.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Edits, and how far the game can be played after them. */
function editsTold(way: string, record: GameRecord, edits: readonly Edit[]): string[] {
  const { problem, tables } = timelineOf(edited(record, edits), null);
  const last = tables.at(-1);
  const then = last === undefined ? null : { ...outcomeOf(last), rounds: null };
  const lines = edits.map((edit) => {
    const at = 'index' in edit ? ` ${edit.index}` : '';
    const what = 'event' in edit ? { ...edit.event, at: undefined } : 'fields' in edit ? edit.fields : null;
    return told(`${way}: ${edit.kind}${at}`, what, 250);
  });
  return [...lines.flat(), ...told(`${way}: stops`, problem), ...told(`${way}: then`, then)];
}

/** What becomes of the turns when a lot or a card is missing, or entered twice. */
function repairs(record: GameRecord): string[] {
  const { events } = record;
  const starts = events.flatMap(({ type }, at) => (type === 'offer' || type === 'play' ? at : []));
  return starts.flatMap((from) => {
    const ends = ['offer', 'play', 'settle', 'adjust', 'mystery'];
    const to = events.findIndex(({ type }, at) => at > from && ends.includes(type));
    const turn = events.slice(from, to);
    const removes = turn.map((): Edit => ({ kind: 'remove', index: from }));
    const inserts = turn.map((event, at): Edit => ({ kind: 'insert', index: to + at, event }));
    return [removes, inserts].flatMap((edits) => {
      const moved = repairedTurns(timelineOf(edited(record, edits), null));
      const how = moved?.edits.flatMap((edit) =>
        edit.kind === 'replace' ? `${edit.index} ${String(edit.event['seat'] ?? edit.event['buyer'])}` : [],
      );
      const way = `${from}–${to - 1} ${edits === removes ? 'missing' : 'twice'}`;
      return told(way, moved === null ? null : { ...moved, edits: how?.join(', ') });
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
  const order = players.map((_, seat) => (seat + 1) % players.length);
  const swapped = players.toSpliced(0, 2, ...players.slice(0, 2).toReversed());
  const left = [...swapped.slice(0, 1), ...swapped.slice(2), { id: 'gino', name: 'Gino' }];
  const turned = order.flatMap((seat) => players[seat] ?? []);
  const seated = [swapped, players.with(1, { id: 'flora', name: 'Flora' }), left, turned];
  const follows = [
    ['seat', firstSeat],
    ['person', order.indexOf(firstSeat)],
  ] as const;
  const changes = seated.flatMap((after, at) => {
    const changed = tables
      .slice(middle, middle + 1)
      .map((table) => changeSeats(table, players, after, 'moved'));
    const event = changed[0]?.ok === true ? changed[0].value : null;
    const moved = follows.map(([who]) => {
      if (event === null) return [];
      const edits = withSeatsKept(record, changingSeatsBefore(record, middle, event, who));
      return editsTold(`moved ${at} with the ${who}`, record, edits);
    });
    return [
      ...told(`seated ${at}`, seatsChanged(players, after)),
      ...told(`event ${at}`, changed),
      ...moved.flat(),
    ];
  });
  const lighter = lighterTrackings(record).flatMap((less) => {
    const until = recordUntil(record, middle);
    const then = editsTold(`${less} in the middle`, until, trackingLess(until, less)).slice(-2);
    return [...editsTold(less, record, trackingLess(record, less)), ...then];
  });
  const undated = { ...record, startedAt: null, finishedAt: '2025-03-29T23:30:00.000Z' };
  const days = [null, '2025-03-30', '2025-01-01', '2024-02-29', '2025-10-26', '2025-03-29'].flatMap((day) =>
    told(`on ${String(day)}: over, still going on, without a beginning`, [
      relabelled(record, { kind: 'day', day }, true),
      relabelled(record, { kind: 'day', day }, false),
      relabelled(undated, { kind: 'day', day }, true),
    ]),
  );
  const people = events.map((_, at) =>
    peopleAt(at)
      .map((person) => person.name)
      .join(', '),
  );
  const text = page(
    people.flatMap((names, at) => (names === people[at - 1] ? [] : `before ${at}: ${names}`)),
    told('final seats at first, in the middle, at last', [0, middle, events.length].map(endAt)),
    told('final seats at the end of rounds', [1, 2, 3].map(endOfRound)),
    told('minutes, and without a beginning', [record, { ...record, startedAt: null }].map(minutesOf)),
    told('times', timesOf(events, '2025-06-29T20:20:00.000Z'), 9_999),
    changes,
    ...follows.map(([who, first]) =>
      editsTold(`reseated by ${who}`, record, withSeatsKept(record, reseating(record, order, first, who))),
    ),
    lighter,
    repairs(record),
    days,
  );
  await expect(text).toMatchFileSnapshot(`told/${name}.txt`);
});
