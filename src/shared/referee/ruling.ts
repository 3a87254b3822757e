import type { Citation } from '../core/citation.ts';
import type { Detail } from '../core/problem.ts';

/** What a table may ask, and what this table plays. Names of texts and numbers alone; the sentences are made elsewhere. */
export interface Ruling<
  Question extends string = string,
  Answer extends string = string,
  Choice extends string = string,
  Edition extends string = string,
> {
  readonly question: Question;
  readonly answer: Answer;
  /** Numbers that the answer names. */
  readonly detail: Detail;
  /** Where this edition's rulebook says so; empty where it is silent. */
  readonly cites: readonly Citation[];
  /** Editions of the family that answer otherwise. */
  readonly elsewhere: readonly {
    readonly edition: Edition;
    readonly answer: Answer;
    readonly detail: Detail;
  }[];
  /** What this table has chosen, or how it can; `null` where there is nothing to choose. */
  readonly choice: Choice | null;
}

/** A question's answer on one ground: an edition with what a table has switched on. */
export interface Judged<Answer extends string, Rule extends string, Choice extends string> {
  readonly answer: Answer;
  /** Where the rulebook says so, best first; a rule it is silent about points nowhere. */
  readonly rules: readonly Rule[];
  readonly detail?: Detail;
  readonly choice?: Choice;
}

/** Places once each, in order. */
export function placesOf(cites: readonly (Citation | null)[]): Citation[] {
  return cites.flatMap((cite, index) => {
    const first = cites.findIndex(
      (other) => other?.heading === cite?.heading && other?.paragraph === cite?.paragraph,
    );
    return cite === null || first !== index ? [] : cite;
  });
}
