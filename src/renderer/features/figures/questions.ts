import type { BoxPrices, GroupFigures, PlayTimes } from '../../../shared/api.ts';
import type { EveningWords } from '../../../shared/text/all-evenings.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import type { ChartQuestion } from './chart-question.ts';

/** A question in the list at the top of its page, by the name of its chart in addresses. */
export interface Asked {
  readonly id: string;
  readonly title: string;
}

/** A question with its answer: a chart, or several ways to look at one. */
export type Answered =
  | ChartQuestion
  | { readonly id: 'prices'; readonly prices: readonly BoxPrices[] }
  | { readonly id: 'times'; readonly times: PlayTimes; readonly timed: GroupFigures['timed'] };

/** Everything asked about the group's games, in the order of the page. */
export function groupQuestions({ statistics, worth }: Words, evenings: EveningWords): Asked[] {
  return [
    { id: 'prices', title: evenings.prices.title },
    { id: 'times', title: evenings.times.title },
    { id: 'tops-0', title: evenings.tops.title },
    { id: 'turns', title: evenings.turns.title },
    { id: 'enders', title: evenings.enders.title },
    { id: 'years', title: evenings.compared.titles.years },
    { id: 'places', title: evenings.compared.titles.places },
    { id: 'scores', title: evenings.scores.title },
    { id: 'seasons', title: statistics.seasons.title },
    { id: 'artists', title: statistics.artists.title },
    { id: 'accounts-0', title: worth.figures.ours },
    { id: 'calibration', title: worth.calibration.title },
  ];
}

/** Everything asked about one person's games. */
export function personQuestions(name: string, { statistics, worth }: Words): Asked[] {
  return [
    { id: 'rating', title: statistics.path.title(name) },
    { id: 'tables', title: statistics.where.title(name) },
    { id: 'opponents', title: statistics.against.title(name) },
    { id: 'dealing', title: statistics.dealing(name) },
    { id: 'artists', title: statistics.artists.whose(name) },
    { id: 'prices', title: statistics.prices.whose(name) },
    { id: 'accounts-0', title: worth.figures.whose(name) },
  ];
}

/** What one query answers; `null` until it does. */
interface Part {
  readonly answers: readonly Answered[] | null;
  readonly failed: boolean;
}

/** The answers up to the first that is still awaited, which would move those after it. */
export function inOrder(parts: readonly Part[]): Answered[] {
  const awaited = parts.findIndex(({ answers, failed }) => answers === null && !failed);
  return parts.slice(0, awaited === -1 ? parts.length : awaited).flatMap(({ answers }) => answers ?? []);
}
