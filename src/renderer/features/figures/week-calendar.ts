import type { PlayTimes } from '../../../shared/api.ts';

type Week = PlayTimes['weeks'][number];

/** Every week of every year with games, the latest year first; a week belongs to the year of its Thursday. */
export function weeksByYear(
  weeks: readonly Week[],
): readonly { readonly year: number; readonly weeks: readonly Week[] }[] {
  const known = new Map(weeks.map((week) => [week.monday, week]));
  const years = new Set(weeks.map(({ monday }) => yearOf(monday)));
  return [...years]
    .sort((one, other) => other - one)
    .map((year) => {
      const own: Week[] = [];
      for (let monday = firstMondayOf(year); yearOf(monday) === year; monday = later(monday, 7))
        own.push(known.get(monday) ?? { monday, evenings: 0, games: 0 });
      return { year, weeks: own };
    });
}

const DAY_MILLISECONDS = 86_400_000;

function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MILLISECONDS).toISOString().slice(0, 10);
}

function yearOf(monday: string): number {
  return Number(later(monday, 3).slice(0, 4));
}

/** The Monday of the week with the year's first Thursday, which has 4 January in it. */
function firstMondayOf(year: number): string {
  const fourth = `${year}-01-04`;
  return later(fourth, -((new Date(fourth).getUTCDay() + 6) % 7));
}
