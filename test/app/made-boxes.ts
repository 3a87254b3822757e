import type { AuctionBox, GalleryBox } from '../play/boxes.ts';
import { FORTY_LETTERS } from './long-names.ts';

const FORMAT = { format: 'vernissage/box', version: 1 } as const;

/** A French box in euros, with accents and a name that is long. */
export const MATAGOT: AuctionBox & { readonly money: object } = {
  ...FORMAT,
  id: 'matagot',
  basedOn: 'modern-art-cmon-en',
  title: 'Modern Art (Matagot)',
  artists: [
    { id: 'carvalho', name: 'Manuel Carvalho', cards: 12 },
    { id: 'thaler', name: 'Sigrid Thaler', cards: 13 },
    { id: 'melim', name: 'Daniel Melim-Ångström', cards: 14 },
    { id: 'constructor', name: 'Ramón Martíns', cards: 15 },
    { id: '7', name: 'Rafaël Silveira', cards: 16 },
  ],
  rounds: 4,
  limit: 5,
  startingCash: 100,
  tiles: [30, 20, 10],
  deal: { 3: [10, 6, 6, 0], 4: [9, 4, 4, 0], 5: [8, 3, 3, 0] },
  mystery: { deal: [9, 4, 4, 0] },
  splitDouble: 'variant',
  money: { before: '', after: '\u00a0€', times: 1000, tokens: [1, 5, 10, 25, 50, 100] },
};

/** Two rounds with a limit of three, and other tiles. */
export const SHORT: AuctionBox = {
  ...FORMAT,
  id: 'short',
  basedOn: 'modern-art-1994',
  title: 'A short game',
  artists: ['Ana', 'Bo', 'Cy', 'Dee', 'Eve'].map((name) => ({ id: name.toLowerCase(), name, cards: 14 })),
  rounds: 2,
  limit: 3,
  startingCash: 60,
  tiles: [25, 25, 0],
  deal: { 3: [6, 3], 4: [6, 3], 5: [6, 3] },
  mystery: null,
  splitDouble: 'refused',
};

/** A card game with a limit of seven, without awards. */
export const SEVEN: GalleryBox = {
  ...FORMAT,
  id: 'seven',
  basedOn: 'masters-gallery',
  title: 'Seven masters',
  artists: ['Artemisia', 'Berthe', 'Camille', 'Dora', 'Élisabeth'].map((name, at) => ({
    id: `m-${at}`,
    name,
    cards: 17 + at,
  })),
  rounds: 2,
  limit: 7,
  valueTokens: [5, 5, 0],
  awards: { count: 0, value: 2 },
  deal: { 2: [13, 6], 3: [13, 6], 4: [13, 4], 5: [13, 2] },
  extras: 'displayed-and-leading',
  starter: 'left-of-first',
};

const LONG_ARTISTS = [...FORTY_LETTERS, 'Wilhelmine Ångström-Żółć della Rovere IV'];

/** Everything as long as it gets: names, rounds, limit, and amounts in billions. */
export const LONGEST: AuctionBox & { readonly money: object } = {
  ...FORMAT,
  id: 'longest',
  basedOn: 'modern-art-1994',
  title: 'Modern Art, édition spéciale du quarantième anniversaire',
  artists: LONG_ARTISTS.map((name, at) => ({ id: `artist-${at}`, name, cards: 20 })),
  rounds: 6,
  limit: 9,
  startingCash: 1000,
  tiles: [1000, 999, 998],
  deal: { 3: [10, 4, 4, 4, 4, 4], 4: [9, 3, 3, 3, 3, 3], 5: [8, 2, 2, 2, 2, 2] },
  mystery: { deal: [8, 2, 2, 2, 2, 2] },
  splitDouble: 'variant',
  money: { before: '', after: ' €', times: 1_000_000, tokens: [1, 5, 10, 25, 50, 100, 500, 1000] },
};

/** The same with cards. */
export const LONGEST_CARDS: GalleryBox = {
  ...SEVEN,
  id: 'longest-cards',
  title: 'Galerie der Meister, Sonderausgabe zum zehnten Geburtstag',
  artists: LONG_ARTISTS.map((name, at) => ({ id: `artist-${at}`, name, cards: 40 })),
  rounds: 6,
  limit: 9,
  valueTokens: [1000, 999, 998],
  awards: { count: 99, value: 1000 },
  deal: {
    2: [13, 6, 4, 4, 4, 4],
    3: [13, 6, 4, 4, 4, 4],
    4: [13, 4, 4, 4, 4, 4],
    5: [13, 2, 2, 2, 2, 2],
  },
};
