import type { SharingProblem, SkippedFile } from '../../shared/api/sharing.ts';
import type { Carried } from '../../shared/club/index.ts';

/** A place where laptops leave things for each other: a shared folder, or a club server. */
export interface Carrier {
  /**
   * Everything that was put there after this cursor, in pages; an empty cursor means from the beginning. Things that are
   * known may be left out. Everything else is checked: a hash names what it says. What isn't so is skipped.
   */
  readonly since: (
    cursor: string,
    isKnown: (hash: string) => boolean,
    skip: (file: SkippedFile) => void,
  ) => AsyncIterable<CarriedPage>;
  /**
   * Resolves when all of them are safe there, except those whose hashes it returns: they can't be taken now, and are
   * offered again another time. Putting something again changes nothing.
   */
  readonly put: (things: readonly Carried[]) => Promise<readonly string[]>;
  /** Removes statements with names that were erased, where nobody else does. */
  readonly remove?: (hashes: readonly string[]) => Promise<void>;
}

export interface CarriedPage {
  readonly things: readonly Carried[];
  /** The cursor after this page. */
  readonly next: string;
  /** If it is another than before, what was put there may be gone: everything is offered again. */
  readonly epoch: string;
  /** On the last page: all that is there and whole, known or not, if the carrier knows. What isn't any more is offered again. */
  readonly everything?: ReadonlySet<string>;
}

/** Sharing can't go on, for a reason that has an answer. */
export class SharingFailed extends Error {
  readonly problem: SharingProblem;

  constructor(problem: SharingProblem) {
    super(problem.why);
    this.problem = problem;
  }
}
