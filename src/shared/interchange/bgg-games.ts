import type { EditionId } from '../record/index.ts';

/** What BoardGameGeek and the programs that follow it call each edition. */
export interface BggGame {
  readonly bggId: number;
  readonly name: string;
}

/** The three boxes of Modern Art are one game there. For The Card Game of 2024 no number of its own was verified. */
export const BGG_GAMES: Readonly<Record<EditionId, BggGame>> = {
  'modern-art-1994': { bggId: 118, name: 'Modern Art' },
  'modern-art-cmon-en': { bggId: 118, name: 'Modern Art' },
  'modern-art-cmon-it': { bggId: 118, name: 'Modern Art' },
  'masters-gallery': { bggId: 40381, name: 'Masters Gallery' },
  'modern-art-card-game': { bggId: 40381, name: 'Modern Art: The Card Game' },
};
