import { createHash } from 'node:crypto';

/** What was shown as saved: for each game, its state at each position of its journal. */
export type Acknowledged = Readonly<Record<string, readonly string[]>>;

export interface Shown {
  readonly record: { readonly id: string; readonly players: readonly { readonly id: string }[] };
  readonly position: number;
}

/** A short hash of a record, by the ids of its people: what they are called now is no part of its journal. */
export function printOf(record: Shown['record']): string {
  const players = record.players.map(({ id }) => id);
  return createHash('sha1')
    .update(JSON.stringify({ ...record, players }))
    .digest('hex')
    .slice(0, 16);
}

export function withShown(acknowledged: Acknowledged, { record, position }: Shown): Acknowledged {
  return withPrint(acknowledged, record.id, position, printOf(record));
}

export function withPrint(
  acknowledged: Acknowledged,
  id: string,
  position: number,
  print: string,
): Acknowledged {
  return { ...acknowledged, [id]: [...(acknowledged[id] ?? []).slice(0, position), print] };
}

/** A game compared with what was shown. */
export type Comparison =
  | 'as-shown'
  /** It ends before the last entry that was shown. */
  | 'short'
  /** It contains something that was never entered. */
  | 'wrong';

export function compared(acknowledged: Acknowledged, { record, position }: Shown): Comparison {
  const prints = acknowledged[record.id] ?? [];
  // An entry may have been saved without being acknowledged.
  if (position >= prints.length) return 'as-shown';
  if (prints[position] !== printOf(record)) return 'wrong';
  return position === prints.length - 1 ? 'as-shown' : 'short';
}
