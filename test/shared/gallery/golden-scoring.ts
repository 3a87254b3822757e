import type { EventJson } from '../../../src/shared/record/index.ts';
import {
  award,
  everyone,
  extras,
  faceDown,
  influence,
  play,
  reveal,
  settleFor0,
  turns,
  type Numbered,
} from '../../fixtures/gallery.ts';
import { BOTH, CARD_GAME, EFFECTS, EXTRAS, MASTERS, SCORING, type Case } from './golden-row.ts';

/** Three players, twelve turns: artists 17 to 20 have three cards each, and the round goes on. */
const calm = (no: Numbered): readonly EventJson[] =>
  turns(0, 3, [17, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 20].map(no));

/** Ranking, values, extra cards, and what stays on the artists. */
export const scoring: readonly Case[] = [
  {
    id: 'E32',
    name: 'two face-down cards overtake the artist that ended the round',
    source: SCORING,
    editions: BOTH,
    events: (no) => [
      influence(no(19)),
      ...turns(0, 3, [19, 19, 19, 19].map(no)),
      ...[play(1, no(20), 'second-down'), faceDown],
      ...[play(2, no(20), 'second-down'), faceDown],
      ...turns(0, 3, [20, 20, 20, 20].map(no)),
      reveal([], [no(19)], [no(19)]),
    ],
    round: (no) => ({
      counts: { [no(19)]: 7, [no(20)]: 6 },
      ranking: [no(19), no(20)],
      values: { [no(19)]: 3, [no(20)]: 2 },
    }),
  },
  {
    id: 'E35',
    name: 'two artists reach the limit together, and the lower number leads',
    source: `${EFFECTS}; ${SCORING}`,
    editions: BOTH,
    events: (no) => [
      influence(no(17)),
      ...turns(0, 3, [17, 17, 17, 17, 21, 21, 21, 21, 21].map(no)),
      ...[play(0, no(19), 'everyone'), everyone(no(21), no(17), no(20))],
    ],
    round: (no) => ({
      counts: { [no(17)]: 6, [no(21)]: 6 },
      ranking: [no(17), no(21), no(19)],
      values: { [no(17)]: 3, [no(21)]: 2 },
    }),
  },
  {
    id: 'E37',
    name: 'extra cards score and change no rank, however many there are then',
    source: EXTRAS,
    editions: BOTH,
    events: (no) => [
      influence(no(20)),
      ...turns(0, 3, [18, 18, 18, 20, 18, 20, 20, 18, 20, 20].map(no)),
      extras([no(18)], [no(18)], [no(18)]),
    ],
    round: (no) => ({
      counts: { [no(18)]: 5, [no(20)]: 6 },
      ranking: [no(20), no(18)],
      payouts: [2 * 2 + 3 * 3, 4 * 2, 2 * 2 + 2 * 3],
    }),
  },
  {
    id: 'E38',
    name: 'an extra card of an artist that does not lead scores nothing and leaves the hand',
    source: EXTRAS,
    editions: MASTERS,
    events: (no) => [
      influence(no(17)),
      ...turns(0, 3, [17, 17, 18, 18, 19, 19, 19, 18, 21, 17, 17, 17].map(no)),
      extras([], [], [no(21)]),
    ],
    outcome: () => ({ hands: [9, 9, 8] }),
    round: (no) => ({
      ranking: [no(17), no(18), no(19)],
      values: { [no(21)]: 0 },
      payouts: [3 + 2 + 1 + 3, 3 + 1 + 2 + 3, 2 + 1 + 3],
    }),
  },
  {
    id: 'E39',
    name: 'a card turned up is displayed, and lets its owner add one',
    source: EXTRAS,
    editions: BOTH,
    events: (no) => [
      influence(no(17)),
      play(0, no(17)),
      ...[play(1, no(18), 'second-down'), faceDown],
      ...turns(2, 3, [17, 17, 18, 17, 17].map(no)),
      reveal([], [no(17)], []),
    ],
    allowed: (no) => extras([], [no(17)], []),
  },
  {
    id: 'E41',
    name: 'first with an award, then unranked, then third: 5, 0 and 6',
    source: SCORING,
    editions: BOTH,
    table: { players: 2 },
    events: (no) => [
      ...[influence(no(19)), play(0, no(19), 'award'), award(no(19))],
      ...[...turns(1, 2, [19, 19, 19].map(no)), settleFor0],
      ...[influence(no(17)), ...turns(0, 2, [17, 18, 18, 20, 20, 19, 17, 17, 17].map(no)), settleFor0],
      ...[influence(no(17)), ...turns(0, 2, [17, 18, 18, 19, 17, 17, 17].map(no))],
    ],
    outcome: (no) => ({
      rounds: [
        { values: { [no(19)]: 5 } },
        { ranking: [no(17), no(18), no(20)], values: { [no(19)]: 0 } },
        { ranking: [no(17), no(18), no(19)], values: { [no(19)]: 6 } },
      ],
    }),
  },
  {
    id: 'E42',
    name: 'two awards on the leading artist are both worth their two points',
    source: SCORING,
    editions: BOTH,
    table: { players: 2 },
    events: (no) => [
      influence(no(20)),
      ...[play(0, no(20), 'award'), award(no(20))],
      ...[play(1, no(21), 'award'), award(no(20))],
      ...turns(0, 2, [20, 20, 20].map(no)),
    ],
    round: (no) => ({ values: { [no(20)]: 7, [no(21)]: 2 } }),
  },
  {
    id: 'E46',
    name: 'where only two artists have cards there is no third token',
    source: SCORING,
    editions: BOTH,
    table: { players: 2 },
    events: (no) => [influence(no(20)), ...turns(0, 2, [20, 19, 20, 20, 20].map(no))],
    round: (no) => ({
      ranking: [no(20), no(19)],
      values: { [no(17)]: 0, [no(18)]: 0, [no(19)]: 2, [no(20)]: 3, [no(21)]: 0 },
    }),
  },
  {
    id: 'calm',
    name: 'equal counts go to the lower numbers',
    source: SCORING,
    editions: BOTH,
    events: (no) => [
      influence(no(21)),
      ...calm(no),
      { type: 'adjust', reason: 'out', hands: { 0: -9, 1: -9, 2: -9 } },
    ],
    round: (no) => ({ ranking: [no(17), no(18), no(19)], values: { [no(17)]: 3, [no(18)]: 2, [no(19)]: 1 } }),
  },
  {
    id: 'order',
    name: 'unless the table has put the artists in another order',
    source: SCORING,
    editions: CARD_GAME,
    table: {
      options: {
        order: ['mariana-martins', 'nicolas-sanchez', 'tec', 'wagner-kuroiwa', 'denise-jillian-tan'],
      },
    },
    events: (no) => [
      influence(no(21)),
      ...calm(no),
      { type: 'adjust', reason: 'out', hands: { 0: -9, 1: -9, 2: -9 } },
    ],
    round: (no) => ({ ranking: [no(20), no(19), no(18)], values: { [no(20)]: 3, [no(19)]: 2, [no(18)]: 1 } }),
  },
];
