import type { BySeat, Seat } from '../core/seats.ts';
import { isObject } from '../core/shape.ts';
import type { Edit } from './edits.ts';
import type { EventJson, GameRecord, RecordPlayer } from './game-record.ts';

/**
 * People swap seats, leave or join while a game goes on: an `adjust` says so in its field `seats`. The head of a record
 * names those who sit there at the end, and the result is theirs; who sat there before is found by going back.
 */
export const SEATS = 'seats';

/** Who left a seat and who sits there from then on. */
export interface SeatChange {
  readonly seat: Seat;
  readonly was: RecordPlayer;
  readonly is: RecordPlayer;
}

/** What an event says about who sits where; whatever does not make sense is left aside, as unknown fields are. */
export function seatChanges({ type, [SEATS]: said }: EventJson, players: number): readonly SeatChange[] {
  if (type !== 'adjust' || !isObject(said)) return [];
  return Object.entries(said).flatMap(([key, value]) => {
    const seat = Number(key);
    if (!Number.isInteger(seat) || seat < 0 || seat >= players || !isObject(value)) return [];
    const { was, is } = value;
    return isPerson(was) && isPerson(is) ? { seat, was, is } : [];
  });
}

function isPerson(value: unknown): value is RecordPlayer {
  return isObject(value) && typeof value.id === 'string' && typeof value.name === 'string';
}

/** Whether anybody changes seats in a game: hardly ever. */
export function seatsChange({ players, events }: Pick<GameRecord, 'players' | 'events'>): boolean {
  return events.some((event) => seatChanges(event, players.length).length > 0);
}

/** The field of an event after which people sit like this; `null` where they do already. */
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
  /** Who sits where when an event comes; past the last one, who sits there now. */
  readonly peopleAt: (index: number) => BySeat<RecordPlayer>;
  /** For each seat, where whoever has its place sits at the end: what happens there counts for them. */
  readonly endAt: (index: number) => BySeat<Seat>;
  /** The same when a round was settled. */
  readonly endOfRound: (round: number) => BySeat<Seat>;
}

interface Stretch {
  /** The first event after it. */
  readonly until: number;
  readonly people: BySeat<RecordPlayer>;
  readonly end: BySeat<Seat>;
}

/** Who sits where over a whole game. */
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
 * Where the place of each seat is afterwards: whoever stays takes it along, and whoever comes takes over from somebody
 * who leaves, at the same seat where that is so.
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

/** What a change of seats comes to, as people would say it. */
export interface SeatsChanged {
  readonly takenOver: readonly { readonly by: RecordPlayer; readonly from: RecordPlayer }[];
  /** The only two who move, each to the other's seat. */
  readonly swapped: readonly [RecordPlayer, RecordPlayer] | null;
  /** Otherwise how everybody sits where somebody moves. */
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

/** A game as it was when so many events had happened, with who sat there then. */
export function recordUntil(record: GameRecord, events: number): GameRecord {
  return {
    ...record,
    players: seatsOver(record).peopleAt(events),
    events: record.events.slice(0, events),
  };
}

/** One value a seat as it was then, each where it counts at the end. */
export function atTheEnd<T>(values: BySeat<T>, end: BySeat<Seat>): BySeat<T> {
  return values.map((value, seat) => values[end.indexOf(seat)] ?? value);
}

/** The edits after which changes of seats call people by these names too: for each id, who that is. */
export function renamedInSeats(record: GameRecord, people: ReadonlyMap<string, RecordPlayer>): Edit[] {
  const now = (person: RecordPlayer) => people.get(person.id) ?? person;
  return record.events.flatMap((event, index): Edit | [] => {
    const changes = seatChanges(event, record.players.length);
    if (!changes.some(({ was, is }) => people.has(was.id) || people.has(is.id))) return [];
    const seats = changes.map(({ seat, was, is }) => [String(seat), { was: now(was), is: now(is) }] as const);
    return { kind: 'replace', index, event: { ...event, [SEATS]: Object.fromEntries(seats) } };
  });
}
