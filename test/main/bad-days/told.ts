import { createHash } from 'node:crypto';

/** What somebody was shown as saved: of each game, by its id, what it was at each position of its journal. */
export type Told = Readonly<Record<string, readonly string[]>>;

export interface Shown {
  readonly record: { readonly id: string };
  readonly position: number;
}

/** A record in a few letters: two that differ anywhere have different ones. */
export function printOf(record: unknown): string {
  return createHash('sha1').update(JSON.stringify(record)).digest('hex').slice(0, 16);
}

/** What was shown, with one thing more. */
export function withShown(told: Told, { record, position }: Shown): Told {
  return withPrint(told, record.id, position, printOf(record));
}

export function withPrint(told: Told, id: string, position: number, print: string): Told {
  return { ...told, [id]: [...(told[id] ?? []).slice(0, position), print] };
}

/** How a game that is there compares with what was shown of it. */
export type Standing =
  | 'as-shown'
  /** It ends before the last entry that was shown. */
  | 'short'
  /** It says something that nobody entered. */
  | 'wrong';

export function standingOf(told: Told, { record, position }: Shown): Standing {
  const prints = told[record.id] ?? [];
  // An entry may have reached the disk although nobody was told so any more.
  if (position >= prints.length) return 'as-shown';
  if (prints[position] !== printOf(record)) return 'wrong';
  return position === prints.length - 1 ? 'as-shown' : 'short';
}
