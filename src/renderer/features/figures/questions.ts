import type { GroupFigures, PlayTimes } from '../../../shared/api.ts';
import type { ChartQuestion } from './chart-question.ts';

/** A question with its answer: a chart, or several ways to look at one. */
export type Answered =
  | ChartQuestion
  | { readonly id: 'times'; readonly times: PlayTimes; readonly timed: GroupFigures['timed'] };

/** Questions about one subject; without any, it isn't shown. */
export interface Subject {
  readonly label: string;
  /** `null` until they can be answered. */
  readonly answers: readonly Answered[] | null;
  readonly failed: boolean;
}

/** The subjects up to the first that is still awaited, which would move those after it. */
export function inOrder(
  subjects: readonly Subject[],
): (Subject & { readonly answers: readonly Answered[] })[] {
  const awaited = subjects.findIndex(({ answers, failed }) => answers === null && !failed);
  return subjects
    .slice(0, awaited === -1 ? subjects.length : awaited)
    .flatMap(({ answers, ...subject }) =>
      answers === null || answers.length === 0 ? [] : { ...subject, answers },
    );
}
