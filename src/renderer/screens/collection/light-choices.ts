import type { HistoryFacets } from '../../../shared/api.ts';
import { isolated } from '../../../shared/core/person-name.ts';
import { HUNG_BY, type HungBy, type Light, type PriceRange } from '../../../shared/core/wall.ts';
import { currencyOf, editionOf, familyOf, type AnyEdition } from '../../../shared/record/index.ts';
import { COLLECTION } from '../../../shared/text/all-collection.ts';
import { money } from '../../../shared/text/money.ts';
import { auctionTerms } from '../../../shared/text/terms.ts';
import type { Option } from '../../features/past-games/filter-options.ts';
import type { TextLanguage } from '../../shown/past/game-line.ts';
import { rangeOf, rangeText } from './prices.ts';

export const LIGHT_TRAITS = ['buyer', 'artist', 'by', 'price', 'paid'] as const;
export type LightTrait = (typeof LIGHT_TRAITS)[number];

/** What can stay lit: one trait of a painting. */
export interface LightChoice {
  readonly trait: LightTrait;
  readonly label: string;
  readonly options: readonly Option[];
  /** Empty if nothing is chosen. */
  readonly value: string;
  readonly chosen: string;
}

const FREE: PriceRange = { least: 0, most: 0 };
const PRICES: readonly PriceRange[] = [
  { least: 1, most: 10 },
  { least: 11, most: 25 },
  { least: 26, most: 50 },
  { least: 51, most: 100 },
  { least: 101, most: null },
];

/** The choices that these games have, and what is chosen in any case. */
export function lightChoices(
  facets: HistoryFacets | null,
  light: Light,
  textLanguage: TextLanguage,
): LightChoice[] {
  const words = COLLECTION[textLanguage.words.terms.language];
  return LIGHT_TRAITS.map((trait) => {
    const value = chosenIn(light, trait);
    const options = facets === null ? [] : optionsOf(facets, trait, textLanguage);
    const known = options.find((option) => option.value === value);
    const chosen = known?.label ?? value;
    return {
      trait,
      label: words.light[trait],
      options,
      value,
      chosen: value === '' ? '' : trait === 'buyer' ? words.boughtBy(isolated(chosen)) : chosen,
    };
  }).filter(({ options, value }) => options.length > 0 || value !== '');
}

function optionsOf(facets: HistoryFacets, trait: LightTrait, textLanguage: TextLanguage): Option[] {
  const { words } = textLanguage;
  const plain = (value: string, label: string): Option => ({ value, label, games: null });
  const collection = COLLECTION[words.terms.language];
  const editions = facets.editions.map(({ edition }) => edition);
  switch (trait) {
    case 'buyer':
      return facets.people.map(({ value, name }) => plain(value, name));
    case 'artist': {
      const artists = editions.flatMap(
        (edition): readonly { readonly id: string; readonly name: string }[] => [
          ...editionOf(edition).edition.artists,
        ],
      );
      return [...new Map(artists.map(({ id, name }) => [id, plain(id, name)])).values()];
    }
    case 'by':
      return kindsOf(facets, textLanguage);
    case 'price':
      return pricesIn(editions, textLanguage);
    case 'paid':
      return [plain('yes', collection.paid.yes), plain('no', collection.paid.no)];
  }
}

/** In each currency by itself, first those of the box played most. */
function pricesIn(editions: readonly AnyEdition[], { words, locale }: TextLanguage): Option[] {
  const { free, between, from } = COLLECTION[words.terms.language];
  const currencies = new Map(
    editions
      .filter((edition) => familyOf(edition).scoredIn === 'money')
      .toReversed()
      .map((edition) => [currencyOf(edition), edition]),
  );
  const option = (range: PriceRange, label: string): Option => ({
    value: rangeText(range),
    label,
    games: null,
  });
  const ranges = [...currencies].reverse().flatMap(([currency, edition]) =>
    PRICES.map((range) => {
      const least = money(edition, range.least, locale);
      const label = range.most === null ? from(least) : between(least, money(edition, range.most, locale));
      return option({ ...range, currency }, label);
    }),
  );
  return ranges.length === 0 ? [] : [option(FREE, free), ...ranges];
}

/** Kinds of auctions, and symbols of cards, in the words of the box played most. */
function kindsOf(facets: HistoryFacets, { words }: TextLanguage): Option[] {
  const families = new Map(
    facets.editions.toReversed().map(({ edition }) => [editionOf(edition).family, edition]),
  );
  return [...families.values()]
    .reverse()
    .flatMap((edition) => {
      const known = editionOf(edition);
      switch (known.family) {
        case 'auction':
          return Object.entries(auctionTerms(words, known.edition).kinds);
        case 'gallery':
          return Object.entries(words.galleryTable.effects)
            .filter(([effect]) => effect !== 'none')
            .map(([effect, { name, detail }]) => [effect, detail === '' ? name : `${name}, ${detail}`]);
      }
    })
    .map(([value = '', label = '']) => ({ value, label, games: null }));
}

function chosenIn({ buyer, artist, by, price, paid }: Light, trait: LightTrait): string {
  switch (trait) {
    case 'buyer':
      return buyer ?? '';
    case 'artist':
      return artist ?? '';
    case 'by':
      return by ?? '';
    case 'price':
      return price === undefined ? '' : rangeText(price);
    case 'paid':
      return paid === undefined ? '' : paid ? 'yes' : 'no';
  }
}

/** The light with a trait chosen; an empty value takes it away. */
export function lightWith(light: Light, trait: LightTrait, value: string): Light {
  const { [trait]: _before, ...others } = light;
  if (value === '') return others;
  switch (trait) {
    case 'buyer':
    case 'artist':
      return { ...others, [trait]: value };
    case 'by': {
      const by: HungBy | undefined = HUNG_BY.find((each) => each === value);
      return by === undefined ? others : { ...others, by };
    }
    case 'price': {
      const price = rangeOf(value);
      return price === null ? others : { ...others, price };
    }
    case 'paid':
      return { ...others, paid: value === 'yes' };
  }
}
