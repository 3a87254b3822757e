import { expect, test, vi } from 'vitest';
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
  withEdits,
  withSeatsKept,
  type Edit,
  type GameRecord,
} from '../../../src/shared/record/index.ts';
import { evening, page, told } from '../../fixtures/told.ts';
import { recordOf } from '../../fixtures/replayed.ts';

function editsTold(way: string, record: GameRecord, edits: readonly Edit[]): string[] {
  const after = withEdits(record, edits);
  const timeline = after.ok ? timelineOf(after.value, null) : null;
  const last = timeline?.tables.at(-1);
  return [
    ...edits.flatMap((edit) =>
      'event' in edit
        ? told(`${way}: ${edit.kind}${'index' in edit ? ` ${edit.index}` : ''}`, {
            ...edit.event,
            at: undefined,
          })
        : told(
            `${way}: ${edit.kind}`,
            edit.kind === 'header' ? { ...edit.fields, box: undefined } : edit.index,
          ),
    ),
    ...told(`${way}: stops`, timeline?.problem ?? null),
    ...told(
      `${way}: then`,
      last === undefined ? null : { ...outcomeOf(last), rounds: outcomeOf(last).rounds.length },
    ),
  ];
}

/** What becomes of the turns when a lot or a card is missing, or entered twice. */
function repairs(record: GameRecord): string[] {
  const starts = record.events.flatMap(({ type }, at) => (type === 'offer' || type === 'play' ? at : []));
  return starts.flatMap((from) => {
    const to = record.events.findIndex(
      ({ type }, at) => at > from && ['offer', 'play', 'settle', 'adjust', 'mystery'].includes(type),
    );
    const turn = record.events.slice(from, to);
    const removes = turn.map((): Edit => ({ kind: 'remove', index: from }));
    const inserts = turn.map((event, at): Edit => ({ kind: 'insert', index: to + at, event }));
    return (
      [
        ['without', removes],
        ['twice', inserts],
      ] as const
    ).flatMap(([what, edits]) => {
      const broken = withEdits(record, edits);
      const moved = broken.ok ? repairedTurns(timelineOf(broken.value, null)) : null;
      const how = moved?.edits.map((edit) =>
        'event' in edit && 'index' in edit
          ? `${edit.index} ${String(edit.event['seat'] ?? `to ${String(edit.event['buyer'])}`)}`
          : edit.kind,
      );
      return told(`${what} ${from}–${to - 1}`, moved === null ? null : { ...moved, edits: how?.join(', ') });
    });
  });
}

test.each([
  'harbour-of-four',
  'attic-with-mystery',
  'harbour-of-five',
  'attic-in-counts',
  'loft-of-four',
  'cellar-of-two',
  'cellar-in-counts',
])('the record of %s, and what can be done with it', async (name) => {
  vi.stubEnv('TZ', 'Europe/Rome');
  const record = recordOf(evening(name));
  const { players, events } = record;
  const { tables } = timelineOf(record, null);
  const { peopleAt, endAt, endOfRound } = seatsOver(record);
  const middle = Math.round(events.length / 2);
  const order = players.map((_, seat) => (seat + 1) % players.length);
  const swapped = players.toSpliced(0, 2, ...players.slice(0, 2).toReversed());
  const joined = players.with(1, { id: 'flora', name: 'Flora' });
  const all = [...swapped.slice(0, 1), ...swapped.slice(2), { id: 'gino', name: 'Gino' }];
  const seated = [swapped, joined, all, order.flatMap((seat) => players[seat] ?? [])];
  const table = tables[middle];
  const days = [null, '2025-03-30', '2025-01-01', '2024-02-29', '2025-10-26', '2025-03-29'];
  const text = page(
    ...events
      .map((_, at) =>
        told(
          `people before ${at}`,
          peopleAt(at).map((person) => person.name),
        ),
      )
      .filter(([line], at, lines) => line?.split(': ')[1] !== lines[at - 1]?.[0]?.split(': ')[1]),
    told('final seats at first, in the middle, at last', [0, middle, events.length].map(endAt)),
    told('final seats at the end of rounds', [1, 2, 3].map(endOfRound)),
    told('minutes', minutesOf(record)),
    told('minutes without a beginning', minutesOf({ ...record, startedAt: null })),
    told(
      'times',
      timesOf(events, '2025-06-30T20:20:00.000Z')
        .map((at) => at?.slice(11, 16))
        .join(' '),
    ),
    ...seated.map((after, at) => told(`seated ${at}`, seatsChanged(players, after))),
    ...seated.map((after, at) => {
      const change = table === undefined ? null : changeSeats(table, players, after, 'moved');
      return told(`event ${at}`, change?.ok === true ? change.value : (change?.error ?? null));
    }),
    ...seated.flatMap((after, at) => {
      const change = table === undefined ? null : changeSeats(table, peopleAt(middle), after, 'moved');
      if (change?.ok !== true || change.value === null) return [];
      const event = change.value;
      return (['seat', 'person'] as const).map((follows) => {
        const edits = changingSeatsBefore(record, middle, event, follows);
        return editsTold(`moved ${at} ${follows}`, record, withSeatsKept(record, edits).slice(-5));
      });
    }),
    ...(['seat', 'person'] as const).map((follows) =>
      editsTold(`reseated ${follows}`, record, withSeatsKept(record, reseating(record, order, 1, follows))),
    ),
    ...lighterTrackings(record).map((less) => editsTold(less, record, trackingLess(record, less))),
    ...lighterTrackings(record).map((less) => {
      const half = recordUntil(record, middle);
      return editsTold(`${less} in the middle`, half, trackingLess(half, less).slice(0, 8));
    }),
    repairs(record),
    ...days.map((day) => told(`on ${String(day)}`, relabelled(record, { kind: 'day', day }, true))),
    ...days.map((day) =>
      told(`on ${String(day)}, not over`, relabelled(record, { kind: 'day', day }, false)),
    ),
  );
  vi.unstubAllEnvs();
  await expect(text).toMatchFileSnapshot(`told/${name}.txt`);
});
