import { languageName } from '../formats.ts';
import type { Terms } from '../terms.ts';
import type { ItalianNoun } from './noun.ts';

export const terms: Terms<ItalianNoun> = {
  language: 'it',
  auction: {
    markers: {
      kinds: {
        open: 'Aperta',
        once: 'Un giro',
        hidden: 'Nel pugno',
        fixed: 'Prezzo dichiarato',
        double: 'Doppia',
      },
      sold: {
        open: 'asta aperta',
        once: 'asta a un giro',
        hidden: 'asta nel pugno',
        fixed: 'asta a prezzo dichiarato',
        double: 'asta doppia',
      },
      tile: { one: 'segnalino', many: 'segnalini', gender: 'masculine' },
    },
    'artist-value-tiles': {
      kinds: {
        open: 'Aperta',
        once: 'Offerta singola',
        hidden: 'Nascosta',
        fixed: 'Prezzo fisso',
        double: 'Doppia',
      },
      sold: {
        open: 'asta aperta',
        once: 'asta a offerta singola',
        hidden: 'asta nascosta',
        fixed: 'asta a prezzo fisso',
        double: 'asta doppia',
      },
      tile: { one: 'gettone Valore Artista', many: 'gettoni Valore Artista', gender: 'masculine' },
    },
  },
  gallery: {
    masterpieces: {
      card: { one: 'capolavoro', many: 'capolavori', gender: 'masculine' },
      influence: { one: 'carta extra', many: 'carte extra', gender: 'feminine' },
    },
    artworks: {
      card: { one: 'opera', many: 'opere', gender: 'feminine' },
      influence: { one: 'carta Influenza', many: 'carte Influenza', gender: 'feminine' },
    },
  },
  points: {
    points: { one: 'punto', many: 'punti', gender: 'masculine' },
    'victory-points': { one: 'PV', many: 'PV', gender: 'masculine' },
  },
  printing: {
    // An edition is feminine, and so are the languages it is in.
    publisher: (publisher, language) => `${publisher}, ${languageName('it', language).replace(/o$/, 'a')}`,
    somebody: 'una scatola vostra',
  },
};
