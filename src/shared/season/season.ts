import { LONGEST_LINE } from '../core/limits.ts';
import { isDate } from '../core/moment.ts';
import { cleanName } from '../core/person-name.ts';
import { isAmount, isObject } from '../core/shape.ts';

/** What a season's points are given for. `docs/statistics.md` defines them. */
export const SEASON_RULES = ['places', 'wins', 'rating'] as const;
export type SeasonRule = (typeof SEASON_RULES)[number];

/** Somebody may have to play so many games to be placed. */
export const MOST_SEASON_GAMES = 1000;

/** The games between two days, and how they are counted. */
export interface Season {
  /** What the group calls it; may be empty. */
  readonly title: string;
  /** The first and the last day, such as `2026-09-01`. */
  readonly from: string;
  readonly to: string;
  readonly rule: SeasonRule;
  /** With fewer games somebody is listed without a place. */
  readonly least: number;
}

/** When its games begin, by the clock of the computer that counts them: `until` is the first moment after it. */
export function spanOf({ from, to }: Pick<Season, 'from' | 'to'>): {
  readonly from: string;
  readonly until: string;
} {
  return { from: midnight(from, 0), until: midnight(to, 1) };
}

/** The start of a day, `later` days on. */
function midnight(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** Reads a season from elsewhere; `null` if it isn't one. */
export function readSeason(value: unknown): Season | null {
  if (!isObject(value)) return null;
  const { title, from, to, rule, least } = value;
  const known = SEASON_RULES.find((each) => each === rule);
  return known !== undefined && isTitle(title) && isDay(from) && isDay(to) && from <= to && isLeast(least)
    ? { title, from, to, rule: known, least }
    : null;
}

/** A day of the calendar without a time. Years of fewer or more digits wouldn't compare as text. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^[12]\d{3}-\d\d-\d\d$/.test(value) && isDate(value);
}

function isTitle(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_LINE && cleanName(value) === value;
}

function isLeast(value: unknown): value is number {
  return isAmount(value) && value >= 1 && value <= MOST_SEASON_GAMES;
}
