import type { Citation } from '../core/citation.ts';
import type { Detail } from '../core/problem.ts';

/** A question and its answer at this table. Only keys and numbers; the sentences are made elsewhere. */
export interface Ruling<
  Question extends string = string,
  Answer extends string = string,
  Choice extends string = string,
  Edition extends string = string,
> {
  readonly question: Question;
  readonly answer: Answer;
  /** The numbers in the answer. */
  readonly detail: Detail;
  /** Where this edition's rulebook says so; empty if it is silent. */
  readonly cites: readonly Citation[];
  /** Editions of the family with another answer. */
  readonly elsewhere: readonly {
    readonly edition: Edition;
    readonly answer: Answer;
    readonly detail: Detail;
  }[];
  /** What this table has chosen, or can choose; `null` if there is nothing to choose. */
  readonly choice: Choice | null;
}

/** The answer to a question for an edition and a table's options. */
export interface Judged<Answer extends string, Rule extends string, Choice extends string> {
  readonly answer: Answer;
  /** Where the rulebook says so, best first; rules on which it is silent give no citation. */
  readonly rules: readonly Rule[];
  readonly detail?: Detail;
  readonly choice?: Choice;
}

/** The cards dealt before each round, in order. */
export function dealt(deal: readonly number[] = []): Detail {
  return Object.fromEntries(deal.map((cards, at) => [`round${at + 1}`, cards]));
}

/** How many can play. */
export function playersFrom({ least, most }: { readonly least: number; readonly most: number }): Detail {
  return { least, most };
}

/** How many cards each artist has, by name. */
export function cardsOf(artists: readonly { readonly name: string; readonly cards: number }[]): Detail {
  return Object.fromEntries(artists.map(({ name, cards }) => [name, cards]));
}

/** What the three leading artists get. */
export function prizes([first = 0, second = 0, third = 0]: readonly number[]): Detail {
  return { first, second, third };
}

/** Without duplicates and rules without a citation, in order. */
export function placesOf(cites: readonly (Citation | null)[]): Citation[] {
  return cites.flatMap((cite, index) => {
    const first = cites.findIndex(
      (other) => other?.heading === cite?.heading && other?.paragraph === cite?.paragraph,
    );
    return cite === null || first !== index ? [] : cite;
  });
}
