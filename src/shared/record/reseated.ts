import type { BySeat, Seat } from '../core/seats.ts';
import { BELONGINGS, belongings, moveRefusal, type MoveRefusal } from './belongings.ts';
import { saysTheSame } from './candidate.ts';
import { SEATS, seatChanges, seatsAfter, seatsChange, seatsField, seatsOver } from './changing-seats.ts';
import { withEdits, type Edit } from './edits.ts';
import type { EventJson, GameRecord, RecordPlayer } from './game-record.ts';
import { err, ok, type Result } from '../core/result.ts';
import { followingFrom, type Follows } from './reseating.ts';
import { without } from './rewriting.ts';
import { timelineOf } from './timeline.ts';
import { openTable, step, type Table } from './table.ts';

/** The event that seats people like this and moves their belongings; `null` if they already sit so. */
export function changeSeats(
  table: Table,
  before: BySeat<RecordPlayer>,
  after: BySeat<RecordPlayer>,
  reason: string,
): Result<EventJson | null, MoveRefusal> {
  const seats = seatsField(before, after);
  if (seats === null) return ok(null);
  const from = cameFrom(before, after);
  const refusal = moveRefusal(table, from);
  if (refusal !== null) return err(refusal);
  return ok({ type: 'adjust', reason, [SEATS]: seats, ...belongings(table, from) });
}

/** The edits that insert a forgotten seat change. If people move, later entries stay with the seats or go with them. */
export function changingSeatsBefore(
  record: GameRecord,
  index: number,
  event: EventJson,
  follows: Follows,
): Edit[] {
  return [
    ...followingFrom(record, index, orderAfter(event, record.players.length), follows),
    { kind: 'insert', index, event },
  ];
}

function orderAfter(event: EventJson, players: number): BySeat<Seat> {
  return cameFrom(...peopleAround(seatChanges(event, players), players));
}

/** For each seat, the previous seat of its new player. */
function cameFrom(before: BySeat<RecordPlayer>, after: BySeat<RecordPlayer>): BySeat<Seat> {
  const to = seatsAfter(before, after);
  return to.map((_, seat) => to.indexOf(seat));
}

/** Whether an event only moves people and their belongings, and adjusts nothing else. */
export function onlyMoves(event: EventJson, before: Table, players: number): boolean {
  const changes = seatChanges(event, players);
  if (changes.length === 0) return false;
  const moved = belongings(before, orderAfter(event, players));
  return BELONGINGS.every((field) => JSON.stringify(event[field]) === JSON.stringify(moved[field]));
}

/** The players at the seats an event changes, before and after it. All other seats keep their players. */
function peopleAround(
  changes: ReturnType<typeof seatChanges>,
  players: number,
): [before: BySeat<RecordPlayer>, after: BySeat<RecordPlayer>] {
  const at = (end: 'was' | 'is') =>
    Array.from({ length: players }, (_, seat): RecordPlayer => {
      const change = changes.find((one) => one.seat === seat);
      return change?.[end] ?? { id: `seat ${seat}`, name: '' };
    });
  return [at('was'), at('is')];
}

/**
 * Edits, with the consequences for seat changes: each change names the player before it, the head names the final
 * players, and players who move take their current belongings along.
 */
export function withSeatsKept(record: GameRecord, edits: readonly Edit[]): readonly Edit[] {
  const appended = edits.every(({ kind }) => kind === 'append');
  const edited = appended && !edits.some(isSeated) ? null : withEdits(record, edits);
  if (edited?.ok !== true || !(seatsChange(record) || seatsChange(edited.value))) return edits;
  const named = edits.some((edit) => edit.kind === 'header' && 'players' in edit.fields);
  const first = named ? seatsOver(edited.value).peopleAt(0) : seatsOver(record).peopleAt(0);
  return [...edits, ...following(edited.value, first, movesAfter(record, edits))];
}

function isSeated(edit: Edit): boolean {
  return 'event' in edit && edit.event[SEATS] !== undefined;
}

/** Which events, after the edits, change seats and nothing else. Inserted ones do, and replaced ones stay what they were. */
function movesAfter(record: GameRecord, edits: readonly Edit[]): readonly boolean[] {
  const { tables } = timelineOf(record, null);
  const players = record.players.length;
  const moves = record.events.map((event, index) => {
    const before = tables[index];
    return before !== undefined && onlyMoves(event, before, players);
  });
  const changes = record.events.map((event) => seatChanges(event, players).length > 0);
  for (const edit of edits) {
    switch (edit.kind) {
      case 'append':
        moves.push(true);
        changes.push(true);
        break;
      case 'insert':
        moves.splice(edit.index, 0, true);
        changes.splice(edit.index, 0, true);
        break;
      case 'replace':
        moves[edit.index] = moves[edit.index] === true || changes[edit.index] === false;
        break;
      case 'remove':
        moves.splice(edit.index, 1);
        changes.splice(edit.index, 1);
        break;
      case 'header':
        break;
    }
  }
  return moves;
}

/** What the edits change in later events; `first` are the players at the start. */
function following(
  record: GameRecord,
  first: BySeat<RecordPlayer>,
  moves: readonly boolean[],
): readonly Edit[] {
  const edits: Edit[] = [];
  const open = openTable(record);
  let table = open.ok ? open.value : null;
  let people = first;
  record.events.forEach((event, index) => {
    const changes = seatChanges(event, people.length);
    const before = people;
    people = people.map((person, seat) => changes.find((change) => change.seat === seat)?.is ?? person);
    const next =
      changes.length === 0 ? event : refitted(event, before, people, moves[index] === true ? table : null);
    if (next !== event) edits.push({ kind: 'replace', index, event: next });
    const after = table === null ? null : step(table, next);
    table = after?.ok === true ? after.value : null;
  });
  const same = people.every((person, seat) => person === record.players[seat]);
  return same ? edits : [...edits, { kind: 'header', fields: { players: people } }];
}

/** A seat change for these people, with their current belongings if there is a table. */
function refitted(
  event: EventJson,
  before: BySeat<RecordPlayer>,
  after: BySeat<RecordPlayer>,
  table: Table | null,
): EventJson {
  const seats = seatsField(before, after);
  const rest = without(event, [SEATS, ...(table === null ? [] : BELONGINGS)]);
  const next = {
    ...rest,
    ...(table === null ? {} : belongings(table, cameFrom(before, after))),
    ...(seats === null ? {} : { [SEATS]: seats }),
  };
  return saysTheSame(event, next) ? event : next;
}
