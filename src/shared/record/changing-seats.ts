import type { BySeat, Seat } from '../core/seats.ts';
import { isObject } from '../core/shape.ts';
import type { Edit } from './edits.ts';
import type { EventJson, GameRecord, RecordPlayer } from './game-record.ts';
import { isPlayer } from './head.ts';

/**
 * Players may swap seats, leave or join during a game: the `seats` field of an `adjust` says so. The head of a record
 * names the final players, who get the result. Earlier players are found by going backwards.
 */
export const SEATS = 'seats';

/** Who left a seat and who took it. */
export interface SeatChange {
  readonly seat: Seat;
  readonly was: RecordPlayer;
  readonly is: RecordPlayer;
}

/** The seat changes in an event. Invalid entries are ignored, like unknown fields. */
export function seatChanges({ type, [SEATS]: said }: EventJson, players: number): readonly SeatChange[] {
  if (type !== 'adjust' || !isObject(said)) return [];
  return Object.entries(said).flatMap(([key, value]) => {
    const seat = Number(key);
    if (!Number.isInteger(seat) || seat < 0 || seat >= players || !isObject(value)) return [];
    const { was, is } = value;
    return isPlayer(was) && isPlayer(is) ? { seat, was, is } : [];
  });
}

/** Whether any seats change in a game, which is rare. */
export function seatsChange({ players, events }: Pick<GameRecord, 'players' | 'events'>): boolean {
  return events.some((event) => seatChanges(event, players.length).length > 0);
}

/** The field of an event that seats people like this; `null` if they already are. */
export function seatsField(
  before: BySeat<RecordPlayer>,
  after: BySeat<RecordPlayer>,
): Readonly<Record<string, unknown>> | null {
  const changes = after.flatMap((is, seat) => {
    const was = before[seat];
    return was === undefined || was.id === is.id ? [] : [[String(seat), { was, is }] as const];
  });
  return changes.length === 0 ? null : Object.fromEntries(changes);
}

export interface SeatsOver {
  /** Who sits where before an event; past the last event, who sits there now. */
  readonly peopleAt: (index: number) => BySeat<RecordPlayer>;
  /** For each seat, the final seat of its player: what happens here counts for that seat. */
  readonly endAt: (index: number) => BySeat<Seat>;
  /** The same at the time a round was settled. */
  readonly endOfRound: (round: number) => BySeat<Seat>;
}

interface Stretch {
  /** The index of the first event after it. */
  readonly until: number;
  readonly people: BySeat<RecordPlayer>;
  readonly end: BySeat<Seat>;
}

/** Who sits where throughout a game. */
export function seatsOver({ players, events }: Pick<GameRecord, 'players' | 'events'>): SeatsOver {
  const last: Stretch = {
    until: Number.POSITIVE_INFINITY,
    people: players,
    end: players.map((_, seat) => seat),
  };
  const stretches = [last];
  const settles: number[] = [];
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const event = events[index];
    const after = stretches[0] ?? last;
    if (event === undefined) continue;
    if (event.type === 'settle') settles.unshift(index);
    const changes = seatChanges(event, players.length);
    if (changes.length === 0) continue;
    const people = after.people.map((is, seat) => changes.find((change) => change.seat === seat)?.was ?? is);
    const moves = seatsAfter(people, after.people);
    stretches.unshift({
      until: index,
      people,
      end: people.map((_, seat) => after.end[moves[seat] ?? seat] ?? seat),
    });
  }
  const at = (index: number) => stretches.find(({ until }) => index <= until) ?? last;
  return {
    peopleAt: (index) => at(index).people,
    endAt: (index) => at(index).end,
    endOfRound: (round) => at(settles[round - 1] ?? events.length).end,
  };
}

/**
 * For each seat, the seat its place moves to. Players who stay take their place along; players who join take over
 * from one who leaves, at the same seat if possible.
 */
export function seatsAfter(before: BySeat<RecordPlayer>, after: BySeat<RecordPlayer>): BySeat<Seat> {
  const stay = before.map(({ id }) => after.findIndex((person) => person.id === id));
  const leave = (seat: Seat) => stay[seat] === -1;
  const free = after.flatMap((_, seat) => (stay.includes(seat) ? [] : seat));
  const others = free.filter((seat) => !leave(seat));
  return stay.map((seat, from) => {
    if (seat !== -1) return seat;
    return free.includes(from) ? from : (others.shift() ?? from);
  });
}

/** A change of seats in the terms people would use. */
export interface SeatsChanged {
  readonly takenOver: readonly { readonly by: RecordPlayer; readonly from: RecordPlayer }[];
  /** The only two who move, if they swap seats. */
  readonly swapped: readonly [RecordPlayer, RecordPlayer] | null;
  /** Otherwise the new order, if anybody moves. */
  readonly order: BySeat<RecordPlayer> | null;
}

export function seatsChanged(before: BySeat<RecordPlayer>, after: BySeat<RecordPlayer>): SeatsChanged {
  const to = seatsAfter(before, after);
  const stays = (person: RecordPlayer) => after.some(({ id }) => id === person.id);
  const [one, other, ...more] = before.filter((person, seat) => stays(person) && to[seat] !== seat);
  return {
    takenOver: before.flatMap((from, seat) => {
      const by = after[to[seat] ?? seat];
      return stays(from) || by === undefined ? [] : { by, from };
    }),
    swapped: one !== undefined && other !== undefined && more.length === 0 ? [one, other] : null,
    order: one === undefined || (other !== undefined && more.length === 0) ? null : after,
  };
}

/** A game after its first events, with the players of that time. */
export function recordUntil(record: GameRecord, events: number): GameRecord {
  return {
    ...record,
    players: seatsOver(record).peopleAt(events),
    events: record.events.slice(0, events),
  };
}

/** Reorders one value per seat to the final seats. */
export function atTheEnd<T>(values: BySeat<T>, end: BySeat<Seat>): BySeat<T> {
  return values.map((value, seat) => values[end.indexOf(seat)] ?? value);
}

/** The record with everybody in it, those who left included, as this says. */
export function withPeople(record: GameRecord, now: (person: RecordPlayer) => RecordPlayer): GameRecord {
  const events = record.events.map((event) => {
    const changes = seatChanges(event, record.players.length);
    return changes.length === 0 ? event : { ...event, [SEATS]: seatedAs(changes, now) };
  });
  return { ...record, players: record.players.map(now), events };
}

function seatedAs(
  changes: readonly SeatChange[],
  now: (person: RecordPlayer) => RecordPlayer,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    changes.map(({ seat, was, is }) => [String(seat), { was: now(was), is: now(is) }]),
  );
}

/** The edits that make seat changes call these people by their new names; `people` maps ids to people. */
export function renamedInSeats(record: GameRecord, people: ReadonlyMap<string, RecordPlayer>): Edit[] {
  const now = (person: RecordPlayer) => people.get(person.id) ?? person;
  return record.events.flatMap((event, index): Edit | [] => {
    const changes = seatChanges(event, record.players.length);
    if (!changes.some(({ was, is }) => people.has(was.id) || people.has(is.id))) return [];
    return { kind: 'replace', index, event: { ...event, [SEATS]: seatedAs(changes, now) } };
  });
}
