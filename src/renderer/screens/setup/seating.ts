import type { PastSetup, Person } from '../../../shared/api.ts';
import { moved } from './list-order.ts';

/** The people around the table during setup. Keys keep a row's focus when rows move. */
export interface Chair {
  readonly key: number;
  readonly name: string;
  /** The known person's id; `null` for a new name, which makes a new person. */
  readonly person: string | null;
}

export interface Seating {
  readonly chairs: readonly Chair[];
  /** The key of the chair that starts. */
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

/** The seats of an earlier game, with the same starting player. */
export function seatingOf({ players, firstSeat }: Pick<PastSetup, 'players' | 'firstSeat'>): Seating {
  return {
    chairs: players.map(({ id, name }, key) => ({ key, name, person: id })),
    first: firstSeat,
  };
}

export function rename(seating: Seating, key: number, name: string): Seating {
  return withChair(seating, key, { name, person: null });
}

export function seat(seating: Seating, key: number, { id, name }: Person): Seating {
  return withChair(seating, key, { name, person: id });
}

function withChair(seating: Seating, key: number, who: Omit<Chair, 'key'>): Seating {
  return { ...seating, chairs: seating.chairs.map((chair) => (chair.key === key ? { key, ...who } : chair)) };
}

/** Seats a person on the first empty chair, or on a new one if allowed. */
export function join(seating: Seating, person: Person, most: number): Seating {
  const empty = emptyChair(seating);
  if (empty !== null) return seat(seating, empty.key, person);
  if (seating.chairs.length >= most) return seating;
  const wider = addChair(seating);
  return seat(wider, wider.chairs.at(-1)?.key ?? 0, person);
}

/** Without the empty chairs at the end that aren't needed: they are ignored. If the one that starts is, the first starts. */
export function seated({ chairs, first }: Seating, least: number): Seating {
  const last = chairs.findLastIndex(({ name }) => name.trim() !== '');
  const taken = chairs.slice(0, Math.max(last + 1, least));
  return { chairs: taken, first: (taken.find(({ key }) => key === first) ?? taken[0])?.key ?? first };
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

/** Moves a chair past its neighbour; does nothing at the ends. */
export function moveChair(seating: Seating, key: number, by: 1 | -1): Seating {
  const from = seating.chairs.findIndex((chair) => chair.key === key);
  return { ...seating, chairs: moved(seating.chairs, from, by) };
}

/** People who don't have a seat yet. */
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

/** The players in the form a new game needs. */
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
