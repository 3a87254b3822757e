import type { FiguresFilter, HistoryFilter } from '../../shared/api.ts';
import { said, type Search } from '../../shared/routes/index.ts';

/** The part of a search that statistics can use: no text, and finished games only. */
export function gameFilterOf(search: Search): FiguresFilter {
  const year = yearOf(search);
  const { since, to, with: others, text: _text, status: _status, counted: _counted, ...traits } = search;
  return {
    ...traits,
    ...(others === undefined ? {} : { with: [...others] }),
    ...(year === null ? daysOf(since, to) : { year }),
  };
}

function daysOf(since: string | undefined, to: string | undefined): Pick<FiguresFilter, 'from' | 'until'> {
  return {
    ...(since === undefined ? {} : { from: midnight(since, 0) }),
    ...(to === undefined ? {} : { until: midnight(to, 1) }),
  };
}

export function historyFilterOf(search: Search): HistoryFilter {
  const { text, status, counted } = search;
  return {
    ...gameFilterOf(search),
    ...(text === undefined ? {} : { text }),
    ...(status === undefined ? {} : { status }),
    ...(counted === undefined ? {} : { counted }),
  };
}

/** Which games of a year are meant: the year takes the place of any time, and only finished games are in it. */
export function withinYear(search: Search): Search {
  return said({
    ...search,
    since: undefined,
    to: undefined,
    text: undefined,
    status: undefined,
    counted: undefined,
  });
}

/** The first and the last day of a year, which stand for its evenings, with their games after midnight. */
export function wholeYear(year: number): { readonly since: string; readonly to: string } {
  return { since: `${year}-01-01`, to: `${year}-12-31` };
}

/** The year a search covers, if it covers exactly one year. */
export function yearOf({ since, to }: Search): number | null {
  const year = Number(since?.slice(0, 4));
  return since === wholeYear(year).since && to === wholeYear(year).to ? year : null;
}

/** Local midnight at the start of a day, `later` days on. */
function midnight(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
