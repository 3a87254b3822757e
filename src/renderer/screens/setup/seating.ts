/** The people around the table while it is being laid; keys keep a row's focus when rows move. */
export interface Chair {
  readonly key: number;
  readonly name: string;
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
  return { chairs: Array.from({ length: players }, (_, key) => ({ key, name: '' })), first: 0 };
}

export function rename(seating: Seating, key: number, name: string): Seating {
  return { ...seating, chairs: seating.chairs.map((chair) => (chair.key === key ? { key, name } : chair)) };
}

export function addChair(seating: Seating): Seating {
  const key = Math.max(...seating.chairs.map((chair) => chair.key)) + 1;
  return { ...seating, chairs: [...seating.chairs, { key, name: '' }] };
}

export function removeChair(seating: Seating, key: number): Seating {
  const chairs = seating.chairs.filter((chair) => chair.key !== key);
  const first = seating.first === key ? (chairs[0]?.key ?? 0) : seating.first;
  return { chairs, first };
}

/** Moves a chair past its neighbour; at the ends nothing happens. */
export function moveChair(seating: Seating, key: number, by: 1 | -1): Seating {
  const from = seating.chairs.findIndex((chair) => chair.key === key);
  const [one, other] = [seating.chairs[from], seating.chairs[from + by]];
  if (one === undefined || other === undefined) return seating;
  return { ...seating, chairs: seating.chairs.with(from, other).with(from + by, one) };
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
