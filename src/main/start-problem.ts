import { en, type Words } from '../shared/text/en/index.ts';

/** A reason why the app can't start: one sentence for the user, shown without a stack trace. */
export class StartProblem extends Error {
  /** A function, because the language may not be known yet when the problem occurs. */
  readonly said: (words: Words) => string;

  constructor(said: (words: Words) => string) {
    super(said(en));
    this.said = said;
  }
}
