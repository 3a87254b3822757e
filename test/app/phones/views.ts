import type { BoardView, SeatView } from '../../../src/shared/phones/views.ts';
import { FOUR_NAMES } from '../../fixtures/people.ts';

/** Views as main sends them, made up to look at every state of the page. */

export const LONG = 'Wilhelmine-Charlotte von Hohenstaufenberg';

const WALL: SeatView['wall'] = [
  bay('Lite Metal', 'LM', 1, 4, { reach: 'one-more', warning: 'One more ends the round', worth: '30,000' }),
  bay('Yoko', 'Yo', 2, 2, { worth: '20,000' }),
  bay('Christin P', 'CP', 3, 2, { worth: '10,000' }),
  bay('Karl Gitter', 'KG', 4, 0),
  bay('Krypto', 'Kr', 5, 1),
];

function bay(
  name: string,
  letters: string,
  ink: number,
  count: number,
  more: Partial<SeatView['wall'][number]> = {},
): SeatView['wall'][number] {
  return { name, letters, ink, count, limit: 5, reach: null, warning: '', worth: '0', ...more };
}

export function seatsOf(names: readonly string[]): SeatView['seats'] {
  return names.map((name, seat) => ({
    seat,
    name,
    roles: seat === 2 ? ['auctioneer'] : [],
    acts: seat === 3,
    says: seat < 2 ? 'has bid' : '',
    wins: false,
    hand: '6 in hand',
    works: seat === 0 ? [{ name: 'Yoko', ink: 2, count: 2, pays: '40,000' }] : [],
    has: null,
    connected: seat !== 1,
  }));
}

const PAD: SeatView['pad'] = [
  { label: 'Round 1', cells: ['30,000', '0', '50,000', '20,000'] },
  { label: 'Round 2', cells: ['', '', '', ''] },
];

const TABLE = {
  game: 'Modern Art',
  round: 'Round 2 of 4',
  status: 'playing',
  asked: 'Your secret bid for a Yoko?',
  explained: '',
  lately: 'Axel paid Beatrix 24,000 for a Krypto.',
  warning: 'One more Lite Metal ends the round.',
  wall: WALL,
  lot: { name: 'Yoko', ink: 2, cards: 1, kind: 'fist', seller: 'Clemens' },
  standing: null,
  seats: seatsOf(FOUR_NAMES),
  pad: PAD,
  ending: null,
} as const;

const SEAT: SeatView = {
  ...TABLE,
  kind: 'seat',
  seat: 3,
  name: 'Doris',
  now: 'game.12.0',
  myTurn: true,
  can: [{ kind: 'seal', least: 0, most: 81 }],
  sealed: null,
  money: { before: '', after: '', times: 1000 },
  mine: {
    has: '81,000',
    works: [
      { name: 'Lite Metal', ink: 1, count: 1, pays: '30,000' },
      { name: 'Yoko', ink: 2, count: 2, pays: '40,000' },
    ],
    worth: '3 paintings, worth 70,000 if the round ended now',
  },
  evening: null,
};

const quiet = { myTurn: false, can: [] } as const;

/** Every state of a seat, by name. */
export const SEATS = {
  sealing: SEAT,
  sealed: { ...SEAT, can: [{ kind: 'unseal' }], sealed: 19, myTurn: false, now: 'game.12.1' },
  open: {
    ...SEAT,
    asked: 'Axel bids 24,000',
    lot: { ...TABLE.lot, kind: 'open' },
    standing: { seat: 0, name: 'Axel', sum: '24,000' },
    can: [{ kind: 'bid', least: 25, most: 81 }],
  },
  once: {
    ...SEAT,
    asked: 'Doris: Axel has bid 24,000. More, or pass?',
    lot: { ...TABLE.lot, kind: 'once around' },
    standing: { seat: 0, name: 'Axel', sum: '24,000' },
    can: [{ kind: 'bid', least: 25, most: 81 }, { kind: 'pass' }],
  },
  taking: {
    ...SEAT,
    asked: 'Doris: take it for 12,000?',
    lot: { ...TABLE.lot, kind: 'fixed price' },
    standing: { seat: 2, name: 'Clemens', sum: '12,000' },
    can: [{ kind: 'take' }, { kind: 'decline' }],
  },
  pricing: {
    ...SEAT,
    asked: 'What price does Doris set?',
    lot: { ...TABLE.lot, kind: 'fixed price', seller: 'Doris' },
    can: [{ kind: 'price', least: 1, most: 81 }],
  },
  adding: {
    ...SEAT,
    asked: 'Doris: do you add a second Yoko?',
    lot: { ...TABLE.lot, cards: 2, kind: '' },
    can: [
      {
        kind: 'add',
        symbols: [
          { auction: 'open', name: 'open auction' },
          { auction: 'once', name: 'once around' },
          { auction: 'hidden', name: 'hidden auction' },
          { auction: 'fixed', name: 'fixed price' },
        ],
      },
      { kind: 'pass' },
    ],
  },
  selling: {
    ...SEAT,
    asked: 'Who buys, and for how much?',
    can: [
      { kind: 'bid', least: 25, most: 81 },
      {
        kind: 'sale',
        least: 0,
        earns: { most: 60, said: 'Worth 60,000 at most' },
        buyers: FOUR_NAMES.map((name, seat) => ({ seat, name })),
      },
    ],
  },
  waiting: { ...SEAT, ...quiet, asked: 'Axel, put up a painting from your hand', lot: null, warning: '' },
  settling: { ...SEAT, ...quiet, status: 'settling', asked: 'The bank pays for the paintings', lot: null },
  over: {
    ...SEAT,
    ...quiet,
    status: 'finished',
    asked: 'Doris wins with 312,000',
    warning: '',
    lot: null,
    ending: {
      title: 'The end',
      lifted: FOUR_NAMES.map((name, seat) => ({
        seat,
        name,
        sum: `${312 - seat * 20},000`,
        place: `${seat + 1}.`,
      })),
    },
    evening: {
      works: [
        { round: 'Round 1', name: 'Yoko', ink: 2, cards: 2, price: '24,000', paid: '40,000' },
        { round: 'Round 3', name: 'Krypto', ink: 5, cards: 1, price: '31,000', paid: '0' },
      ],
      said: [
        'You spent 55,000, and your paintings paid 40,000.',
        'Best: two Yokos, 16,000 more than they cost.',
        'Worst: a Krypto, 31,000 for nothing at all.',
      ],
    },
  },
  long: {
    ...SEAT,
    name: LONG,
    asked: `${LONG}: ${LONG} has bid 124,000. More, or pass?`,
    lot: {
      ...TABLE.lot,
      name: 'Sigrid Thaler-Hohenstaufenberg',
      cards: 2,
      kind: 'once around',
      seller: LONG,
    },
    standing: { seat: 0, name: LONG, sum: '124,000' },
    seats: seatsOf(Array.from({ length: 7 }, () => LONG)),
    wall: Array.from({ length: 5 }, (_, at) =>
      bay(`Sigrid Thaler-Hohenstaufenberg ${at}`, 'Sx', at + 1, at + 1, {
        reach: at === 4 ? 'one-more' : null,
        warning: at === 4 ? 'One more ends the round' : '',
        limit: 6,
      }),
    ),
    can: [{ kind: 'bid', least: 125, most: 999 }, { kind: 'pass' }],
  },
  gallery: {
    ...SEAT,
    ...quiet,
    game: 'Masters Gallery',
    asked: 'Beatrix, display a card or two',
    lot: null,
    money: null,
    mine: {
      has: null,
      works: [{ name: 'Vermeer', ink: 1, count: 3, pays: '9' }],
      worth: '3 cards, worth 9 points if the round ended now',
    },
  },
} as const satisfies Record<string, SeatView>;

export const BOARD: BoardView = {
  ...TABLE,
  kind: 'board',
  asked: 'Axel bids 24,000',
  lot: { ...TABLE.lot, kind: 'open auction' },
  standing: { seat: 0, name: 'Axel', sum: '24,000' },
};
