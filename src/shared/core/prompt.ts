import type { Citation } from './citation.ts';
import type { Detail } from './problem.ts';
import type { Seat } from './seats.ts';

/** Something to tell the table now: a key and numbers, made into a sentence elsewhere. */
export interface PromptOf<Moment, Key, EventType, Cite extends Citation | null> {
  readonly moment: Moment;
  readonly key: Key;
  readonly detail: Detail;
  /** Who is meant; everybody where it is empty. */
  readonly seats: readonly Seat[];
  /** What to enter once it is done; nothing where it is only to be known. */
  readonly next: readonly EventType[];
  /** Where this edition's rulebook says so; `null` where it is silent. */
  readonly cite: Cite;
}

/** What a prompt needs of a family's state. */
interface Table<Rule extends string, Cite> {
  readonly setup: { readonly edition: { readonly cites: Readonly<Record<Rule, Cite>> } };
}

/** Makes one prompt, with its moment and its place in the rulebook looked up by its key. */
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
