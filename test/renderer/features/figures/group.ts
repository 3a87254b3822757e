import type { PersonFigures, PersonLine } from '../../../../src/shared/api.ts';
import { statisticsFormatsOf } from '../../../../src/renderer/features/figures/formats.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { it } from '../../../../src/shared/text/it/index.ts';

export const formats = statisticsFormatsOf({ current: 'en', words: en, locale: 'en-GB' });
export const italian = statisticsFormatsOf({ current: 'it', words: it, locale: 'it-IT' });

export const POINT = { game: 'g', playedAt: '2025-03-01T19:00:00.000Z', edition: 'modern-art-1994' } as const;
export const ADA = { id: 'a', name: 'Ada' };
const LOT = {
  ...POINT,
  index: 3,
  artist: 'krypto',
  cards: 2,
  buyer: ADA,
  price: 40,
  paid: 120,
} as const;

export function line(
  name: string,
  value: number,
  uncertainty: number,
  games: number,
  wins: number,
): PersonLine {
  return {
    id: name,
    name,
    retired: false,
    games,
    wins,
    expectedWins: games / 4,
    averagePlace: 2.125,
    rating: { value, uncertainty },
    course: [
      { at: '2024-03-01T19:00:00.000Z', value: 25 },
      { at: POINT.playedAt, value },
    ],
    latest: [
      { place: 1, seats: 4 },
      { place: 3, seats: 5 },
      { place: null, seats: 4 },
    ],
    favourite: { edition: 'modern-art-1994', artist: 'krypto' },
    lastPlayedAt: POINT.playedAt,
  };
}

export const PERSON: PersonFigures = {
  ...ADA,
  games: 40,
  wins: 11,
  sharedWins: 1,
  expectedWins: 9.95,
  averagePlace: 2.125,
  currencies: [{ editions: ['modern-art-1994'], games: 40 }],
  averages: [
    {
      edition: 'modern-art-1994',
      seats: 4,
      games: 40,
      wins: 11,
      expectedWins: 9.95,
      places: [11, 9, 10, 10],
      scored: 31,
      averageScore: 402.26,
      best: { ...POINT, score: 611 },
      worst: { ...POINT, score: 187 },
    },
  ],
  artists: [{ edition: 'modern-art-1994', artist: 'krypto', works: 60, of: 200 }],
  opponents: [{ id: 'b', name: 'Bo', games: 30, beatenBy: 18, beaten: 10 }],
  nemesis: { id: 'b', name: 'Bo', games: 30, beatenBy: 18, beaten: 10 },
  rating: [
    { ...POINT, value: 26.04, uncertainty: 7.96 },
    { ...POINT, value: 25.5, uncertainty: 7.1 },
  ],
  ratingNow: { value: 25.5, uncertainty: 7.3 },
  streaks: {
    winsNow: 0,
    longestWins: 3,
    withoutWinNow: 1,
    longestWithoutWin: 9,
    span: { from: '2024-03-01T19:00:00.000Z', to: POINT.playedAt },
  },
  records: [
    {
      editions: ['modern-art-1994'],
      dearest: LOT,
      bestBargain: LOT,
      worstDeal: null,
      bestRound: { ...POINT, person: ADA, amount: 300, round: 3 },
    },
  ],
};

export const NOBODY: PersonFigures = {
  ...PERSON,
  games: 0,
  wins: 0,
  sharedWins: 0,
  expectedWins: 0,
  averagePlace: null,
  currencies: [],
  averages: [],
  artists: [],
  opponents: [],
  nemesis: null,
  rating: [],
  ratingNow: null,
  streaks: { winsNow: 0, longestWins: 0, withoutWinNow: 0, longestWithoutWin: 0, span: null },
  records: [],
};
