import type { EditionFacts as AuctionFacts } from '../../../src/shared/auction/facts.ts';
import { modernArtCmonEn } from '../../../src/shared/auction/editions/modern-art-cmon-en.ts';
import type { EditionFacts as GalleryFacts } from '../../../src/shared/gallery/facts.ts';
import { mastersGallery } from '../../../src/shared/gallery/editions/masters-gallery.ts';

/**
 * Two invented boxes, one per family, with what any new box may have: artists named like object properties, or sorted
 * differently by other programs.
 */
export const paintersOfOslo = {
  ...modernArtCmonEn,
  id: 'painters-of-oslo',
  title: 'Modern Art',
  printing: { by: 'publisher', publisher: 'Nowhere Press', language: 'no' },
  bgg: { ...modernArtCmonEn.bgg, marks: ['Nowhere'] },
  words: 'markers',
  artists: [
    { id: 'constructor', name: 'Constructor', cards: 12, kinds: null },
    { id: 'bjorn', name: 'Bjørn', cards: 13, kinds: null },
    { id: '7', name: 'Seven', cards: 14, kinds: null },
    { id: 'dagny', name: 'Dagny', cards: 15, kinds: null },
    { id: '-', name: '–', cards: 16, kinds: null },
  ],
  money: { before: 'kr ', after: '', times: 100, tokens: [1, 2, 10] },
} as const satisfies AuctionFacts;

export const galleryOfOslo = {
  ...mastersGallery,
  id: 'gallery-of-oslo',
  title: 'Gallery of Oslo',
  translatedTitles: { it: 'Galleria di Oslo' },
  printing: { by: 'year', year: 2025 },
  bgg: {
    number: 999_001,
    numberCanBeSet: false,
    name: 'Gallery of Oslo',
    year: 2025,
    namesBegin: [],
    marks: [],
  },
  artists: [
    { id: 'constructor', name: 'Constructor', cards: 17 },
    { id: 'bjorn', name: 'Bjørn', cards: 18 },
    { id: '7', name: 'Seven', cards: 19 },
    { id: 'dagny', name: 'Dagny', cards: 20 },
    { id: '-', name: '–', cards: 21 },
  ],
} as const satisfies GalleryFacts;
