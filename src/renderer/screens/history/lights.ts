import type { HistoryFacets } from '../../../shared/api.ts';
import { isolated } from '../../../shared/core/person-name.ts';
import type { PriceRange } from '../../../shared/core/wall.ts';
import { currencyOf, editionOf, familyOf, type AnyEdition } from '../../../shared/record/index.ts';
import { COLLECTION } from '../../../shared/text/all-collection.ts';
import { listFormat } from '../../../shared/text/formats.ts';
import { money } from '../../../shared/text/money.ts';
import { auctionTerms, fullBoxName } from '../../../shared/text/terms.ts';
import type { Choosing, Option } from '../../features/past-games/filter-options.ts';
import type { TextLanguage } from '../../shown/past/game-line.ts';
import { LIGHT_TRAITS, rangeText, type Lights, type LightTrait } from './address.ts';

const FREE: PriceRange = { least: 0, most: 0 };
const PRICES: readonly PriceRange[] = [
  { least: 1, most: 10 },
  { least: 11, most: 25 },
  { least: 26, most: 50 },
  { least: 51, most: 100 },
  { least: 101, most: 200 },
  { least: 201, most: null },
];

/** The choices that these games have, and what is chosen in any case. Whether others are shown has its button. */
export function lightChoices(
  facets: HistoryFacets | null,
  lights: Lights,
  textLanguage: TextLanguage,
): Choosing<LightTrait>[] {
  const words = COLLECTION[textLanguage.words.terms.language];
  return LIGHT_TRAITS.filter((trait) => trait !== 'only')
    .map((trait) => {
      const value = lights[trait] ?? '';
      const options = facets === null ? [] : optionsOf(facets, trait, textLanguage);
      const chosen = options.find((option) => option.value === value)?.label ?? value;
      return {
        trait,
        label: words.light[trait],
        options,
        value,
        chosen: value !== '' && trait === 'buyer' ? words.boughtBy(isolated(chosen)) : chosen,
      };
    })
    .filter(({ options, value }) => value !== '' || options.length > 0);
}

function optionsOf(
  facets: HistoryFacets,
  trait: Exclude<LightTrait, 'only'>,
  textLanguage: TextLanguage,
): Option[] {
  const collection = COLLECTION[textLanguage.words.terms.language];
  const editions = facets.editions.map(({ edition }) => edition);
  switch (trait) {
    case 'dearest':
      return [...boxesByCurrency(editions)].map(([currency, boxes], _, all) => {
        const named = boxes.map((edition) => fullBoxName(textLanguage.words, edition));
        const where = listFormat(textLanguage.locale).format([...new Set(named)]);
        return plain(currency, all.length === 1 ? collection.dearest : collection.dearestIn(where));
      });
    case 'buyer':
      return facets.people.map(({ value, name }) => plain(value, name));
    case 'artist': {
      const artists = editions.flatMap((edition): readonly Artist[] => editionOf(edition).edition.artists);
      return [...new Map(artists.map(({ id, name }) => [id, plain(id, name)])).values()];
    }
    case 'by':
      return kindsIn(editions, textLanguage);
    case 'price':
      return pricesIn(editions, textLanguage);
    case 'paid':
      return [plain('yes', collection.paid.yes), plain('no', collection.paid.no)];
  }
}

interface Artist {
  readonly id: string;
  readonly name: string;
}

function plain(value: string, label: string): Option {
  return { value, label, games: null };
}

/** The boxes of each currency, first those played most. */
function boxesByCurrency(editions: readonly AnyEdition[]): ReadonlyMap<string, readonly AnyEdition[]> {
  return Map.groupBy(
    editions.filter((edition) => familyOf(edition).scoredIn === 'money'),
    currencyOf,
  );
}

function pricesIn(editions: readonly AnyEdition[], { words, locale }: TextLanguage): Option[] {
  const { free, between, from } = COLLECTION[words.terms.language];
  const ranges = [...boxesByCurrency(editions)].flatMap(([currency, [edition]]) =>
    PRICES.map((range) => {
      const written = (amount: number) => (edition === undefined ? '' : money(edition, amount, locale));
      const { least, most } = range;
      const label = most === null ? from(written(least)) : between(written(least), written(most));
      return plain(rangeText({ ...range, currency }), label);
    }),
  );
  return ranges.length === 0 ? [] : [plain(rangeText(FREE), free), ...ranges];
}

/** Kinds of auctions, and symbols of cards, in the words of the box played most. */
function kindsIn(editions: readonly AnyEdition[], { words }: TextLanguage): Option[] {
  const families = Map.groupBy(editions.map(editionOf), ({ family }) => family);
  return [...families.values()].flatMap(([known]) => {
    switch (known?.family) {
      case 'auction':
        return Object.entries(auctionTerms(words, known.edition).kinds).map(([kind, name]) =>
          plain(kind, name),
        );
      case 'gallery':
        return Object.entries(words.galleryTable.effects)
          .filter(([effect]) => effect !== 'none')
          .map(([effect, { name, detail }]) => plain(effect, detail === '' ? name : `${name}, ${detail}`));
      case undefined:
        return [];
    }
  });
}
