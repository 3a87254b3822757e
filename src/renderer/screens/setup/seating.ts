import type { LaidTable, Person } from '../../../shared/api.ts';
import { moved } from './list-order.ts';

/** The people around the table while it is being laid; keys keep a row's focus when rows move. */
export interface Chair {
  readonly key: number;
  readonly name: string;
  /** Who sits there, where it is somebody known; a new name makes a new person. */
  readonly person: string | null;
}

export interface Seating {
  readonly chairs: readonly Chair[];
  /** The key of who begins. */
  readonly first: number;
}

export type SeatingProblem =
  | { readonly kind: 'missing'; readonly at: number }
  | { readonly kind: 'twice'; readonly at: number; readonly name: string };

export function emptySeating(players: number): Seating {
  return {
    chairs: Array.from({ length: players }, (_, key) => ({ key, name: '', person: null })),
    first: 0,
  };
}

/** The seats of an earlier game; who began then begins again. */
export function seatingOf({ players, firstSeat }: Pick<LaidTable, 'players' | 'firstSeat'>): Seating {
  return {
    chairs: players.map(({ id, name }, key) => ({ key, name, person: id })),
    first: firstSeat,
  };
}

export function rename(seating: Seating, key: number, name: string): Seating {
  return sit(seating, key, { name, person: null });
}

export function seat(seating: Seating, key: number, { id, name }: Person): Seating {
  return sit(seating, key, { name, person: id });
}

function sit(seating: Seating, key: number, who: Omit<Chair, 'key'>): Seating {
  return { ...seating, chairs: seating.chairs.map((chair) => (chair.key === key ? { key, ...who } : chair)) };
}

/** Gives somebody the first empty chair, or one more where there is room. */
export function join(seating: Seating, person: Person, most: number): Seating {
  const empty = emptyChair(seating);
  if (empty !== null) return seat(seating, empty.key, person);
  if (seating.chairs.length >= most) return seating;
  const wider = addChair(seating);
  return seat(wider, wider.chairs.at(-1)?.key ?? 0, person);
}

export function emptyChair({ chairs }: Seating): Chair | null {
  return chairs.find(({ name }) => name.trim() === '') ?? null;
}

export function addChair(seating: Seating): Seating {
  const key = Math.max(-1, ...seating.chairs.map((chair) => chair.key)) + 1;
  return { ...seating, chairs: [...seating.chairs, { key, name: '', person: null }] };
}

export function removeChair(seating: Seating, key: number): Seating {
  const chairs = seating.chairs.filter((chair) => chair.key !== key);
  const first = seating.first === key ? (chairs[0]?.key ?? 0) : seating.first;
  return { chairs, first };
}

/** Moves a chair past its neighbour; at the ends nothing happens. */
export function moveChair(seating: Seating, key: number, by: 1 | -1): Seating {
  const from = seating.chairs.findIndex((chair) => chair.key === key);
  return { ...seating, chairs: moved(seating.chairs, from, by) };
}

/** Whoever does not sit at the table yet. */
export function standing(seating: Seating, people: readonly Person[]): Person[] {
  return people.filter(
    ({ id, name }) => !seating.chairs.some((chair) => chair.person === id || sameName(chair.name, name)),
  );
}

export function firstSeatOf({ chairs, first }: Seating): number {
  return Math.max(
    0,
    chairs.findIndex(({ key }) => key === first),
  );
}

/** The players as a new game names them. */
export function playersOf({ chairs }: Seating): { id?: string; name: string }[] {
  return chairs.map(({ name, person }) =>
    person === null ? { name: name.trim() } : { id: person, name: name.trim() },
  );
}

export function problemOf({ chairs }: Seating): SeatingProblem | null {
  const seen = new Set<string>();
  for (const [at, { name }] of chairs.entries()) {
    const known = name.trim().toLowerCase();
    if (known === '') return { kind: 'missing', at };
    if (seen.has(known)) return { kind: 'twice', at, name: name.trim() };
    seen.add(known);
  }
  return null;
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
