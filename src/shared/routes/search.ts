import { SHELVES, type Shelf } from '../api/shelves.ts';
import { FAMILY_NAMES, isEditionKey, type FamilyName } from '../record/index.ts';
import { decoded } from './piece.ts';

/** A search for games as the user enters it: days are local, the last one included. */
export interface Search {
  readonly text?: string;
  readonly person?: string;
  /** Others who played too. */
  readonly with?: readonly string[];
  readonly family?: FamilyName;
  /** By its key. */
  readonly edition?: string;
  /** Made boxes count with those of the same base and the same numbers. */
  readonly together?: true;
  readonly seats?: Seats;
  readonly place?: string;
  readonly tag?: string;
  readonly since?: string;
  readonly to?: string;
  readonly status?: Shelf;
  /** Only games that the statistics count, or none of them. */
  readonly counted?: boolean;
  /** Only the sample history, which doesn't count anywhere else. */
  readonly sample?: true;
}

export const SEATS = [2, 3, 4, 5] as const;
export type Seats = (typeof SEATS)[number];

/** More don't sit at a table. */
const MOST_OTHERS = 5;

const KEYS = [
  'text',
  'person',
  'with',
  'family',
  'edition',
  'together',
  'seats',
  'place',
  'tag',
  'since',
  'to',
  'status',
  'counted',
  'sample',
] as const;

/** The query for a search; empty if nothing is filtered. */
export function addressOfSearch(search: Search): string {
  const asked = KEYS.flatMap((key) => {
    const value = search[key] ?? [];
    return [value].flat().flatMap((each) => (each === '' ? [] : [`${key}=${written(String(each))}`]));
  });
  return asked.length === 0 ? '' : `?${asked.join('&')}`;
}

/** Whether a part of a query belongs to the search. */
export function isOfSearch(pair: string): boolean {
  return KEYS.some((key) => pair === key || pair.startsWith(`${key}=`));
}

/** Reads a search from an address. Invalid values are ignored. */
export function searchAt(address: string): Search {
  const asked = Map.groupBy(
    address.split('&').map((pair) => pair.split('=').map(read)),
    ([key]) => key,
  );
  const allGiven = (key: (typeof KEYS)[number]) =>
    (asked.get(key) ?? [])
      .map(([, ...value]) => value.join('=').slice(0, 100))
      .filter((value) => value !== '');
  const given = (key: (typeof KEYS)[number]) => allGiven(key)[0] ?? '';
  const among = <Value>(values: readonly Value[], key: (typeof KEYS)[number]) =>
    values.find((value) => String(value) === given(key));
  const day = (key: 'since' | 'to') => (isDay(given(key)) ? given(key) : undefined);
  return said({
    text: given('text'),
    person: given('person'),
    with: allGiven('with').slice(0, MOST_OTHERS),
    family: among(FAMILY_NAMES, 'family'),
    edition: isEditionKey(given('edition')) ? given('edition') : undefined,
    together: among([true] as const, 'together'),
    seats: among(SEATS, 'seats'),
    place: given('place'),
    tag: given('tag'),
    since: day('since'),
    to: day('to'),
    status: among(SHELVES, 'status'),
    counted: among([true, false] as const, 'counted'),
    sample: among([true] as const, 'sample'),
  });
}

/** A search without its undefined fields. */
export function said(search: { readonly [Key in keyof Search]: Search[Key] | undefined }): Search {
  return Object.fromEntries(
    Object.entries(search).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Encodes a text like a form does. */
function written(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function read(text: string): string {
  return decoded(text.replaceAll('+', ' ')) ?? '';
}
