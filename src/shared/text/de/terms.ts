import { languageName } from '../formats.ts';
import type { Terms } from '../terms.ts';
import type { GermanNoun } from './noun.ts';

const kinds = {
  open: 'Freie Versteigerung',
  once: 'Einmal reihum',
  hidden: 'Verdeckt',
  fixed: 'Festpreis',
  double: 'Doppel',
};

const sold = {
  open: 'freie Versteigerung',
  once: 'einmal reihum',
  hidden: 'verdeckt',
  fixed: 'Festpreis',
  double: 'Doppel',
};

const work = (one: string): GermanNoun => ({
  one,
  many: `${one}e`,
  gender: 'neuter',
  cases: { genitive: { one: `${one}s`, many: `${one}e` }, dative: { one, many: `${one}en` } },
});

export const terms: Terms<GermanNoun> = {
  language: 'de',
  auction: {
    markers: { kinds, sold, tile: { one: 'Wertmarke', many: 'Wertmarken', gender: 'feminine' } },
    'artist-value-tiles': {
      kinds,
      sold,
      tile: {
        one: 'Künstlerwert-Plättchen',
        many: 'Künstlerwert-Plättchen',
        gender: 'neuter',
        cases: { genitive: { one: 'Künstlerwert-Plättchens', many: 'Künstlerwert-Plättchen' } },
      },
    },
  },
  gallery: {
    masterpieces: {
      card: work('Meisterwerk'),
      influence: { one: 'Zusatzkarte', many: 'Zusatzkarten', gender: 'feminine' },
    },
    artworks: {
      card: work('Kunstwerk'),
      influence: { one: 'Einflusskarte', many: 'Einflusskarten', gender: 'feminine' },
    },
  },
  points: {
    points: {
      one: 'Punkt',
      many: 'Punkte',
      gender: 'masculine',
      cases: { genitive: { one: 'Punkts', many: 'Punkte' }, dative: { one: 'Punkt', many: 'Punkten' } },
    },
    'victory-points': { one: 'SP', many: 'SP', gender: 'masculine' },
  },
  printing: {
    publisher: (publisher, language) => `${publisher}, ${languageName('de', language).toLowerCase()}`,
    somebody: 'eine eigene Schachtel',
  },
};
