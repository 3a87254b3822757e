import { CLUB, type ClubWords } from '../../shared/text/all-club.ts';

/** Why a command of the club server can't go on: one sentence for the operator, shown without a stack trace. */
export class CommandProblem extends Error {
  /** A function, because the terminal’s language is known only where the sentence is written. */
  readonly said: (words: ClubWords) => string;

  constructor(said: (words: ClubWords) => string, options?: ErrorOptions) {
    super(said(CLUB.en), options);
    this.said = said;
  }
}
