import { influence, play, settle, settleFor0, turns, without } from '../../fixtures/gallery.ts';
import { BOTH, CARD_GAME, LIMIT, MASTERS, OUT, STARTER, type Case } from './golden-row.ts';

/** How rounds and games end, and who leads the next. */
export const rounds: readonly Case[] = [
  {
    id: 'E29',
    name: 'equal totals share the win',
    source: 'CG END OF THE GAME 1, MG GAME END 1, and no rule for ties',
    editions: BOTH,
    table: { players: 3 },
    events: (no) => [
      ...[influence(no(17)), ...turns(0, 3, [18, 18, 18, 18, 18, 18].map(no)), settleFor0],
      ...[influence(no(17)), ...turns(0, 3, [18, 18, 18, 18, 18, 18].map(no)), settleFor0],
      ...[influence(no(17)), ...turns(0, 3, [18, 18, 18, 18, 18, 18].map(no)), settleFor0],
      { type: 'adjust', reason: 'a miscount', scores: { 2: -3 } },
      ...[influence(no(17)), ...turns(0, 3, [18, 18, 18, 18, 18, 18].map(no)), settle],
    ],
    outcome: () => ({ status: 'finished', round: 4, scores: [60, 60, 57], winners: [0, 1] }),
  },
  {
    id: 'E30',
    name: 'with two players the fifth card ends the round, the one at the deck included',
    source: LIMIT,
    editions: BOTH,
    table: { players: 2 },
    events: (no) => [influence(no(19)), ...turns(0, 2, [19, 19, 19, 19].map(no))],
    outcome: () => ({ status: 'settling', turn: null }),
    round: (no) => ({ endedBy: 'limit', ranking: [no(19)], payouts: [6, 6] }),
  },
  {
    id: 'E30',
    name: 'with three players the fifth card does not, and the sixth does',
    source: LIMIT,
    editions: BOTH,
    events: (no) => [influence(no(19)), ...turns(0, 3, [19, 19, 19, 19].map(no))],
    outcome: () => ({ status: 'playing', turn: 1 }),
    allowed: (no) => play(1, no(19)),
  },
  ...(
    [
      ['the First Player token moves one seat, whoever ended the round', CARD_GAME, 1],
      ['the player to the left of the one who ended the round leads the next', MASTERS, 3],
    ] as const
  ).map(([name, editions, turn]): Case => ({
    id: 'E40',
    name,
    source: STARTER,
    editions,
    table: { players: 4 },
    events: (no) => [influence(no(17)), ...turns(0, 4, [17, 17, 17, 17, 18, 18, 17].map(no)), settle],
    outcome: () => ({ round: 2, turn }),
  })),
  {
    id: 'E43',
    name: 'when nobody has a card left in the second round, the third is dealt and played',
    source: OUT,
    editions: BOTH,
    table: { players: 2 },
    events: (no) => [
      ...[influence(no(17)), ...turns(0, 2, [17, 17, 17, 17].map(no)), settleFor0],
      ...[influence(no(18)), without(16, 16), play(0, no(19)), play(1, no(20)), settleFor0],
    ],
    outcome: () => ({
      status: 'playing',
      round: 3,
      hands: [6, 6],
      rounds: [{ endedBy: 'limit' }, { endedBy: 'out-of-cards' }],
    }),
  },
  {
    id: 'E44',
    name: 'when nobody holds a card for the fourth round, the totals decide at once',
    source: OUT,
    editions: BOTH,
    events: (no) => [
      ...[influence(no(17)), ...turns(0, 3, [17, 17, 17, 17, 17].map(no)), settleFor0],
      ...[influence(no(17)), ...turns(0, 3, [17, 17, 17, 17, 17].map(no)), settleFor0],
      ...[influence(no(17)), without(19, 19, 21), ...turns(0, 3, [17, 18, 17, 17, 17, 17].map(no))],
      settle,
    ],
    outcome: () => ({
      status: 'finished',
      round: 3,
      turn: null,
      hands: [0, 0, 0],
      scores: [6 + 12 + 18, 6 + 12 + 2 + 9, 3 + 6 + 18],
      winners: [0],
    }),
  },
  {
    id: 'next',
    name: 'the seat that the table names takes the token, which then moves on from there',
    source: STARTER,
    editions: CARD_GAME,
    events: (no) => [
      ...[influence(no(17)), ...turns(0, 3, [17, 17, 17, 17, 17].map(no)), { type: 'settle', next: 2 }],
      ...[influence(no(17)), ...turns(2, 3, [17, 17, 17, 17, 17].map(no)), settle],
    ],
    outcome: () => ({ round: 3, turn: 0 }),
  },
];
