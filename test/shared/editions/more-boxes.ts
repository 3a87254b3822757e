import type { EditionFacts as AuctionFacts } from '../../../src/shared/auction/facts.ts';
import { modernArtCmonEn } from '../../../src/shared/auction/editions/modern-art-cmon-en.ts';
import type { EditionFacts as GalleryFacts } from '../../../src/shared/gallery/facts.ts';
import { mastersGallery } from '../../../src/shared/gallery/editions/masters-gallery.ts';

/**
 * Two invented boxes, one per family, with what any new box may have: numbers of its own, artists named like object
 * properties, or sorted differently by other programs.
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
    { id: '-', name: '–', cards: 17, kinds: null },
  ],
  rounds: 3,
  limit: 6,
  startingCash: 80,
  tiles: [40, 25, 5],
  deal: { 3: [11, 7, 4], 4: [9, 5, 2], 5: [8, 4, 0] },
  mystery: { players: 3, deal: [8, 5, 2] },
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
    { id: '-', name: '–', cards: 22 },
  ],
  rounds: 3,
  deal: { 2: [12, 7, 4], 3: [12, 6, 1], 4: [11, 4, 0], 5: [10, 3, 0] },
  limits: { 2: 4, 3: 7, 4: 6, 5: 5 },
  valueTokens: [5, 3, 1],
  awards: { tokens: 4, value: 3 },
  symbolCards: { draw: 2, 'second-up': 1, 'second-down': 1, everyone: 1, award: 1 },
} as const satisfies GalleryFacts;
