import type { GameSummary } from '../../../../src/shared/api.ts';

/** A finished game as home lists it. */
export const GAME: GameSummary = {
  id: 'g',
  edition: 'modern-art-1994',
  players: ['Ada', 'Bo', 'Chloé'],
  changedAt: '2026-11-20T20:00:00.000Z',
  startedAt: '2026-11-19T18:00:00.000Z',
  round: 4,
  finished: true,
  resultOnly: false,
  sample: false,
  winners: ['Ada'],
};
