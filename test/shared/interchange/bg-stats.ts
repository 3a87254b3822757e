import { isBox, type AnyEdition } from '../../../src/shared/record/index.ts';

/** What the app passes on about itself, with the default number of The Card Game. */
export const OUTWARD = {
  about: 'Games from Vernissage.',
  board: (edition: AnyEdition) => `box ${isBox(edition) ? edition.title : edition}`,
  cardGameBggId: 40381,
} as const;

/** A backup as BG Stats writes it: two plays of these games, an expansion, a misplayed play and a sum as a score. */
export function backup(change: Readonly<Record<string, unknown>> = {}) {
  const play = (uuid: string, gameRefId: number, scores: readonly string[], more: object = {}) => ({
    uuid,
    gameRefId,
    locationRefId: 1,
    playDate: '2019-03-02 20:15:00',
    durationMin: 75,
    comments: 'Clemens bought everything.',
    ignored: false,
    playerScores: scores.map((score, at) => ({
      playerRefId: at + 1,
      score,
      winner: at === 0,
      seatOrder: scores.length - at,
    })),
    ...more,
  });
  return {
    games: [
      { id: 1, uuid: 'g-1', name: 'Modern Art', bggId: 118 },
      { id: 2, uuid: 'g-2', name: 'Catan', bggId: 13 },
      { id: 3, uuid: 'g-3', name: 'Masters Gallery', bggId: 40381 },
      { id: 4, uuid: 'g-4', name: 'Modern Art: Some Expansion', bggId: 999999 },
      { id: 5, uuid: 'g-5', name: 'Modern Art', bggId: 0 },
    ],
    players: ['Axel', 'Beatrix', 'Clemens'].map((name, at) => ({ id: at + 1, uuid: `p-${at + 1}`, name })),
    locations: [{ id: 1, uuid: 'l-1', name: 'Essen' }],
    plays: [
      play('play-1', 1, ['412', '300+89', '301']),
      play('play-2', 2, ['10', '9', '8']),
      play('play-3', 3, ['61', '58', '44'], { ignored: true }),
      play('play-4', 4, ['1', '2', '3']),
      // 0 minutes: nobody knows how long it took.
      play('play-5', 5, ['412000', '389000', '301000'], { durationMin: 0 }),
    ],
    userInfo: { meRefId: 1 },
    ...change,
  };
}
