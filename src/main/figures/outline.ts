import type { HistoryMonth } from '../../shared/api.ts';
import { localDay } from '../../shared/core/local-day.ts';
import type { Listed } from './facts.ts';
import { eveningsOf } from './years.ts';

/**
 * The list of games, in its order, by month and evening: only numbers, so that a list of any length can be laid out
 * before its games are loaded. An evening belongs to the month in which its first game began.
 */
export function outlineOf(games: readonly Listed[]): HistoryMonth[] {
  const months: { month: string; evenings: number[]; longest?: number }[] = [];
  let [begins, ends] = [0, 0];
  for (const evening of eveningsOf(games)) {
    const begun = Date.parse(evening.at(-1)?.playedAt ?? '');
    if (begun < begins || begun >= ends) {
      const date = new Date(begun);
      begins = new Date(date.getFullYear(), date.getMonth()).valueOf();
      ends = new Date(date.getFullYear(), date.getMonth() + 1).valueOf();
      months.push({ month: localDay(date.toISOString())?.slice(0, 7) ?? '', evenings: [] });
    }
    const month = months.at(-1);
    month?.evenings.push(evening.length);
    const longest = Math.max(...evening.map(({ wall }) => wall?.paintings ?? 0));
    if (month !== undefined && longest > (month.longest ?? 0)) month.longest = longest;
  }
  return months;
}
