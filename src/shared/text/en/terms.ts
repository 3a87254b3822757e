import { languageName } from '../formats.ts';
import type { Terms } from '../terms.ts';

/** The words of the boxes, and how boxes of one name are told apart. */
export const terms: Terms = {
  language: 'en',
  auction: {
    markers: {
      kinds: { open: 'Open', once: 'Once around', hidden: 'Fist', fixed: 'Named price', double: 'Double' },
      sold: { open: 'open', once: 'once around', hidden: 'fist', fixed: 'named price', double: 'double' },
      tile: { one: 'marker', many: 'markers' },
    },
    'artist-value-tiles': {
      kinds: { open: 'Open', once: 'One offer', hidden: 'Hidden', fixed: 'Fixed price', double: 'Double' },
      sold: { open: 'open', once: 'one offer', hidden: 'hidden', fixed: 'fixed price', double: 'double' },
      tile: { one: 'Artist Value tile', many: 'Artist Value tiles' },
    },
  },
  gallery: {
    masterpieces: {
      card: { one: 'masterpiece', many: 'masterpieces' },
      influence: { one: 'extra card', many: 'extra cards' },
    },
    artworks: {
      card: { one: 'artwork', many: 'artworks' },
      influence: { one: 'Influence card', many: 'Influence cards' },
    },
  },
  points: {
    points: { one: 'point', many: 'points' },
    'victory-points': { one: 'VP', many: 'VP' },
  },
  printing: {
    publisher: (publisher, language) => `${publisher}, ${languageName('en', language)}`,
    somebody: 'a box of your own',
  },
};
