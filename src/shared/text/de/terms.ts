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
      card: {
        one: 'Meisterwerk',
        many: 'Meisterwerke',
        gender: 'neuter',
        cases: {
          genitive: { one: 'Meisterwerks', many: 'Meisterwerke' },
          dative: { one: 'Meisterwerk', many: 'Meisterwerken' },
        },
      },
      influence: { one: 'Zusatzkarte', many: 'Zusatzkarten', gender: 'feminine' },
    },
    artworks: {
      card: {
        one: 'Kunstwerk',
        many: 'Kunstwerke',
        gender: 'neuter',
        cases: {
          genitive: { one: 'Kunstwerks', many: 'Kunstwerke' },
          dative: { one: 'Kunstwerk', many: 'Kunstwerken' },
        },
      },
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
