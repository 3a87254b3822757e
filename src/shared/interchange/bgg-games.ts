import type { EditionId } from '../record/index.ts';

/** What BoardGameGeek and the programs that follow it call each edition. */
export interface BggGame {
  readonly bggId: number;
  readonly name: string;
  /** When it first came out, where that is sure. */
  readonly year: number | null;
}

export const MODERN_ART_BGG_ID = 118;
export const MASTERS_GALLERY_BGG_ID = 40381;

/** The three boxes of Modern Art are one game there. For The Card Game of 2024 the person says which number it has. */
export function bggGame(edition: EditionId, cardGameBggId: number): BggGame {
  switch (edition) {
    case 'modern-art-1994':
    case 'modern-art-cmon-en':
    case 'modern-art-cmon-it':
      return { bggId: MODERN_ART_BGG_ID, name: 'Modern Art', year: 1992 };
    case 'masters-gallery':
      return { bggId: MASTERS_GALLERY_BGG_ID, name: 'Masters Gallery', year: null };
    case 'modern-art-card-game':
      return { bggId: cardGameBggId, name: 'Modern Art: The Card Game', year: null };
  }
}

/** What is handed in about going to BG Stats: words of a language, and what only the person knows. */
export interface Outward {
  /** Says whose the file is. */
  readonly about: string;
  /** What tells an edition from others of the same number. */
  readonly board: (edition: EditionId) => string;
  readonly cardGameBggId: number;
}
