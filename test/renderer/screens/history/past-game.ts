import type { PastGame } from '../../../../src/shared/api.ts';

/** A finished game of the history without anything to say about it. */
export function pastGame(id: string): PastGame {
  return {
    id,
    family: 'auction',
    edition: 'modern-art-1994',
    status: 'finished',
    playedAt: '2026-11-21T19:30:00.000Z',
    minutes: null,
    place: null,
    tags: [],
    notes: null,
    players: [],
    resultOnly: false,
    misplayed: false,
    sample: false,
    contradicted: false,
    wall: null,
  };
}
