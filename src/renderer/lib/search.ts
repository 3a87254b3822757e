import type { FiguresFilter, HistoryFilter } from '../../shared/api.ts';
import type { Search } from '../../shared/routes/index.ts';

/** What statistics are asked for: finished games, and no words. */
export function gameFilterOf({ since, to, text: _text, status: _status, ...traits }: Search): FiguresFilter {
  return {
    ...traits,
    ...(since === undefined ? {} : { from: midnight(since, 0) }),
    ...(to === undefined ? {} : { until: midnight(to, 1) }),
  };
}

export function historyFilterOf(search: Search): HistoryFilter {
  const { text, status } = search;
  return {
    ...gameFilterOf(search),
    ...(text === undefined ? {} : { text }),
    ...(status === undefined ? {} : { status }),
  };
}

/** The first and the last day of a year. */
export function wholeYear(year: number): { readonly since: string; readonly to: string } {
  return { since: `${year}-01-01`, to: `${year}-12-31` };
}

/** The year that a search asks for, where it asks for one whole year. */
export function yearOf({ since, to }: Search): number | null {
  const year = Number(since?.slice(0, 4));
  return since === wholeYear(year).since && to === wholeYear(year).to ? year : null;
}

/** The moment at which a day begins here, so many days later. */
function midnight(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
