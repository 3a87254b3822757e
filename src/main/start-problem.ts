import { en, type Words } from '../shared/text/en/index.ts';

/** What stops the app at its start: a sentence for the person, shown without a stack. */
export class StartProblem extends Error {
  /** In the person's language, which is not always known where the problem is met. */
  readonly said: (words: Words) => string;

  constructor(said: (words: Words) => string) {
    super(said(en));
    this.said = said;
  }
}
