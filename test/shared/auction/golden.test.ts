import { describe, expect, test } from 'vitest';
import { EDITIONS, type EditionId } from '../../../src/shared/auction/edition.ts';
import { auction } from '../../../src/shared/auction/index.ts';
import { after, laid, refusal, shown, type Table } from './game.ts';
import {
  A,
  B,
  C,
  D,
  add,
  adjust,
  boardOf,
  flip,
  nobodyAdds,
  offer,
  paintings,
  settle,
  sold,
  type Board,
  type Raw,
} from './says.ts';

const cmon: readonly EditionId[] = ['modern-art-cmon-en', 'modern-art-cmon-it'];
const first: readonly EditionId[] = ['modern-art-1994'];

interface Row {
  readonly id: string;
  /** Where the rulebooks say so. */
  readonly source: string;
  readonly says: string;
  readonly editions?: readonly EditionId[];
  readonly table?: Omit<Table, 'edition'>;
  readonly given: (board: Board) => readonly Raw[];
  /** What the outcome shows then. */
  readonly then?: (board: Board) => Raw;
  /** What hangs in front of each seat then. */
  readonly hangs?: (board: Board) => readonly Readonly<Record<string, number>>[];
  /** An event that is refused then, and why. */
  readonly refused?: (board: Board) => readonly (readonly [Raw, string])[];
}

/** Rounds of no interest: an artist that gets the first tile, five times on the table. */
const passRounds = (artist: string, rounds: number): Raw[] =>
  Array.from({ length: rounds }, () => [adjust({ counts: { [artist]: 5 } }), settle]).flat();

const onlyHolds = (seat: number, cards: number, dealt: number): Raw =>
  adjust({
    hands: Object.fromEntries([A, B, C, D].map((one) => [one, (one === seat ? cards : 0) - dealt])),
    turn: seat,
  });

const rows: readonly Row[] = [
  {
    id: 'G2',
    source: '1994, The First round. ¶5',
    says: 'a tie between the two right of the auctioneer goes to the nearer one clockwise',
    editions: first,
    table: { firstSeat: C },
    given: ({ rafael }) => [offer(C, rafael, 'hidden')],
    refused: () => [[sold(B, 12, [12, 12, 3, null]), 'buyer-not-highest-bidder at .buyer']],
  },
  {
    id: 'G2',
    source: '1994, The First round. ¶5',
    says: 'so A pays C',
    editions: first,
    table: { firstSeat: C },
    given: ({ rafael }) => [offer(C, rafael, 'hidden'), sold(A, 12, [12, 12, 3, null])],
    then: () => ({ cash: [88, 100, 112, 100] }),
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
    source: '1994, Some Hints on Play ¶2',
    says: 'bought at 22, a painting of the first artist earns 8',
    editions: first,
    given: ({ manuel }) => [
      offer(A, manuel, 'open'),
      sold(B, 22),
      adjust({ counts: { [manuel]: 4 } }),
      settle,
    ],
    then: () => ({ cash: [122, 108, 100, 100] }),
  },
  {
    id: 'G4',
    source: '1994, Some Hints on Play ¶2–3',
    says: 'of the second artist it loses 2, and is worth 50 when that artist comes first next',
    editions: first,
    given: ({ manuel, sigrid }) => [
      offer(A, manuel, 'open'),
      sold(B, 22),
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
    id: 'G5',
    source: '1994, Ending a round with an equals card ¶1',
    says: `three on the table, a double and a second from seat ${adder}: both unsold`,
    editions: first,
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
    id: 'G6 and G8',
    source: 'EN, EXAMPLE - DOUBLE AUCTION ¶1–2; IT, ESEMPIO - ASTA DOPPIA ¶1–3',
    says: 'Marie (Vittoria) adds the second card, wins at 25, pays the bank, and the seat between is passed over',
    editions: cmon,
    given: ({ ramon }) => [
      offer(A, ramon, 'double'),
      add(C, ramon, 'hidden'),
      sold(C, 25, [20, 24, 25, null]),
    ],
    then: () => ({ cash: [100, 100, 75, 100], turn: D }),
    hangs: ({ ramon }) => [{}, {}, { [ramon]: 2 }, {}],
  },
  ...[A, B].map((buyer): Row => ({
    id: 'G7',
    source: 'EN, EXAMPLE - DOUBLE AUCTION ¶2; IT, ESEMPIO - ASTA DOPPIA ¶2',
    says: `seat ${buyer} wins at 25 instead and pays the one who added the second card`,
    editions: cmon,
    given: ({ ramon }) => [offer(A, ramon, 'double'), add(C, ramon, 'hidden'), sold(buyer, 25)],
    then: () => ({ cash: [A, B, C, D].map((seat) => (seat === buyer ? 75 : seat === C ? 125 : 100)) }),
  })),
  {
    id: 'G9',
    source: 'EN, EXAMPLE - VALUE OF RAFAEL SILVEIRA ¶1–4; IT, ESEMPIO – VALORE DELLE OPERE ¶1–4',
    says: 'first, third, unranked, second: 30, 40, nothing, 60',
    editions: cmon,
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
    given: ({ ramon }) => [offer(A, ramon, 'open'), sold(A, 0, [null, null, 0, null])],
    then: () => ({ cash: [100, 100, 100, 100], turn: B }),
    hangs: ({ ramon }) => [{ [ramon]: 1 }, {}, {}, {}],
  },
  {
    id: 'E2',
    source: 'EN, B. ONE OFFER AUCTION ¶1',
    says: 'once around, a bid must beat the one before it',
    given: ({ ramon }) => [offer(A, ramon, 'once')],
    refused: () => [
      [sold(B, 8, [null, 8, 8, null]), 'bid-not-higher at .bids[2]'],
      [sold(A, 9, [9, 8, 9, null]), 'bid-not-higher at .bids[0]'],
    ],
  },
  {
    id: 'E2',
    source: 'EN, B. ONE OFFER AUCTION ¶1',
    says: 'C bids 9 over 8, D and A pass: C pays A',
    given: ({ ramon }) => [offer(A, ramon, 'once'), sold(C, 9, [null, 8, 9, null])],
    then: () => ({ cash: [109, 100, 91, 100] }),
  },
  {
    id: 'E3',
    source: 'EN, C. HIDDEN AUCTION ¶3',
    says: 'the auctioneer wins a tie and pays the bank',
    table: { firstSeat: B },
    given: ({ ramon }) => [offer(B, ramon, 'hidden'), sold(B, 10, [10, 10, 10, 9])],
    then: () => ({ cash: [100, 90, 100, 100] }),
  },
  {
    id: 'E4',
    source: 'EN, C. HIDDEN AUCTION ¶2; 1994, The First round. ¶5',
    says: 'a tie goes to the first clockwise from the auctioneer',
    table: { firstSeat: C },
    given: ({ ramon }) => [offer(C, ramon, 'hidden'), sold(A, 12, [12, 12, 5, 0])],
    then: () => ({ cash: [88, 100, 112, 100] }),
  },
  {
    id: 'E5',
    source: 'EN, C. HIDDEN AUCTION ¶3',
    says: 'all fists empty: free',
    table: { firstSeat: D },
    given: ({ ramon }) => [offer(D, ramon, 'hidden'), sold(D, 0, [0, 0, 0, 0])],
    then: () => ({ cash: [100, 100, 100, 100] }),
    hangs: ({ ramon }) => [{}, {}, {}, { [ramon]: 1 }],
  },
  {
    id: 'E6',
    source: 'EN, D. FIXED PRICE AUCTION ¶1; 1994, The First round. ¶6',
    says: 'all pass: the auctioneer must buy from the bank',
    table: { firstSeat: D },
    given: ({ ramon }) => [offer(D, ramon, 'fixed'), sold(D, 14)],
    then: () => ({ cash: [100, 100, 100, 86] }),
    hangs: ({ ramon }) => [{}, {}, {}, { [ramon]: 1 }],
  },
  {
    id: 'E7',
    source: 'EN, D. FIXED PRICE AUCTION ¶2; 1994, The First round. ¶6',
    says: 'no price over the auctioneer’s cash, none over the taker’s, none of nothing',
    given: ({ ramon }) => [offer(A, ramon, 'fixed'), adjust({ cash: { [A]: -87, [B]: -90 } })],
    refused: () => [
      [sold(C, 14), 'fixed-over-cash at .price'],
      [sold(B, 13), 'bid-over-cash at .price'],
      [sold(C, 0), 'fixed-at-zero at .price'],
      [sold(A, 0), 'fixed-at-zero at .price'],
      [sold(C, 13, [null, null, 13, null]), 'bids-in-fixed at .bids'],
    ],
  },
  {
    id: 'E7',
    source: 'EN, D. FIXED PRICE AUCTION ¶2; 1994, The First round. ¶6',
    says: 'a price of all the auctioneer has is allowed',
    given: ({ ramon }) => [offer(A, ramon, 'fixed'), adjust({ cash: { [A]: -87 } }), sold(C, 13)],
    then: () => ({ cash: [26, 100, 87, 100] }),
  },
  ...(['open', 'once', 'hidden'] as const).map((kind): Row => ({
    id: 'E8',
    source: 'EN, GENERAL RULES FOR AUCTIONS ¶3; 1994 is silent, and knows no debt',
    says: `nobody bids more than they have (${kind})`,
    given: ({ ramon }) => [offer(A, ramon, kind), adjust({ cash: { [B]: -48 } })],
    refused: () => [
      [sold(B, 53), 'bid-over-cash at .price'],
      [sold(C, 60, [null, 53, 60, null]), 'bid-over-cash at .bids[1]'],
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
    id: 'E10',
    source: 'EN, E. DOUBLE AUCTION ¶3–4; 1994, Extra card ¶2',
    says: 'the one who adds the second card gets all the money and the turn goes on from there',
    given: ({ ramon }) => [offer(A, ramon, 'double'), add(C, ramon, 'open'), sold(B, 33)],
    then: () => ({ cash: [100, 67, 133, 100], turn: D }),
  },
  {
    id: 'E10s',
    source: 'EN, TYPES OF AUCTIONS ¶5; IT, TIPI DI ASTA ¶5',
    says: 'shared: the odd thousand goes to the one who added the second card',
    editions: cmon,
    table: { options: { splitDouble: true } },
    given: ({ ramon }) => [offer(A, ramon, 'double'), add(C, ramon, 'open'), sold(B, 33)],
    then: () => ({ cash: [116, 67, 117, 100], turn: D }),
  },
  {
    id: 'E11',
    source: 'EN, EXAMPLE - DOUBLE AUCTION ¶2',
    says: 'the first player buys and pays the second in full',
    given: ({ ramon }) => [offer(A, ramon, 'double'), add(C, ramon, 'open'), sold(A, 25)],
    then: () => ({ cash: [75, 100, 125, 100] }),
  },
  {
    id: 'E11',
    source: 'EN, TYPES OF AUCTIONS ¶5, read with both as sellers',
    says: 'shared: the first player’s own half goes to the bank',
    editions: cmon,
    table: { options: { splitDouble: true } },
    given: ({ ramon }) => [offer(A, ramon, 'double'), add(C, ramon, 'open'), sold(A, 25)],
    then: () => ({ cash: [75, 100, 113, 100] }),
  },
  {
    id: 'E12',
    source: 'EN, E. DOUBLE AUCTION ¶3',
    says: 'the one who added the second card buys and pays the bank',
    given: ({ ramon }) => [offer(A, ramon, 'double'), add(C, ramon, 'open'), sold(C, 25)],
    then: () => ({ cash: [100, 100, 75, 100] }),
  },
  {
    id: 'E12',
    source: 'EN, TYPES OF AUCTIONS ¶5, read with both as sellers',
    says: 'shared: the partner gets the half, the rest goes to the bank, forced purchase or not',
    editions: cmon,
    table: { options: { splitDouble: true } },
    given: ({ ramon }) => [offer(A, ramon, 'double'), add(C, ramon, 'fixed'), sold(C, 25)],
    then: () => ({ cash: [112, 100, 75, 100] }),
  },
  {
    id: 'E13',
    source: 'EN, E. DOUBLE AUCTION ¶3, GENERAL RULES FOR AUCTIONS ¶4',
    says: 'nobody bids for a pair: the new auctioneer gets both free',
    given: ({ ramon }) => [offer(A, ramon, 'double'), add(C, ramon, 'open'), sold(C, 0)],
    then: () => ({ cash: [100, 100, 100, 100], turn: D }),
    hangs: ({ ramon }) => [{}, {}, { [ramon]: 2 }, {}],
  },
  {
    id: 'E14',
    source: 'EN, ENDING THE AUCTION ROUND ¶2; 1994, Extra card ¶6, derived',
    says: 'a double as the fifth ends the round at once; no second card; B starts',
    given: ({ ramon }) => [adjust({ counts: { [ramon]: 4 } }), offer(A, ramon, 'double'), settle],
    then: ({ ramon }) => ({
      turn: B,
      round: 2,
      rounds: [{ endedBy: 'limit', counts: { [ramon]: 5 }, payouts: [0, 0, 0, 0] }],
    }),
  },
  {
    id: 'E14',
    source: 'EN, ENDING THE AUCTION ROUND ¶2',
    says: 'a second card is refused then',
    given: ({ ramon }) => [adjust({ counts: { [ramon]: 4 } }), offer(A, ramon, 'double')],
    refused: ({ ramon }) => [
      [add(A, ramon, 'open'), 'settle-awaited'],
      [nobodyAdds, 'settle-awaited'],
    ],
  },
  {
    id: 'E15',
    source: 'EN, ENDING THE AUCTION ROUND ¶2; 1994, Ending a round with an equals card ¶1',
    says: 'the second card is the fifth: both unsold; B starts',
    given: ({ ramon }) => [
      adjust({ counts: { [ramon]: 3 } }),
      offer(A, ramon, 'double'),
      add(A, ramon, 'once'),
      settle,
    ],
    then: () => ({ turn: B, cash: [100, 100, 100, 100], rounds: [{ payouts: [0, 0, 0, 0] }] }),
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
    id: 'E19',
    source: 'EN, SELLING TO THE BANK ¶3; IT, VENDERE ALLA BANCA ¶3',
    says: 'equals rank from the left',
    editions: cmon,
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
    id: 'E20',
    source: '1994, Equal numbers of cards ¶1',
    says: 'Lite Metal before Yoko before Krypto',
    editions: first,
    given: ({ manuel, sigrid, ramon, rafael }) => [
      adjust({ counts: { [ramon]: 5, [manuel]: 3, [sigrid]: 3, [rafael]: 3 } }),
    ],
    then: ({ manuel, sigrid, ramon, rafael }) => ({
      rounds: [{ values: { [ramon]: 30, [manuel]: 20, [sigrid]: 10, [rafael]: 0 } }],
    }),
  },
  {
    id: 'E21',
    source: 'EN, ENDING THE AUCTION ROUND ¶1; 1994, Extra card ¶6',
    says: 'of five, four are owned and pay; the fifth pays nobody',
    given: ({ ramon }) => [
      offer(A, ramon, 'open'),
      sold(A, 0),
      offer(B, ramon, 'open'),
      sold(B, 0),
      offer(C, ramon, 'open'),
      sold(A, 1),
      offer(D, ramon, 'open'),
      sold(B, 1),
      offer(A, ramon, 'open'),
    ],
    then: () => ({
      status: 'settling',
      rounds: [{ payouts: [60, 60, 0, 0] }],
      cash: [99, 99, 101, 101],
    }),
  },
  {
    id: 'E22',
    source: 'EN, NUMBER OF CARDS DEALT ¶3; 1994, The Second and subsequent rounds ¶5',
    says: 'first, unranked, third: 30, nothing, 40',
    given: ({ manuel, sigrid, daniel, ramon }) => [
      adjust({ counts: { [ramon]: 5 } }),
      settle,
      adjust({ counts: { [manuel]: 5, [sigrid]: 3, [daniel]: 2, [ramon]: 1 } }),
      settle,
      adjust({ counts: { [manuel]: 5, [sigrid]: 3, [ramon]: 2 } }),
    ],
    then: ({ ramon }) => ({
      rounds: [{ values: { [ramon]: 30 } }, { values: { [ramon]: 0 } }, { values: { [ramon]: 40 } }],
    }),
  },
  {
    id: 'E23',
    source: 'EN, NUMBER OF CARDS DEALT ¶4; 1994, All cards played ¶1',
    says: 'B has no cards: C is next, and B may still buy',
    given: ({ ramon }) => [adjust({ hands: { [B]: -9 } }), offer(A, ramon, 'open'), sold(B, 5)],
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
      sold(B, 7),
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
      sold(A, 0),
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

describe('what the rulebooks say', () => {
  const cases = rows.flatMap((row) =>
    (row.editions ?? EDITIONS).map((edition) => ({ row, edition, name: `${row.id}: ${row.says}` })),
  );
  test.each(cases)('$edition, $name', ({ row, edition }) => {
    const board = boardOf(edition);
    const state = after(laid({ ...row.table, edition }), ...row.given(board));
    expect(row.then ?? row.hangs ?? row.refused, 'a row expects something').toBeDefined();
    if (row.then) expect(shown(state)).toMatchObject(row.then(board));
    if (row.hangs) {
      const { hangs } = row;
      expect(hangs(board).map((_, seat) => paintings(state, seat))).toEqual(hangs(board));
    }
    for (const [event, why] of row.refused?.(board) ?? []) expect(refusal(state, event)).toBe(why);
  });

  test('every golden case of the auction family has a row', () => {
    const said = new Set(rows.flatMap(({ id }) => id.split(' and ')));
    const elsewhere = ['G1', 'G15'];
    const wanted = [
      ...Array.from({ length: 9 }, (_, index) => `G${index + 1}`),
      'E10s',
      ...Array.from({ length: 29 }, (_, index) => `E${index + 1}`),
    ].filter((id) => !elsewhere.includes(id));
    expect(wanted.filter((id) => !said.has(id))).toEqual([]);
  });
});

describe('G15: the deal', () => {
  const deals = [
    { players: 3, cards: [10, 16, 22, 22] },
    { players: 4, cards: [9, 13, 17, 17] },
    { players: 5, cards: [8, 11, 14, 14] },
  ];
  const cases = EDITIONS.flatMap((edition) => deals.map((deal) => ({ edition, ...deal })));
  test.each(cases)('$edition for $players players', ({ edition, players, cards }) => {
    const { manuel } = boardOf(edition);
    const held = cards.map(
      (_, rounds) => shown(after(laid({ edition, players }), ...passRounds(manuel, rounds))).hands,
    );
    expect(held).toEqual(cards.map((each) => new Array<number>(players).fill(each)));
  });

  test.each(EDITIONS)('%s with the mystery hand deals four hands', (edition) => {
    const table = { edition, players: 3, options: { mystery: true } };
    const { manuel } = boardOf(edition);
    const dealt = [0, 1, 2, 3].map((rounds) => after(laid(table), ...passRounds(manuel, rounds)));
    expect(dealt.map(({ hands, mysteryHand }) => [...hands, mysteryHand])).toEqual(
      [9, 13, 17, 17].map((each) => [each, each, each, each]),
    );
  });

  test('as many cards as each edition’s deck holds are enough', () => {
    for (const { artists, deal } of Object.values(auction.editions)) {
      const deck = artists.reduce((sum, { cards }) => sum + cards, 0);
      expect(deck).toBe(70);
      for (const players of [3, 4, 5]) {
        const needed = (deal[players] ?? []).reduce((sum, cards) => sum + cards, 0) * players;
        expect(needed).toBeLessThanOrEqual(deck);
        expect(needed).toBeGreaterThan(60);
      }
    }
  });
});
