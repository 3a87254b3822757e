import type { PastGame } from '../../../../src/shared/api.ts';

export const GAME: PastGame = {
  id: 'one',
  family: 'auction',
  edition: 'modern-art-1994',
  status: 'finished',
  playedAt: '2025-03-01T19:00:00.000Z',
  minutes: 95,
  place: 'the club',
  tags: ['cup'],
  notes: null,
  players: [
    { person: 'a', name: 'Ada', score: 512, place: 1 },
    { person: 'b', name: 'Bo', score: 498, place: 2 },
    { person: 'c', name: 'Chloé', score: 120, place: 3 },
  ],
  misplayed: false,
  sample: false,
  resultOnly: false,
  contradicted: false,
  wall: null,
};
