import type { HistoryFacets } from '../../../shared/api.ts';
import { EDITION_IDS } from '../../../shared/record/index.ts';
import { isolated } from '../../../shared/core/person-name.ts';
import { said, searchAt, type Search } from '../../../shared/routes/index.ts';
import { listFormat } from '../../../shared/text/formats.ts';
import { wholeYear, yearOf } from '../../lib/search.ts';
import { fullBoxName } from '../../../shared/text/terms.ts';
import { dayText, type TextLanguage } from '../../shown/past/game-line.ts';

/** What a chip chooses: its name, its options and the current choice. */
export interface Choosing<T = Trait> {
  readonly trait: T;
  readonly label: string;
  readonly options: readonly Option[];
  /** Empty if nothing is chosen. */
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
  const people = trait === 'with' ? namesOf(search.with ?? [], facets, textLanguage) : undefined;
  const label = people ?? known?.label ?? nameOf(trait, value, textLanguage);
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

const FACETS = {
  family: 'families',
  seats: 'seats',
  place: 'places',
  tag: 'tags',
  time: 'years',
  status: 'statuses',
  counted: 'counted',
} as const;

function optionsOf(facets: HistoryFacets, trait: Trait, textLanguage: TextLanguage): readonly Option[] {
  switch (trait) {
    case 'person':
      return facets.people.map(({ value, name, games }) => ({ value, label: name, games }));
    case 'edition':
      return facets.editions.map(({ value, edition, games }) => ({
        value,
        label: fullBoxName(textLanguage.words, edition),
        games,
      }));
    case 'with':
    case 'sample':
      return [];
    default: {
      const options = facets[FACETS[trait]].map(({ value, games }) => ({
        value: String(value),
        label: nameOf(trait, String(value), textLanguage),
        games,
      }));
      return trait === 'seats'
        ? options.sort((one, other) => Number(one.value) - Number(other.value))
        : options;
    }
  }
}

function nameOf(trait: Trait, value: string, textLanguage: TextLanguage): string {
  const { words } = textLanguage;
  const { history } = words;
  switch (trait) {
    case 'family':
      return named(history.families, value);
    case 'seats':
      return history.seats(Number(value));
    case 'edition': {
      const known = EDITION_IDS.find((edition) => edition === value);
      return known === undefined ? value : fullBoxName(words, known);
    }
    case 'sample':
      return history.samples.name;
    case 'counted':
      return history.countedOr[value === 'true' ? 'yes' : 'no'];
    case 'tag':
      return history.tag(value);
    case 'time':
      return timeText(value, textLanguage);
    case 'status':
      return named(history.statuses, value);
    case 'person':
    case 'with':
    case 'place':
      return isolated(value);
  }
}

function named(names: Readonly<Record<string, string>>, value: string): string {
  return names[value] ?? value;
}

/** The value a search has for a trait; empty if it isn't filtered. A time is a year, or its first and last day. */
function chosenOf(search: Search, trait: Trait): string {
  if (trait === 'with') return (search.with ?? []).join(' ');
  if (trait !== 'time') return String(search[trait] ?? '');
  const { since = '', to = '' } = search;
  return since === '' && to === '' ? '' : String(yearOf(search) ?? `${since}${RANGE}${to}`);
}

const RANGE = '/';

function namesOf(people: readonly string[], facets: HistoryFacets | null, { locale }: TextLanguage): string {
  const names = people.map((id) => facets?.people.find(({ value }) => value === id)?.name ?? id);
  return listFormat(locale).format(names);
}

function timeText(value: string, { words: { history }, locale }: TextLanguage): string {
  const [since = '', to = ''] = value.split(RANGE);
  if (!value.includes(RANGE)) return value;
  const day = (text: string) => dayText(`${text}T12:00`, locale);
  if (to === '') return history.sinceDay(day(since));
  if (since === '') return history.toDay(day(to));
  return since === to ? day(since) : `${day(since)} – ${day(to)}`;
}

/** The search with a trait chosen; an empty value removes the filter. */
export function searchWith(search: Search, trait: Trait, value: string): Search {
  if (trait !== 'time') {
    const { [trait]: chosen } = searchAt(`${trait}=${encodeURIComponent(value.toWellFormed())}`);
    return said({ ...search, [trait]: chosen });
  }
  const days = value === '' ? { since: undefined, to: undefined } : wholeYear(Number(value));
  return said({ ...search, ...days });
}
