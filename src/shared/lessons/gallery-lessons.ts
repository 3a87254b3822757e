import type { EventJson } from '../record/index.ts';
import type { Artists, Lesson } from './lesson.ts';
import type { GalleryLesson } from './names.ts';

/**
 * The table of The Card Game’s example, clockwise: headings ‘1. ARTWORK SELECTION’ and ‘2. SCORING THE COLLECTIONS’.
 */
const MAX = 0;
const JASON = 1;
const JULIA = 2;
const PLAYERS = 3;

function influence(artist: string): EventJson {
  return { type: 'influence', artist };
}

function card(seat: number, artist: string, effect = 'none'): EventJson {
  return { type: 'play', seat, artist, effect };
}

function second(artist: string): EventJson {
  return { type: 'second', artist };
}

function award(artist: string): EventJson {
  return { type: 'award', artist };
}

function everyone(...artists: readonly string[]): EventJson {
  return { type: 'everyone', artists };
}

const FACE_DOWN: EventJson = { type: 'face-down' };

/** A round that ends with the displays of the rulebook’s scoring example. */
function exampleRound([denise, wagner, tec, nicolas, mariana]: Artists): readonly EventJson[] {
  return [
    influence(nicolas),
    card(JULIA, denise, 'award'),
    award(denise),
    card(MAX, nicolas, 'second-down'),
    FACE_DOWN,
    card(JASON, nicolas),
    card(JULIA, denise),
    card(MAX, nicolas, 'second-down'),
    FACE_DOWN,
    card(JASON, wagner),
    card(JULIA, tec),
    card(MAX, wagner, 'second-up'),
    second(wagner),
    card(JASON, denise, 'award'),
    award(tec),
    card(JULIA, wagner),
    card(MAX, wagner),
    card(JASON, mariana, 'everyone'),
    everyone(tec, denise, denise),
    card(JULIA, nicolas, 'second-up'),
    second(nicolas),
    { type: 'reveal', cards: [[mariana, tec], [], []] },
  ];
}

export const galleryLessons: Readonly<Record<GalleryLesson, Lesson>> = {
  card: {
    id: 'card',
    players: PLAYERS,
    firstSeat: MAX,
    steps: ([, wagner, tec, nicolas]) => [
      { id: 'card-influence', play: [influence(nicolas)] },
      {
        id: 'card-lay',
        ask: {
          about: 'lay',
          cards: [card(MAX, wagner, 'draw'), card(MAX, tec), card(MAX, wagner)],
          wanted: card(MAX, wagner),
        },
      },
      {
        id: 'card-count',
        ask: { about: 'count', artist: nicolas },
        then: [card(JASON, nicolas)],
      },
    ],
  },
  effect: {
    id: 'effect',
    players: PLAYERS,
    firstSeat: MAX,
    steps: ([denise, wagner, tec, nicolas, mariana]) => [
      { id: 'effect-signs', earlier: [influence(nicolas)] },
      {
        id: 'effect-draw',
        play: [card(MAX, tec, 'draw')],
        ask: { about: 'hand', seat: MAX },
        then: [{ type: 'draw' }],
      },
      {
        id: 'effect-second',
        play: [card(JASON, wagner, 'second-up')],
        ask: { about: 'lay', cards: [second(denise), second(wagner), second(tec)], wanted: 'allowed' },
      },
      {
        id: 'effect-down',
        play: [card(JULIA, denise, 'second-down')],
        ask: { about: 'count', artist: denise },
        then: [FACE_DOWN],
      },
      {
        id: 'effect-everyone',
        play: [card(MAX, mariana, 'everyone')],
        ask: { about: 'allowed', event: { type: 'decline' } },
        then: [everyone(tec, mariana, denise)],
      },
      {
        id: 'effect-award',
        play: [card(JASON, denise, 'award')],
        ask: { about: 'allowed', event: award(nicolas) },
        then: [award(nicolas)],
      },
    ],
  },
  limit: {
    id: 'limit',
    players: PLAYERS,
    firstSeat: MAX,
    steps: ([, wagner, , nicolas]) => [
      {
        id: 'limit-near',
        earlier: [
          influence(nicolas),
          card(MAX, nicolas),
          card(JASON, nicolas),
          card(JULIA, wagner),
          card(MAX, nicolas),
        ],
      },
      {
        id: 'limit-second',
        play: [card(JASON, nicolas, 'second-up')],
        ask: { about: 'round-over' },
        then: [second(nicolas)],
      },
      { id: 'limit-starter', ask: { about: 'next-turn' }, then: [{ type: 'settle' }] },
    ],
  },
  reveal: {
    id: 'reveal',
    players: PLAYERS,
    firstSeat: MAX,
    steps: ([, , tec, nicolas]) => [
      {
        id: 'reveal-over',
        earlier: [
          influence(nicolas),
          card(MAX, tec, 'second-down'),
          FACE_DOWN,
          card(JASON, tec),
          card(JULIA, tec),
          card(MAX, nicolas),
          card(JASON, nicolas),
          card(JULIA, tec),
          card(MAX, tec),
          card(JASON, nicolas),
          card(JULIA, nicolas),
        ],
        play: [card(MAX, nicolas)],
      },
      {
        id: 'reveal-first',
        ask: { about: 'ranked', rank: 1 },
        then: [{ type: 'reveal', cards: [[tec], [], []] }],
      },
    ],
  },
  rank: {
    id: 'rank',
    players: PLAYERS,
    firstSeat: JULIA,
    steps: (artists) => {
      const [denise, , tec] = artists;
      return [
        { id: 'rank-over', earlier: exampleRound(artists) },
        { id: 'rank-second', ask: { about: 'ranked', rank: 2 } },
        { id: 'rank-worth', ask: { about: 'worth', artist: denise } },
        { id: 'rank-left-out', ask: { about: 'worth', artist: tec } },
        { id: 'rank-score', ask: { about: 'payout', seat: JASON } },
      ];
    },
  },
  extras: {
    id: 'extras',
    players: PLAYERS,
    firstSeat: JULIA,
    steps: (artists) => {
      const [, wagner, tec, nicolas] = artists;
      return [
        { id: 'extras-hand', earlier: exampleRound(artists) },
        {
          id: 'extras-which',
          ask: { about: 'allowed', event: { type: 'extras', cards: [[tec], [], []] } },
        },
        {
          id: 'extras-order',
          ask: { about: 'ranked', rank: 1 },
          then: [{ type: 'extras', cards: [[nicolas, wagner], [], [wagner]] }],
        },
        { id: 'extras-deal', ask: { about: 'hand', seat: JASON }, then: [{ type: 'settle' }] },
      ];
    },
  },
  outlook: {
    id: 'outlook',
    players: PLAYERS,
    firstSeat: JULIA,
    steps: (artists) => {
      const [denise, wagner, tec, nicolas, mariana] = artists;
      return [
        {
          id: 'outlook-bar',
          earlier: [
            ...exampleRound(artists),
            // Editions differ in who begins the next round.
            { type: 'settle', next: MAX },
            influence(mariana),
            card(MAX, mariana),
            card(JASON, wagner),
            card(JULIA, denise),
            card(MAX, wagner),
          ],
          play: [card(JASON, nicolas)],
          worthOf: [nicolas],
        },
        { id: 'outlook-likeliest', worthOf: [nicolas], ask: { about: 'likeliest', artist: nicolas } },
        {
          id: 'outlook-safest',
          worthOf: [nicolas, mariana],
          ask: { about: 'safest', artists: [nicolas, mariana] },
        },
        {
          id: 'outlook-card',
          worthOf: [nicolas],
          ask: { about: 'change', artist: nicolas },
          then: [card(JULIA, tec)],
        },
        {
          id: 'outlook-award',
          earlier: [card(MAX, wagner, 'award')],
          worthOf: [nicolas],
          ask: { about: 'change', artist: nicolas },
          then: [award(nicolas)],
        },
        { id: 'outlook-plans', worthOf: [nicolas] },
      ];
    },
  },
};
