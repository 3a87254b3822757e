import type { EventJson } from '../record/index.ts';
import type { Artists, Lesson } from './lesson.ts';
import type { AuctionLesson } from './names.ts';

/** The table of the 1994 rulebook’s example: headings ‘The First round.’ to ‘Settling Up’. */
const AXEL = 0;
const BEATRIX = 1;
const CLEMENS = 2;
const DORIS = 3;

/** The last bid of each player. */
type Bids = readonly [number | null, number | null, number | null, number | null];

function offer(seat: number, artist: string, auction: string): EventJson {
  return { type: 'offer', seat, artist, auction };
}

function pair(seat: number, artist: string, auction: string): EventJson {
  return { type: 'pair', seat, artist, auction };
}

function sale(buyer: number, price: number): EventJson {
  return { type: 'sale', buyer, price };
}

const OPEN_BIDS: Bids = [18, null, 15, 19];
const ONCE_BIDS: Bids = [12, 13, 8, null];
const FIST_BIDS: Bids = [12, 0, 11, 12];
const NO_BIDS: Bids = [null, null, null, null];

/** The sales of the example’s round, in order; the seventh card ends it. */
function exampleSales([left, second, third, , right]: Artists): readonly (readonly EventJson[])[] {
  return [
    [offer(AXEL, right, 'open'), sale(DORIS, 19)],
    [offer(BEATRIX, left, 'once'), sale(BEATRIX, 13)],
    [offer(CLEMENS, left, 'hidden'), sale(DORIS, 12)],
    [offer(DORIS, second, 'fixed'), sale(BEATRIX, 14)],
    [offer(AXEL, left, 'double'), pair(AXEL, left, 'open'), sale(CLEMENS, 33)],
    // The printed totals would need 31 here, but the text says 33; we use the text's numbers, which add up.
    [offer(BEATRIX, third, 'double'), pair(BEATRIX, third, 'hidden'), sale(DORIS, 33)],
    [offer(CLEMENS, left, 'open')],
  ];
}

function firstSales(artists: Artists, count: number): EventJson[] {
  return exampleSales(artists).slice(0, count).flat();
}

/** Cards that others have played in the meantime. */
function meanwhile(counts: Readonly<Record<string, number>>): EventJson {
  return { type: 'adjust', reason: 'meanwhile', counts };
}

export const auctionLessons: Readonly<Record<AuctionLesson, Lesson>> = {
  sell: {
    id: 'sell',
    players: 4,
    firstSeat: AXEL,
    steps: ([left, second, , , right]) => [
      { id: 'sell-dealers' },
      {
        id: 'sell-lay',
        ask: {
          about: 'lay',
          cards: [
            offer(AXEL, right, 'fixed'),
            offer(AXEL, second, 'open'),
            offer(AXEL, right, 'open'),
            offer(AXEL, left, 'hidden'),
          ],
          wanted: offer(AXEL, right, 'open'),
        },
      },
      { id: 'sell-buyer', ask: { about: 'buyer', bids: OPEN_BIDS } },
      {
        id: 'sell-bid',
        play: [offer(BEATRIX, second, 'open')],
        ask: {
          about: 'bid',
          seat: AXEL,
          above: 15,
          event: (amount) => ({ ...sale(AXEL, amount), bids: [amount, null, 15, 11] }),
          sells: true,
          earns: false,
        },
      },
    ],
  },
  pay: {
    id: 'pay',
    players: 4,
    firstSeat: BEATRIX,
    steps: ([left]) => [
      {
        id: 'pay-bank',
        play: [offer(BEATRIX, left, 'once')],
        ask: { about: 'payee', buyer: BEATRIX, price: 13 },
      },
      {
        id: 'pay-nothing',
        play: [offer(CLEMENS, left, 'open')],
        ask: { about: 'buyer', bids: NO_BIDS },
      },
    ],
  },
  count: {
    id: 'count',
    players: 4,
    firstSeat: AXEL,
    steps: (artists) => [
      { id: 'count-first', earlier: firstSales(artists, 4), ask: { about: 'ranked', rank: 1 } },
      { id: 'count-tie', ask: { about: 'ranked', rank: 2 } },
    ],
  },
  fifth: {
    id: 'fifth',
    players: 4,
    firstSeat: AXEL,
    steps: (artists) => [
      {
        id: 'fifth-lay',
        earlier: firstSales(artists, 6),
        ask: {
          about: 'lay',
          cards: [
            offer(CLEMENS, artists[2], 'once'),
            ...firstSales(artists, 7).slice(-1),
            offer(CLEMENS, artists[1], 'hidden'),
          ],
          wanted: 'ends-round',
        },
      },
      { id: 'fifth-owner', ask: { about: 'owner' } },
      { id: 'fifth-starter', ask: { about: 'next-turn' }, then: [{ type: 'settle' }] },
    ],
  },
  value: {
    id: 'value',
    players: 4,
    firstSeat: AXEL,
    steps: (artists) => {
      const [left, second, third, fourth, right] = artists;
      return [
        { id: 'value-over', earlier: firstSales(artists, 7) },
        { id: 'value-left-out', ask: { about: 'worth', artist: right } },
        { id: 'value-payout', ask: { about: 'payout', seat: DORIS } },
        { id: 'value-hand', ask: { about: 'hand', seat: CLEMENS }, then: [{ type: 'settle' }] },
        {
          id: 'value-again',
          earlier: [meanwhile({ [fourth]: 4, [third]: 4, [second]: 3, [right]: 1, [left]: 1 })],
          play: [offer(DORIS, fourth, 'once')],
          ask: { about: 'worth', artist: third },
        },
        { id: 'value-waiting', ask: { about: 'worth', artist: left } },
      ];
    },
  },
  open: {
    id: 'open',
    players: 4,
    firstSeat: AXEL,
    steps: ([, , , , right]) => [
      { id: 'open-call', play: [offer(AXEL, right, 'open')] },
      { id: 'open-purse', ask: { about: 'allowed', event: sale(DORIS, 101) } },
    ],
  },
  once: {
    id: 'once',
    players: 4,
    firstSeat: AXEL,
    steps: (artists) => [
      { id: 'once-round', earlier: firstSales(artists, 1), play: [offer(BEATRIX, artists[0], 'once')] },
      {
        id: 'once-equal',
        ask: { about: 'allowed', event: { ...sale(DORIS, 8), bids: [null, null, 8, 8] } },
      },
      { id: 'once-buyer', ask: { about: 'buyer', bids: ONCE_BIDS } },
    ],
  },
  hidden: {
    id: 'hidden',
    players: 4,
    firstSeat: AXEL,
    steps: (artists) => [
      { id: 'hidden-fists', earlier: firstSales(artists, 2), play: [offer(CLEMENS, artists[0], 'hidden')] },
      { id: 'hidden-tie', ask: { about: 'buyer', bids: FIST_BIDS } },
    ],
  },
  fixed: {
    id: 'fixed',
    players: 4,
    firstSeat: AXEL,
    steps: (artists, entered) => [
      { id: 'fixed-price', earlier: firstSales(artists, 3), play: [offer(DORIS, artists[1], 'fixed')] },
      {
        id: 'fixed-name',
        ask: {
          about: 'bid',
          seat: DORIS,
          above: 0,
          event: (amount) => sale(DORIS, amount),
          sells: false,
          earns: false,
        },
      },
      {
        id: 'fixed-refuse',
        ask: { about: 'allowed', event: sale(DORIS, 0) },
        then: [sale(DORIS, entered['fixed-name'] ?? 1)],
      },
    ],
  },
  double: {
    id: 'double',
    players: 4,
    firstSeat: AXEL,
    steps: (artists) => {
      const [left, , third, , right] = artists;
      return [
        { id: 'double-sign', earlier: firstSales(artists, 4), play: [offer(AXEL, left, 'double')] },
        {
          id: 'double-add',
          ask: {
            about: 'lay',
            cards: [
              pair(CLEMENS, third, 'open'),
              pair(CLEMENS, left, 'double'),
              pair(CLEMENS, left, 'hidden'),
            ],
            wanted: 'allowed',
          },
        },
        { id: 'double-money', ask: { about: 'payee', buyer: BEATRIX, price: 25 } },
        { id: 'double-turn', ask: { about: 'next-turn' } },
        {
          id: 'double-alone',
          play: [offer(DORIS, right, 'double')],
          ask: { about: 'owner' },
          then: [{ type: 'unpaired' }],
        },
        {
          id: 'double-fifth',
          earlier: [meanwhile({ [right]: 1 })],
          play: [offer(AXEL, right, 'double')],
          ask: { about: 'round-over' },
          then: [pair(AXEL, right, 'open')],
        },
      ];
    },
  },
  shared: {
    id: 'shared',
    players: 4,
    firstSeat: AXEL,
    steps: ([left, , third]) => [
      { id: 'shared-variant', play: [offer(AXEL, left, 'double'), pair(CLEMENS, left, 'open')] },
      { id: 'shared-offerer', ask: { about: 'share', of: AXEL, buyer: DORIS, price: 33 } },
      {
        id: 'shared-second',
        play: [offer(DORIS, third, 'double'), pair(AXEL, third, 'hidden')],
        ask: { about: 'share', of: AXEL, buyer: BEATRIX, price: 21 },
      },
      {
        id: 'shared-own',
        play: [offer(BEATRIX, left, 'double'), pair(DORIS, left, 'open')],
        ask: { about: 'share', of: 'bank', buyer: BEATRIX, price: 25 },
      },
    ],
  },
  mystery: {
    id: 'mystery',
    players: 3,
    firstSeat: AXEL,
    steps: ([left, , third]) => [
      { id: 'mystery-hand' },
      {
        id: 'mystery-who',
        play: [offer(AXEL, third, 'open'), sale(BEATRIX, 20)],
        ask: { about: 'flipper' },
      },
      {
        id: 'mystery-count',
        ask: { about: 'count', artist: third },
        then: [{ type: 'mystery', artist: third, auction: 'double' }],
      },
      {
        id: 'mystery-ends',
        earlier: [meanwhile({ [third]: 2 })],
        play: [offer(BEATRIX, left, 'open'), sale(CLEMENS, 12)],
        ask: { about: 'round-over' },
        then: [{ type: 'mystery', artist: third, auction: 'open' }],
      },
      { id: 'mystery-payout', ask: { about: 'payout', seat: BEATRIX } },
      { id: 'mystery-starter', ask: { about: 'next-turn' }, then: [{ type: 'settle' }] },
    ],
  },
  bidding: {
    id: 'bidding',
    players: 4,
    firstSeat: BEATRIX,
    steps: ([left, second, third, fourth]) => [
      {
        id: 'bidding-worth',
        earlier: [meanwhile({ [left]: 3, [second]: 2, [third]: 1 })],
        play: [offer(BEATRIX, left, 'open')],
        ask: { about: 'worth', artist: left },
      },
      { id: 'bidding-half', ask: { about: 'even', buyer: AXEL } },
      { id: 'bidding-rival', ask: { about: 'gainer', buyer: DORIS, price: 12 } },
      {
        id: 'bidding-over',
        ask: {
          about: 'bid',
          seat: AXEL,
          above: 12,
          event: (amount) => ({ ...sale(AXEL, amount), bids: [amount, null, null, 12] }),
          sells: true,
          earns: true,
        },
      },
      {
        id: 'bidding-hope',
        play: [offer(CLEMENS, third, 'open')],
        ask: {
          about: 'average',
          artist: third,
          ways: [[], [meanwhile({ [third]: 1 })], [meanwhile({ [fourth]: 3 })]],
        },
      },
    ],
  },
  forecast: {
    id: 'forecast',
    players: 4,
    firstSeat: AXEL,
    steps: (artists) => {
      const [left, second, third, fourth, right] = artists;
      return [
        {
          id: 'forecast-bar',
          earlier: [
            ...firstSales(artists, 7),
            { type: 'settle' },
            ...[offer(DORIS, fourth, 'open'), sale(CLEMENS, 15)],
            ...[offer(AXEL, right, 'once'), sale(DORIS, 14)],
            ...[offer(BEATRIX, fourth, 'hidden'), sale(AXEL, 16)],
            ...[offer(CLEMENS, right, 'open'), sale(CLEMENS, 12)],
            ...[offer(DORIS, second, 'fixed'), sale(CLEMENS, 9)],
          ],
          play: [offer(AXEL, left, 'open')],
          worthOf: [left],
        },
        { id: 'forecast-likeliest', worthOf: [left], ask: { about: 'likeliest', artist: left } },
        {
          id: 'forecast-safest',
          worthOf: [left, fourth],
          ask: { about: 'safest', artists: [left, fourth] },
        },
        {
          id: 'forecast-card',
          worthOf: [left],
          ask: { about: 'change', artist: left },
          then: [sale(BEATRIX, 35), offer(BEATRIX, third, 'open')],
        },
        {
          id: 'forecast-rival',
          earlier: [sale(AXEL, 8), offer(CLEMENS, fourth, 'open'), sale(DORIS, 14)],
          play: [offer(DORIS, right, 'open')],
          worthOf: [right],
          fairPrice: true,
          ask: {
            about: 'better',
            seat: BEATRIX,
            sale: { buyer: BEATRIX, price: 16 },
            instead: { buyer: AXEL, price: 15 },
          },
        },
        { id: 'forecast-plans', worthOf: [right], fairPrice: true },
      ];
    },
  },
};
