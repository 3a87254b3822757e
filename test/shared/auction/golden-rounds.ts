import { cmon, onlyHolds, passRounds, type Row } from './golden-row.ts';
import { A, B, C, D, add, adjust, flip, nobodyAdds, offer, settle, sale } from '../../fixtures/auction.ts';

/** How rounds and games end, rank and continue. */
export const roundRows: readonly Row[] = [
  {
    id: 'E14',
    source: 'EN, ENDING THE AUCTION ROUND ¶2; 1994, Extra card ¶6, derived',
    says: 'a double as the fifth ends the round at once; no second card',
    given: ({ ramon }) => [adjust({ counts: { [ramon]: 4 } }), offer(A, ramon, 'double')],
    then: ({ ramon }) => ({
      status: 'settling',
      rounds: [{ endedBy: 'limit', counts: { [ramon]: 5 }, payouts: [0, 0, 0, 0] }],
    }),
    refused: ({ ramon }) => [
      [add(A, ramon, 'open'), 'settle-awaited'],
      [nobodyAdds, 'settle-awaited'],
    ],
  },
  {
    id: 'E16',
    source: 'EN, NUMBER OF CARDS DEALT ¶2; 1994, The Second and subsequent rounds ¶3',
    says: 'C’s second card is the fifth: both unsold, no money, D starts',
    given: ({ ramon }) => [
      adjust({ counts: { [ramon]: 3 } }),
      offer(A, ramon, 'double'),
      add(C, ramon, 'once'),
      settle,
    ],
    then: () => ({ turn: D, cash: [100, 100, 100, 100], hands: [12, 13, 12, 13] }),
  },
  {
    id: 'E17',
    source: 'EN, E. DOUBLE AUCTION ¶1; 1994, Extra card ¶2',
    says: 'the second card is of the same artist and not a double',
    given: ({ ramon }) => [offer(A, ramon, 'double')],
    refused: ({ ramon, rafael }) => [
      [add(A, rafael, 'open'), 'second-of-another-artist at .artist'],
      [add(B, ramon, 'double'), 'second-double at .auction'],
    ],
  },
  {
    id: 'E18',
    source: 'EN, SELLING TO THE BANK ¶2; 1994 is silent',
    says: 'two artists on the table: two tiles',
    given: ({ manuel, ramon }) => [adjust({ counts: { [manuel]: 5, [ramon]: 2 } })],
    then: ({ manuel, sigrid, daniel, ramon, rafael }) => ({
      rounds: [
        {
          ranking: [manuel, ramon],
          values: { [manuel]: 30, [sigrid]: 0, [daniel]: 0, [ramon]: 20, [rafael]: 0 },
        },
      ],
    }),
  },
  {
    id: 'E19 and E20',
    source: 'EN, SELLING TO THE BANK ¶3; IT, VENDERE ALLA BANCA ¶3; 1994, Equal numbers of cards ¶1',
    says: 'equals rank from the left',
    given: ({ manuel, sigrid, daniel, rafael }) => [
      adjust({ counts: { [rafael]: 5, [manuel]: 2, [sigrid]: 2, [daniel]: 2 } }),
    ],
    then: ({ manuel, sigrid, daniel, rafael }) => ({
      rounds: [
        {
          ranking: [rafael, manuel, sigrid],
          values: { [rafael]: 30, [manuel]: 20, [sigrid]: 10, [daniel]: 0 },
        },
      ],
    }),
  },
  {
    id: 'E19',
    source: 'EN, SELLING TO THE BANK ¶3, on a board in another order',
    says: 'the table’s own board decides',
    editions: cmon,
    table: {
      options: {
        order: ['manuel-carvalho', 'daniel-melim', 'ramon-martins', 'rafael-silveira', 'sigrid-thaler'],
      },
    },
    given: ({ manuel, sigrid, daniel, rafael }) => [
      adjust({ counts: { [rafael]: 5, [manuel]: 2, [sigrid]: 2, [daniel]: 2 } }),
    ],
    then: ({ manuel, sigrid, daniel, rafael }) => ({
      rounds: [{ ranking: [rafael, manuel, daniel], values: { [manuel]: 20, [daniel]: 10, [sigrid]: 0 } }],
    }),
  },
  {
    id: 'E21',
    source: 'EN, ENDING THE AUCTION ROUND ¶1; 1994, Extra card ¶6',
    says: 'of five, four are owned and pay; the fifth pays nobody',
    given: ({ ramon }) => [
      offer(A, ramon, 'open'),
      sale(A, 0),
      offer(B, ramon, 'open'),
      sale(B, 0),
      offer(C, ramon, 'open'),
      sale(A, 1),
      offer(D, ramon, 'open'),
      sale(B, 1),
      offer(A, ramon, 'open'),
    ],
    then: () => ({
      status: 'settling',
      rounds: [{ payouts: [60, 60, 0, 0] }],
      cash: [99, 99, 101, 101],
    }),
  },
  {
    id: 'E23',
    source: 'EN, NUMBER OF CARDS DEALT ¶4; 1994, All cards played ¶1',
    says: 'B has no cards: C is next, and B may still buy',
    given: ({ ramon }) => [adjust({ hands: { [B]: -9 } }), offer(A, ramon, 'open'), sale(B, 5)],
    then: () => ({ turn: C, cash: [105, 95, 100, 100] }),
    hangs: ({ ramon }) => [{}, { [ramon]: 1 }, {}, {}],
  },
  {
    id: 'E24',
    source: 'EN, NUMBER OF CARDS DEALT ¶5; 1994, An early end to the game ¶1',
    says: 'the last card of all is played, counted and not sold; then the game ends',
    given: ({ manuel, daniel, rafael, sigrid }) => [
      ...passRounds(sigrid, 3),
      onlyHolds(C, 1, 17),
      adjust({ counts: { [manuel]: 4, [daniel]: 3 } }),
      offer(C, rafael, 'open'),
      settle,
    ],
    then: ({ manuel, daniel, rafael }) => ({
      status: 'finished',
      round: 4,
      turn: null,
      hands: [0, 0, 0, 0],
      cash: [100, 100, 100, 100],
      winners: [A, B, C, D],
      rounds: [
        {},
        {},
        {},
        { endedBy: 'out-of-cards', ranking: [manuel, daniel, rafael], payouts: [0, 0, 0, 0] },
      ],
    }),
  },
  {
    id: 'E25',
    source: 'EN, END OF A SEASON ¶1, read for the last cards',
    says: 'a double and its second as the last cards: both unsold',
    given: ({ ramon, sigrid }) => [
      ...passRounds(sigrid, 3),
      onlyHolds(C, 2, 17),
      adjust({ counts: { [ramon]: 2 } }),
      offer(C, ramon, 'double'),
      add(C, ramon, 'open'),
    ],
    then: ({ ramon }) => ({
      status: 'settling',
      rounds: [{}, {}, {}, { endedBy: 'out-of-cards', counts: { [ramon]: 4 }, payouts: [0, 0, 0, 0] }],
    }),
    hangs: () => [{}, {}, {}, {}],
  },
  {
    id: 'E26',
    source: 'EN, NUMBER OF CARDS DEALT ¶5',
    says: 'a double as the very last card is unsold, not free',
    given: ({ manuel, sigrid }) => [
      ...passRounds(sigrid, 3),
      onlyHolds(C, 1, 17),
      offer(C, manuel, 'double'),
    ],
    then: () => ({
      status: 'settling',
      rounds: [{}, {}, {}, { endedBy: 'out-of-cards', payouts: [0, 0, 0, 0] }],
    }),
    hangs: () => [{}, {}, {}, {}],
  },
  {
    id: 'E27',
    source: 'EN, 3 PLAYERS VARIANT ¶5; 1994, Variant for Three Players ¶2',
    says: 'the card turned over is the fifth: it pays nobody, B’s painting pays, and left of the flipper starts',
    table: { players: 3, options: { mystery: true } },
    given: ({ ramon }) => [
      adjust({ counts: { [ramon]: 3 } }),
      offer(A, ramon, 'open'),
      sale(B, 7),
      flip(ramon),
      settle,
    ],
    then: ({ ramon }) => ({
      turn: B,
      round: 2,
      rounds: [{ endedBy: 'limit', counts: { [ramon]: 5 }, payouts: [0, 30, 0] }],
      cash: [107, 123, 100],
      hands: [12, 13, 13],
    }),
  },
  {
    id: 'E28',
    source: 'EN, 3 PLAYERS VARIANT ¶5; 1994, Variant for Three Players ¶2',
    says: 'a double turned over gets no second card',
    table: { players: 3, options: { mystery: true } },
    given: ({ ramon, sigrid }) => [
      adjust({ counts: { [ramon]: 3 } }),
      offer(A, sigrid, 'open'),
      sale(A, 0),
      flip(ramon, 'double'),
    ],
    then: () => ({ status: 'playing', turn: B }),
    refused: ({ ramon }) => [
      [add(B, ramon, 'open'), 'no-double'],
      [flip(ramon), 'mystery-not-now'],
    ],
  },
  {
    id: 'E29',
    source: 'no rulebook breaks a tie for the win',
    says: 'equals share the win',
    table: { players: 3 },
    given: ({ manuel }) => [adjust({ cash: { [A]: 110, [B]: 110, [C]: 80 } }), ...passRounds(manuel, 4)],
    then: () => ({ status: 'finished', scores: [210, 210, 180], winners: [A, B] }),
  },
  {
    id: 'E29',
    source: 'no rulebook breaks a tie for the win',
    says: 'equals share the win, where the money is counted at the end',
    table: { players: 3, options: { tracking: 'owners' } },
    given: ({ manuel }) => [...passRounds(manuel, 4), { type: 'final', money: [210, 210, 180] }],
    then: () => ({ status: 'finished', cash: null, scores: [210, 210, 180], winners: [A, B] }),
  },
];
