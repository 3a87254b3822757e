import { SHELVES, type FiguresFilter, type HistoryFilter, type Shelf } from '../../shared/api.ts';
import { EDITION_IDS, FAMILY_NAMES, type EditionId, type FamilyName } from '../../shared/record/index.ts';

/** Which games somebody looks for, as they say it: days are days of their own calendar, the last one included. */
export interface Search {
  readonly text?: string;
  readonly person?: string;
  readonly family?: FamilyName;
  readonly edition?: EditionId;
  readonly seats?: Seats;
  readonly place?: string;
  readonly tag?: string;
  readonly since?: string;
  readonly to?: string;
  readonly status?: Shelf;
  /** The sample history alone, which counts nowhere else. */
  readonly sample?: true;
}

export const SEATS = [2, 3, 4, 5] as const;
export type Seats = (typeof SEATS)[number];

const KEYS = [
  'text',
  'person',
  'family',
  'edition',
  'seats',
  'place',
  'tag',
  'since',
  'to',
  'status',
  'sample',
] as const;

/** The part of the address that says what is looked for; nothing where everything is. */
export function addressOfSearch(search: Search): string {
  const asked = new URLSearchParams();
  for (const key of KEYS) {
    const value = search[key];
    if (value !== undefined && value !== '') asked.set(key, String(value));
  }
  const text = asked.toString();
  return text === '' ? '' : `?${text}`;
}

/** What an address asks for; what no screen would have written there is left out. */
export function searchAt(address: string): Search {
  const asked = new URLSearchParams(address);
  const given = (key: (typeof KEYS)[number]) => asked.get(key)?.slice(0, 100) ?? '';
  const among = <Value>(values: readonly Value[], key: (typeof KEYS)[number]) =>
    values.find((value) => String(value) === given(key));
  const day = (key: 'since' | 'to') => (isDay(given(key)) ? given(key) : undefined);
  return said({
    text: given('text'),
    person: given('person'),
    family: among(FAMILY_NAMES, 'family'),
    edition: among(EDITION_IDS, 'edition'),
    seats: among(SEATS, 'seats'),
    place: given('place'),
    tag: given('tag'),
    since: day('since'),
    to: day('to'),
    status: among(SHELVES, 'status'),
    sample: among([true] as const, 'sample'),
  });
}

/** A search without what it leaves open. */
export function said(search: { readonly [Key in keyof Search]: Search[Key] | undefined }): Search {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== ''),
  );
}

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

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** The moment at which a day begins here, so many days later. */
function midnight(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
