import type { EditionId } from '../../../src/shared/auction/index.ts';
import {
  A,
  B,
  C,
  D,
  add,
  adjust,
  flip,
  nobodyAdds,
  offer,
  sale,
  settle,
  type Board,
  type Raw,
} from '../../fixtures/auction.ts';
import type { Table } from './game.ts';

const cmon: readonly EditionId[] = ['modern-art-cmon-en', 'modern-art-cmon-it'];
const first: readonly EditionId[] = ['modern-art-1994'];

interface Row {
  readonly id: string;
  /** The place in the rulebook. */
  readonly source: string;
  readonly says: string;
  readonly editions?: readonly EditionId[];
  readonly table?: Omit<Table, 'edition'>;
  readonly given: (board: Board) => readonly Raw[];
  /** The expected outcome. */
  readonly then?: (board: Board) => Raw;
  /** The paintings expected in front of each seat. */
  readonly hangs?: (board: Board) => readonly Readonly<Record<string, number>>[];
  /** A refused event, and why it is refused. */
  readonly refused?: (board: Board) => readonly (readonly [Raw, string])[];
}

/** Rounds just to get past: one artist gets the first tile with five cards. */
export const passRounds = (artist: string, rounds: number): Raw[] =>
  Array.from({ length: rounds }, () => [adjust({ counts: { [artist]: 5 } }), settle]).flat();

/** Auctions, doubles, payments and the value of paintings. */
const auctionRows: readonly Row[] = [
  {
    id: 'G2',
    source: '1994, The First round. ¶5',
    says: 'a tie between the two right of the auctioneer goes to the nearer one clockwise',
    editions: first,
    table: { firstSeat: C },
    given: ({ rafael }) => [offer(C, rafael, 'hidden')],
    refused: () => [[sale(B, 12, [12, 12, 3, null]), 'buyer-not-highest-bidder at .buyer']],
  },
  {
    id: 'G3',
    source: '1994, Settling up after the second and third rounds ¶2–3',
    says: 'tiles add up for the three in front and are kept, unpaid, for the others',
    editions: first,
    given: ({ manuel, sigrid, daniel, ramon, rafael }) => [
      adjust({ counts: { [manuel]: 5, [daniel]: 2, [sigrid]: 1, [rafael]: 1 } }),
      settle,
      adjust({ counts: { [ramon]: 5, [daniel]: 4, [sigrid]: 3, [rafael]: 1, [manuel]: 1 } }),
      settle,
      adjust({ counts: { [manuel]: 5 } }),
    ],
    then: ({ manuel, sigrid, daniel, ramon, rafael }) => ({
      rounds: [
        { values: { [manuel]: 30, [daniel]: 20, [sigrid]: 10, [ramon]: 0, [rafael]: 0 } },
        {
          ranking: [ramon, daniel, sigrid],
          values: { [manuel]: 0, [daniel]: 40, [sigrid]: 20, [ramon]: 30, [rafael]: 0 },
        },
        { values: { [manuel]: 60 } },
      ],
    }),
  },
  {
    id: 'G4',
    source: '1994, Some Hints on Play ¶2–3',
    says: 'of the second artist it loses 2, and is worth 50 when that artist comes first next',
    editions: first,
    given: ({ manuel, sigrid }) => [
      offer(A, manuel, 'open'),
      sale(B, 22),
      adjust({ counts: { [sigrid]: 5 } }),
      settle,
      adjust({ counts: { [manuel]: 5 } }),
    ],
    then: ({ manuel, sigrid }) => ({
      cash: [122, 98, 100, 100],
      rounds: [{ values: { [sigrid]: 30, [manuel]: 20 } }, { values: { [manuel]: 50, [sigrid]: 0 } }],
    }),
  },
  ...[A, B].map((adder): Row => ({
    id: 'G5 and E15',
    source: '1994, Ending a round with an equals card ¶1; EN, ENDING THE AUCTION ROUND ¶2',
    says: `three on the table, a double and a second from seat ${adder}: both unsold`,
    given: ({ rafael }) => [
      adjust({ counts: { [rafael]: 3 } }),
      offer(A, rafael, 'double'),
      add(adder, rafael, 'open'),
    ],
    then: ({ rafael }) => ({
      status: 'settling',
      cash: [100, 100, 100, 100],
      rounds: [{ endedBy: 'limit', counts: { [rafael]: 5 }, payouts: [0, 0, 0, 0] }],
    }),
    hangs: () => [{}, {}, {}, {}],
  })),
  {
    id: 'G6 and G8 and E12',
    source: 'EN, EXAMPLE - DOUBLE AUCTION ¶1–2; IT, ESEMPIO - ASTA DOPPIA ¶1–3',
    says: 'Marie (Vittoria) adds the second card, wins at 25, pays the bank, and the seat between is passed over',
    given: ({ ramon }) => [
      offer(A, ramon, 'double'),
      add(C, ramon, 'hidden'),
      sale(C, 25, [20, 24, 25, null]),
    ],
    then: () => ({ cash: [100, 100, 75, 100], turn: D }),
    hangs: ({ ramon }) => [{}, {}, { [ramon]: 2 }, {}],
  },
  ...[A, B].map((buyer): Row => ({
    id: 'G7 and E10 and E11',
    source: 'EN, EXAMPLE - DOUBLE AUCTION ¶2; IT, ESEMPIO - ASTA DOPPIA ¶2; 1994, Extra card ¶2',
    says: `seat ${buyer} wins at 25 instead and pays the one who added the second card all of it`,
    given: ({ ramon }) => [offer(A, ramon, 'double'), add(C, ramon, 'hidden'), sale(buyer, 25)],
    then: () => ({
      cash: [A, B, C, D].map((seat) => (seat === buyer ? 75 : seat === C ? 125 : 100)),
      turn: D,
    }),
  })),
  {
    id: 'G9 and E22',
    source:
      'EN, EXAMPLE - VALUE OF RAFAEL SILVEIRA ¶1–4; IT, ESEMPIO – VALORE DELLE OPERE ¶1–4; 1994, The Second and subsequent rounds ¶5',
    says: 'first, third, unranked, second: 30, 40, nothing, 60',
    given: ({ manuel, sigrid, daniel, ramon, rafael }) => [
      adjust({ owned: { [B]: { [rafael]: 2 } }, counts: { [rafael]: 5 } }),
      settle,
      adjust({ counts: { [manuel]: 5, [sigrid]: 3, [rafael]: 2, [ramon]: 1 } }),
      settle,
      adjust({ counts: { [manuel]: 5, [sigrid]: 3, [daniel]: 2, [rafael]: 1 } }),
      settle,
      adjust({ counts: { [manuel]: 5, [rafael]: 2 } }),
    ],
    then: ({ rafael }) => ({
      rounds: [
        { values: { [rafael]: 30 }, payouts: [0, 60, 0, 0] },
        { values: { [rafael]: 40 } },
        { values: { [rafael]: 0 } },
        { values: { [rafael]: 60 } },
      ],
    }),
  },
  {
    id: 'E1',
    source: 'EN, GENERAL RULES FOR AUCTIONS ¶4; 1994, No Bids at Auction ¶1',
    says: 'nobody bids: the auctioneer takes the painting and no money moves',
    given: ({ ramon }) => [offer(A, ramon, 'open'), sale(A, 0, [null, null, 0, null])],
    then: () => ({ cash: [100, 100, 100, 100], turn: B }),
    hangs: ({ ramon }) => [{ [ramon]: 1 }, {}, {}, {}],
  },
  {
    id: 'E2',
    source: 'EN, B. ONE OFFER AUCTION ¶1',
    says: 'once around, a bid must beat the one before it',
    given: ({ ramon }) => [offer(A, ramon, 'once')],
    refused: () => [
      [sale(B, 8, [null, 8, 8, null]), 'bid-not-higher at .bids[2]'],
      [sale(A, 9, [9, 8, 9, null]), 'bid-not-higher at .bids[0]'],
    ],
  },
  {
    id: 'E2',
    source: 'EN, B. ONE OFFER AUCTION ¶1',
    says: 'C bids 9 over 8, D and A pass: C pays A',
    given: ({ ramon }) => [offer(A, ramon, 'once'), sale(C, 9, [null, 8, 9, null])],
    then: () => ({ cash: [109, 100, 91, 100] }),
  },
  {
    id: 'E3',
    source: 'EN, C. HIDDEN AUCTION ¶3',
    says: 'the auctioneer wins a tie and pays the bank',
    table: { firstSeat: B },
    given: ({ ramon }) => [offer(B, ramon, 'hidden'), sale(B, 10, [10, 10, 10, 9])],
    then: () => ({ cash: [100, 90, 100, 100] }),
  },
  {
    id: 'G2 and E4',
    source: 'EN, C. HIDDEN AUCTION ¶2; 1994, The First round. ¶5',
    says: 'a tie goes to the first clockwise from the auctioneer, who is paid',
    table: { firstSeat: C },
    given: ({ ramon }) => [offer(C, ramon, 'hidden'), sale(A, 12, [12, 12, 5, 0])],
    then: () => ({ cash: [88, 100, 112, 100] }),
  },
  {
    id: 'E5',
    source: 'EN, C. HIDDEN AUCTION ¶3',
    says: 'all fists empty: free',
    table: { firstSeat: D },
    given: ({ ramon }) => [offer(D, ramon, 'hidden'), sale(D, 0, [0, 0, 0, 0])],
    then: () => ({ cash: [100, 100, 100, 100] }),
    hangs: ({ ramon }) => [{}, {}, {}, { [ramon]: 1 }],
  },
  {
    id: 'E6',
    source: 'EN, D. FIXED PRICE AUCTION ¶1; 1994, The First round. ¶6',
    says: 'all pass: the auctioneer must buy from the bank',
    table: { firstSeat: D },
    given: ({ ramon }) => [offer(D, ramon, 'fixed'), sale(D, 14)],
    then: () => ({ cash: [100, 100, 100, 86] }),
    hangs: ({ ramon }) => [{}, {}, {}, { [ramon]: 1 }],
  },
  {
    id: 'E7',
    source: 'EN, D. FIXED PRICE AUCTION ¶2; 1994, The First round. ¶6',
    says: 'no price over the auctioneer’s cash, none over the taker’s, none of nothing',
    given: ({ ramon }) => [offer(A, ramon, 'fixed'), adjust({ cash: { [A]: -87, [B]: -90 } })],
    refused: () => [
      [sale(C, 14), 'fixed-over-cash at .price'],
      [sale(B, 13), 'bid-over-cash at .price'],
      [sale(C, 0), 'fixed-at-zero at .price'],
      [sale(A, 0), 'fixed-at-zero at .price'],
      [sale(C, 13, [null, null, 13, null]), 'bids-in-fixed at .bids'],
    ],
  },
  {
    id: 'E7',
    source: 'EN, D. FIXED PRICE AUCTION ¶2; 1994, The First round. ¶6',
    says: 'a price of all the auctioneer has is allowed',
    given: ({ ramon }) => [offer(A, ramon, 'fixed'), adjust({ cash: { [A]: -87 } }), sale(C, 13)],
    then: () => ({ cash: [26, 100, 87, 100] }),
  },
  ...(['open', 'once', 'hidden'] as const).map((kind): Row => ({
    id: 'E8',
    source: 'EN, GENERAL RULES FOR AUCTIONS ¶3; 1994 is silent, and knows no debt',
    says: `nobody bids more than they have (${kind})`,
    given: ({ ramon }) => [offer(A, ramon, kind), adjust({ cash: { [B]: -48 } })],
    refused: () => [
      [sale(B, 53), 'bid-over-cash at .price'],
      [sale(C, 60, [null, 53, 60, null]), 'bid-over-cash at .bids[1]'],
    ],
  })),
  {
    id: 'E9',
    source: 'EN, E. DOUBLE AUCTION ¶2; 1994, Extra card ¶2',
    says: 'nobody adds: free, counted, sold at the end; B is next',
    given: ({ ramon }) => [offer(A, ramon, 'double'), nobodyAdds],
    then: () => ({ cash: [100, 100, 100, 100], turn: B, hands: [8, 9, 9, 9] }),
    hangs: ({ ramon }) => [{ [ramon]: 1 }, {}, {}, {}],
  },
  {
    id: 'E9',
    source: 'EN, E. DOUBLE AUCTION ¶2',
    says: 'and pays like any other',
    given: ({ ramon }) => [offer(A, ramon, 'double'), nobodyAdds, adjust({ counts: { [ramon]: 4 } }), settle],
    then: ({ ramon }) => ({
      rounds: [{ counts: { [ramon]: 5 }, payouts: [30, 0, 0, 0] }],
      cash: [130, 100, 100, 100],
    }),
  },
  {
    id: 'E10s',
    source: 'EN, TYPES OF AUCTIONS ¶5; IT, TIPI DI ASTA ¶5',
    says: 'shared: the odd thousand goes to the one who added the second card',
    editions: cmon,
    table: { options: { splitDouble: true } },
    given: ({ ramon }) => [offer(A, ramon, 'double'), add(C, ramon, 'open'), sale(B, 33)],
    then: () => ({ cash: [116, 67, 117, 100], turn: D }),
  },
  {
    id: 'E11',
    source: 'EN, TYPES OF AUCTIONS ¶5, read with both as sellers',
    says: 'shared: the first player’s own half goes to the bank',
    editions: cmon,
    table: { options: { splitDouble: true } },
    given: ({ ramon }) => [offer(A, ramon, 'double'), add(C, ramon, 'open'), sale(A, 25)],
    then: () => ({ cash: [75, 100, 113, 100] }),
  },
  {
    id: 'E12',
    source: 'EN, TYPES OF AUCTIONS ¶5, read with both as sellers',
    says: 'shared: the partner gets the half, the rest goes to the bank, forced purchase or not',
    editions: cmon,
    table: { options: { splitDouble: true } },
    given: ({ ramon }) => [offer(A, ramon, 'double'), add(C, ramon, 'fixed'), sale(C, 25)],
    then: () => ({ cash: [112, 100, 75, 100] }),
  },
  {
    id: 'E13',
    source: 'EN, E. DOUBLE AUCTION ¶3, GENERAL RULES FOR AUCTIONS ¶4',
    says: 'nobody bids for a pair: the new auctioneer gets both free',
    given: ({ ramon }) => [offer(A, ramon, 'double'), add(C, ramon, 'open'), sale(C, 0)],
    then: () => ({ cash: [100, 100, 100, 100], turn: D }),
    hangs: ({ ramon }) => [{}, {}, { [ramon]: 2 }, {}],
  },
];

/** How rounds and games end, rank and continue. */
const roundRows: readonly Row[] = [
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
    id: 'E23',
    source: 'EN, NUMBER OF CARDS DEALT ¶4; 1994, All cards played ¶1',
    says: 'B has no cards: C is next, and B may still buy',
    given: ({ ramon }) => [adjust({ hands: { [B]: -9 } }), offer(A, ramon, 'open'), sale(B, 5)],
    then: () => ({ turn: C, cash: [105, 95, 100, 100] }),
    hangs: ({ ramon }) => [{}, { [ramon]: 1 }, {}, {}],
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
];

export const ROWS = [...auctionRows, ...roundRows];
