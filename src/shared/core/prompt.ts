import type { Citation } from './citation.ts';
import type { Detail } from './problem.ts';
import type { Seat } from './seats.ts';

/** A prompt for the table: a key and numbers, turned into a sentence elsewhere. */
export interface PromptOf<Moment, Key, EventType, Cite extends Citation | null> {
  readonly moment: Moment;
  readonly key: Key;
  readonly detail: Detail;
  /** The players it is for; everybody if empty. */
  readonly seats: readonly Seat[];
  /** What to enter once it is done; empty if the prompt only informs. */
  readonly next: readonly EventType[];
  /** Where this edition's rulebook says so; `null` if it is silent. */
  readonly cite: Cite;
}

/** The parts of a family's state that a prompt needs. */
interface Table<Rule extends string, Cite> {
  readonly setup: { readonly edition: { readonly cites: Readonly<Record<Rule, Cite>> } };
}

/** Makes a prompt: looks up its moment and its citation by its key. */
export function telling<
  Moment,
  Key extends string,
  EventType,
  Rule extends string,
  Cite extends Citation | null,
>(cited: Readonly<Record<Key, { readonly moment: Moment; readonly rule: Rule }>>) {
  return (
    state: Table<Rule, Cite>,
    key: Key,
    detail: Detail,
    seats: readonly Seat[] = [],
    next: readonly EventType[] = [],
  ): PromptOf<Moment, Key, EventType, Cite> => {
    const { moment, rule } = cited[key];
    return { moment, key, detail, seats, next, cite: state.setup.edition.cites[rule] };
  };
}

export function nameOf(
  state: { readonly setup: { readonly artists: readonly string[] } },
  artist: number,
): string {
  return state.setup.artists[artist] ?? '';
}
