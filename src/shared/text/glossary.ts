import type { AuctionKind, EditionId as AuctionEdition } from '../auction/index.ts';
import type { EditionId as GalleryEdition } from '../gallery/index.ts';
import type { EditionId } from '../record/index.ts';
import type { Language } from './languages.ts';

/** The game's own words, edition by edition: the only place they are written down. */
export interface Terms {
  /** The name people know the box by, with what tells it from the other boxes. */
  readonly game: string;
  readonly edition: string;
}

/** What only the auction family speaks of. */
export interface AuctionTerms {
  readonly kinds: Readonly<Record<AuctionKind, string>>;
  /** The same within a sentence about a painting. */
  readonly sold: Readonly<Record<AuctionKind, string>>;
  /** What is laid under the first three artists of a round. */
  readonly tile: string;
  readonly tiles: string;
}

/** A thing as the box calls it, one and several: artwork, masterpiece. */
export interface CardWord {
  readonly one: string;
  readonly many: string;
}

/** What only the gallery family speaks of. */
export interface GalleryTerms {
  readonly card: CardWord;
  /** The card turned up beside the deck. */
  readonly influence: string;
  readonly points: CardWord;
}

/** So many of a thing; what is written out already is taken as it stands. */
export function counted(count: number | string, { one, many }: CardWord): string {
  return `${count} ${String(count) === '1' ? one : many}`;
}

/** Several of a thing where a line begins with them. */
export function headed({ many }: CardWord): string {
  return `${many.slice(0, 1).toUpperCase()}${many.slice(1)}`;
}

const OLD_KINDS: Readonly<Record<Language, AuctionTerms['kinds']>> = {
  en: { open: 'Open', once: 'Once around', hidden: 'Fist', fixed: 'Named price', double: 'Double' },
  it: {
    open: 'Aperta',
    once: 'Un giro',
    hidden: 'Nel pugno',
    fixed: 'Prezzo dichiarato',
    double: 'Doppia',
  },
};

const NEW_KINDS: Readonly<Record<Language, AuctionTerms['kinds']>> = {
  en: { open: 'Open', once: 'One offer', hidden: 'Hidden', fixed: 'Fixed price', double: 'Double' },
  it: {
    open: 'Aperta',
    once: 'Offerta singola',
    hidden: 'Nascosta',
    fixed: 'Prezzo fisso',
    double: 'Doppia',
  },
};

const OLD_SOLD: Readonly<Record<Language, AuctionTerms['sold']>> = {
  en: { open: 'open', once: 'once around', hidden: 'fist', fixed: 'named price', double: 'double' },
  it: {
    open: 'asta aperta',
    once: 'asta a un giro',
    hidden: 'asta nel pugno',
    fixed: 'asta a prezzo dichiarato',
    double: 'asta doppia',
  },
};

const NEW_SOLD: Readonly<Record<Language, AuctionTerms['sold']>> = {
  en: { open: 'open', once: 'one offer', hidden: 'hidden', fixed: 'fixed price', double: 'double' },
  it: {
    open: 'asta aperta',
    once: 'asta a offerta singola',
    hidden: 'asta nascosta',
    fixed: 'asta a prezzo fisso',
    double: 'asta doppia',
  },
};

export const GLOSSARY: Readonly<Record<EditionId, Readonly<Record<Language, Terms>>>> = {
  'modern-art-1994': {
    en: { game: 'Modern Art', edition: '1994' },
    it: { game: 'Modern Art', edition: '1994' },
  },
  'modern-art-cmon-en': {
    en: { game: 'Modern Art', edition: 'CMON, English' },
    it: { game: 'Modern Art', edition: 'CMON, inglese' },
  },
  'modern-art-cmon-it': {
    en: { game: 'Modern Art', edition: 'CMON, Italian' },
    it: { game: 'Modern Art', edition: 'CMON, italiana' },
  },
  'masters-gallery': {
    en: { game: 'Masters Gallery', edition: '2 to 5 players' },
    it: { game: 'Masters Gallery', edition: 'da 2 a 5 giocatori' },
  },
  'modern-art-card-game': {
    en: { game: 'Modern Art: The Card Game', edition: '2024' },
    it: { game: 'Modern Art: Il gioco di carte', edition: '2024' },
  },
};

const OLD: Readonly<Record<Language, AuctionTerms>> = {
  en: {
    kinds: OLD_KINDS.en,
    sold: OLD_SOLD.en,
    tile: 'marker',
    tiles: 'markers',
  },
  it: {
    kinds: OLD_KINDS.it,
    sold: OLD_SOLD.it,
    tile: 'segnalino',
    tiles: 'segnalini',
  },
};

const NEW: Readonly<Record<Language, AuctionTerms>> = {
  en: {
    kinds: NEW_KINDS.en,
    sold: NEW_SOLD.en,
    tile: 'Artist Value tile',
    tiles: 'Artist Value tiles',
  },
  it: {
    kinds: NEW_KINDS.it,
    sold: NEW_SOLD.it,
    tile: 'gettone Valore Artista',
    tiles: 'gettoni Valore Artista',
  },
};

export const AUCTION_GLOSSARY: Readonly<Record<AuctionEdition, Readonly<Record<Language, AuctionTerms>>>> = {
  'modern-art-1994': OLD,
  'modern-art-cmon-en': NEW,
  'modern-art-cmon-it': NEW,
};

export const GALLERY_GLOSSARY: Readonly<Record<GalleryEdition, Readonly<Record<Language, GalleryTerms>>>> = {
  'masters-gallery': {
    en: {
      card: { one: 'masterpiece', many: 'masterpieces' },
      influence: 'extra card',
      points: { one: 'point', many: 'points' },
    },
    it: {
      card: { one: 'capolavoro', many: 'capolavori' },
      influence: 'carta extra',
      points: { one: 'punto', many: 'punti' },
    },
  },
  'modern-art-card-game': {
    en: {
      card: { one: 'artwork', many: 'artworks' },
      influence: 'Influence card',
      points: { one: 'VP', many: 'VP' },
    },
    it: {
      card: { one: 'opera', many: 'opere' },
      influence: 'carta Influenza',
      points: { one: 'PV', many: 'PV' },
    },
  },
};

const POINTS: Readonly<Partial<Record<EditionId, Readonly<Record<Language, GalleryTerms>>>>> =
  GALLERY_GLOSSARY;

/** What is scored, as the box calls it; `null` where it is money. */
export function pointsIn(edition: EditionId, language: Language): CardWord | null {
  return POINTS[edition]?.[language].points ?? null;
}
