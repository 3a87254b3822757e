import { SHELVES, type HistoryFacets, type Shelf } from '../../../shared/api.ts';
import {
  EDITION_IDS,
  FAMILY_NAMES,
  isEditionKey,
  type EditionId,
  type FamilyName,
} from '../../../shared/record/index.ts';
import { isolated } from '../../../shared/core/person-name.ts';
import { said, type Search, SEATS } from '../../../shared/routes/index.ts';
import { listFormat } from '../../../shared/text/formats.ts';
import { wholeYear, yearOf } from '../../lib/search.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import { dayText, editionText, type TextLanguage } from '../../shown/past/game-line.ts';

/** A filter: its name, its options and the current choice. */
export interface Choosing {
  readonly trait: Trait;
  readonly label: string;
  readonly options: readonly Option[];
  /** Empty if it isn't filtered. */
  readonly value: string;
  /** What its chip says of the choice. */
  readonly chosen: string;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** How many games would match; `null` if none is known. */
  readonly games: number | null;
}

/** Which games are filtered. */
export interface Filtered {
  /** Statistics cover only finished games and have no text search. */
  readonly every: 'every' | 'finished';
  /** All of them are these people's: others are those who played too. */
  readonly whose?: readonly string[] | undefined;
}

const TRAITS = [
  'person',
  'with',
  'family',
  'edition',
  'seats',
  'place',
  'tag',
  'time',
  'status',
  'counted',
  'sample',
] as const;
export type Trait = (typeof TRAITS)[number];

/** Chosen elsewhere, by a link; here they can be seen and removed. */
const FROM_ELSEWHERE: readonly Trait[] = ['with', 'family'];

/** The filters worth offering for these games. */
export function choosingsOf(
  facets: HistoryFacets | null,
  search: Search,
  filtered: Filtered,
  textLanguage: TextLanguage,
): Choosing[] {
  return TRAITS.filter((trait) => filtered.every === 'every' || (trait !== 'status' && trait !== 'counted'))
    .map((trait) => choosingOf(facets, search, trait, filtered, textLanguage))
    .filter(
      ({ trait, options, value }) =>
        value !== '' || trait === 'time' || (options.length > 1 && !FROM_ELSEWHERE.includes(trait)),
    );
}

/** What finished games are filtered by, in words. */
export function filtersIn(
  facets: HistoryFacets | null,
  search: Search,
  textLanguage: TextLanguage,
): string[] {
  return choosingsOf(facets, search, { every: 'finished' }, textLanguage).flatMap(({ chosen }) =>
    chosen === '' ? [] : chosen,
  );
}

function choosingOf(
  facets: HistoryFacets | null,
  search: Search,
  trait: Trait,
  { whose }: Filtered,
  textLanguage: TextLanguage,
): Choosing {
  const { history } = textLanguage.words;
  const value = chosenOf(search, trait);
  const found = facets === null ? [] : optionsOf(facets, trait, textLanguage);
  const options =
    trait === 'person' ? found.filter((option) => whose?.includes(option.value) !== true) : found;
  const known = options.find((option) => option.value === value);
  const withOthers = trait === 'with' || (trait === 'person' && whose !== undefined);
  const named = trait === 'with' ? namesOf(search.with ?? [], facets, textLanguage) : undefined;
  const label = named ?? known?.label ?? nameOf(trait, value, textLanguage);
  return {
    trait,
    label: withOthers ? history.by.with : history.by[trait],
    // Keep the chosen option in the list, so that it can be removed even if no game matches it.
    options:
      known !== undefined || value === '' || trait === 'time'
        ? options
        : [...options, { value, label, games: null }],
    value,
    chosen: value === '' ? '' : withOthers ? history.with(label) : label,
  };
}

function optionsOf(facets: HistoryFacets, trait: Trait, textLanguage: TextLanguage): readonly Option[] {
  const named = ({ value, games }: { readonly value: string | number; readonly games: number }) => ({
    value: String(value),
    label: nameOf(trait, String(value), textLanguage),
    games,
  });
  switch (trait) {
    case 'person':
      return facets.people.map(({ value, name, games }) => ({ value, label: name, games }));
    case 'with':
      return [];
    case 'family':
      return facets.families.map(named);
    case 'edition':
      return facets.editions.map(({ value, edition, games }) => ({
        value,
        label: editionText(edition, textLanguage.words),
        games,
      }));
    case 'seats':
      return facets.seats.toSorted((one, other) => one.value - other.value).map(named);
    case 'place':
      return facets.places.map(named);
    case 'tag':
      return facets.tags.map(named);
    case 'time':
      return facets.years.map(named);
    case 'status':
      return facets.statuses.map(named);
    case 'counted':
      return facets.counted.map(({ value, games }) => named({ value: String(value), games }));
    case 'sample':
      return [];
  }
}

function nameOf(trait: Trait, value: string, { words, locale }: TextLanguage): string {
  const { history } = words;
  if (trait === 'family') return isFamily(value) ? history.families[value] : value;
  if (trait === 'seats') return history.seats(Number(value));
  if (trait === 'edition') return isEdition(value) ? editionText(value, words) : value;
  if (trait === 'sample') return history.samples.name;
  if (trait === 'counted') return history.countedOr[value === 'true' ? 'yes' : 'no'];
  if (trait === 'tag') return history.tag(value);
  if (trait === 'time') return timeText(value, words, locale);
  if (trait === 'status') return isStatus(value) ? history.statuses[value] : value;
  return isolated(value);
}

/** The value a search has for a trait; empty if it isn't filtered. A time is a year, or its first and last day. */
function chosenOf(search: Search, trait: Trait): string {
  if (trait === 'with') return (search.with ?? []).join(BETWEEN);
  if (trait !== 'time') return String(search[trait] ?? '');
  const { since = '', to = '' } = search;
  return since === '' && to === '' ? '' : String(yearOf(search) ?? `${since}${RANGE}${to}`);
}

const RANGE = '/';
const BETWEEN = ' ';

function namesOf(people: readonly string[], facets: HistoryFacets | null, { locale }: TextLanguage): string {
  const names = people.map((id) => facets?.people.find(({ value }) => value === id)?.name ?? id);
  return listFormat(locale).format(names);
}

function timeText(value: string, { history }: Words, locale: string): string {
  const [since = '', to = ''] = value.split(RANGE);
  if (!value.includes(RANGE)) return value;
  const day = (text: string) => dayText(`${text}T12:00`, locale);
  if (to === '') return history.sinceDay(day(since));
  if (since === '') return history.toDay(day(to));
  return since === to ? day(since) : `${day(since)} – ${day(to)}`;
}

/** The search with a trait chosen; an empty value removes the filter. */
export function searchWith(search: Search, trait: Trait, value: string): Search {
  switch (trait) {
    case 'person':
    case 'place':
    case 'tag':
      return said({ ...search, [trait]: value });
    case 'with':
      return said({ ...search, with: undefined });
    case 'family':
      return said({ ...search, family: isFamily(value) ? value : undefined });
    case 'edition':
      return said({ ...search, edition: isEditionKey(value) ? value : undefined });
    case 'seats':
      return said({ ...search, seats: SEATS.find((seats) => String(seats) === value) });
    case 'status':
      return said({ ...search, status: isStatus(value) ? value : undefined });
    case 'counted':
      return said({ ...search, counted: value === '' ? undefined : value === 'true' });
    case 'sample':
      return said({ ...search, sample: value === '' ? undefined : true });
    case 'time':
      return said({
        ...search,
        ...(value === '' ? { since: undefined, to: undefined } : wholeYear(Number(value))),
      });
  }
}

function isEdition(value: string): value is EditionId {
  return EDITION_IDS.some((edition) => edition === value);
}

function isFamily(value: string): value is FamilyName {
  return FAMILY_NAMES.some((family) => family === value);
}

function isStatus(value: string): value is Shelf {
  return SHELVES.some((shelf) => shelf === value);
}
