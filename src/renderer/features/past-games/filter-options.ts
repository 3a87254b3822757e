import { SHELVES, type HistoryFacets, type Shelf } from '../../../shared/api.ts';
import { EDITION_IDS, isEditionKey, type EditionId } from '../../../shared/record/index.ts';
import { said, type Search, SEATS } from '../../../shared/routes/index.ts';
import { wholeYear, yearOf } from '../../lib/search.ts';
import { editionText, type TextLanguage } from '../../shown/past/game-line.ts';

/** A filter: its name, its options and the current choice. */
export interface Choosing {
  readonly trait: Trait;
  readonly label: string;
  /** The label for no filter. */
  readonly any: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
}

const TRAITS = ['person', 'edition', 'seats', 'place', 'tag', 'year', 'status', 'sample'] as const;
export type Trait = (typeof TRAITS)[number];

interface Found {
  readonly value: string;
  readonly label: string;
}

/** The filters worth offering for these games. Statistics cover only finished games. */
export function choosingsOf(
  facets: HistoryFacets | null,
  search: Search,
  every: 'every' | 'finished',
  textLanguage: TextLanguage,
): Choosing[] {
  const { history } = textLanguage.words;
  return TRAITS.filter((trait) => trait !== 'status' || every === 'every').map((trait) => {
    const value = chosenOf(search, trait);
    const options = facets === null ? [] : optionsOf(facets, trait, textLanguage);
    // Keep the chosen option in the list, so that it can be removed even if no game matches it.
    const known = value === '' || options.some((option) => option.value === value);
    return {
      trait,
      ...history.by[trait],
      options: known ? options : [...options, { value, label: nameOf(trait, value, textLanguage) }],
      value,
    };
  });
}

function optionsOf(facets: HistoryFacets, trait: Trait, textLanguage: TextLanguage): readonly Found[] {
  const named = ({ value }: { readonly value: string | number }) => ({
    value: String(value),
    label: nameOf(trait, String(value), textLanguage),
  });
  switch (trait) {
    case 'person':
      return facets.people.map(({ value, name }) => ({ value, label: name }));
    case 'edition':
      return facets.editions.map(({ value, edition }) => ({
        value,
        label: editionText(edition, textLanguage.words),
      }));
    case 'seats':
      return facets.seats.toSorted((one, other) => one.value - other.value).map(named);
    case 'place':
      return facets.places.map(named);
    case 'tag':
      return facets.tags.map(named);
    case 'year':
      return facets.years.map(named);
    case 'status':
      return facets.statuses.map(named);
    case 'sample':
      return [];
  }
}

function nameOf(trait: Trait, value: string, { words }: TextLanguage): string {
  const { history } = words;
  if (trait === 'seats') return history.seats(Number(value));
  if (trait === 'edition') return isEdition(value) ? editionText(value, words) : value;
  if (trait === 'sample') return history.samples.name;
  if (trait === 'status') return isStatus(value) ? history.statuses[value] : value;
  return value;
}

/** The value a search has for a trait; empty if it isn't filtered. */
function chosenOf(search: Search, trait: Trait): string {
  if (trait === 'year') return String(yearOf(search) ?? '');
  return String(search[trait] ?? '');
}

/** The search with a trait chosen; an empty value removes the filter. */
export function chosen(search: Search, trait: Trait, value: string): Search {
  switch (trait) {
    case 'person':
    case 'place':
    case 'tag':
      return said({ ...search, [trait]: value });
    case 'edition':
      return said({ ...search, edition: isEditionKey(value) ? value : undefined });
    case 'seats':
      return said({ ...search, seats: SEATS.find((seats) => String(seats) === value) });
    case 'status':
      return said({ ...search, status: isStatus(value) ? value : undefined });
    case 'sample':
      return said({ ...search, sample: value === '' ? undefined : true });
    case 'year':
      return said({
        ...search,
        ...(value === '' ? { since: undefined, to: undefined } : wholeYear(Number(value))),
      });
  }
}

function isEdition(value: string): value is EditionId {
  return EDITION_IDS.some((edition) => edition === value);
}

function isStatus(value: string): value is Shelf {
  return SHELVES.some((shelf) => shelf === value);
}
