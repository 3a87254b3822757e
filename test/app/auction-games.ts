import type { Plan } from '../play/auction.ts';
import { MATAGOT, SHORT } from './made-boxes.ts';
import type { Scorekeeper } from './scorekeeper.ts';

export interface Evening {
  readonly plan: Plan;
  readonly keeper: Scorekeeper;
}

const KEYS: Scorekeeper = { hand: 'keys', notesBids: false };
const POINTER: Scorekeeper = { hand: 'pointer', notesBids: false };

/**
 * `npm test` plays the first: keys, money, doubles and every bid. The soak plays them all: every pair of edition, number
 * of players and tracking, each option, input method and bid noting several times, and boxes that somebody made.
 */
export const EVENINGS: readonly (readonly [string, Evening])[] = [
  [
    'CMON in Italian, four who split a double, in an order of their own, every bid noted, by keys',
    {
      plan: {
        edition: 'modern-art-cmon-it',
        players: 4,
        options: {
          tracking: 'ledger',
          splitDouble: true,
          order: ['rafael-silveira', 'ramon-martins', 'daniel-melim', 'sigrid-thaler', 'manuel-carvalho'],
        },
        seed: 33,
        style: 'rush',
      },
      keeper: { hand: 'keys', notesBids: true },
    },
  ],
  [
    '1994, three with a mystery hand and their money known, by keys',
    {
      plan: {
        edition: 'modern-art-1994',
        players: 3,
        options: { tracking: 'ledger', mystery: true },
        seed: 31,
        flipping: 0.5,
      },
      keeper: KEYS,
    },
  ],
  [
    '1994, five, counts only, on a board in an order of its own, by keys',
    {
      plan: {
        edition: 'modern-art-1994',
        players: 5,
        options: {
          tracking: 'counts',
          order: ['krypto', 'yoko', 'lite-metal', 'christin-p', 'karl-gitter'],
        },
        seed: 33,
      },
      keeper: KEYS,
    },
  ],
  [
    'CMON in English, three with a mystery hand, buyers only, by keys',
    {
      plan: {
        edition: 'modern-art-cmon-en',
        players: 3,
        options: { tracking: 'owners', mystery: true },
        seed: 34,
        flipping: 0.5,
        goesOn: true,
      },
      keeper: KEYS,
    },
  ],
  [
    'CMON in English, five who split a double, by pointer',
    {
      plan: {
        edition: 'modern-art-cmon-en',
        players: 5,
        options: { tracking: 'ledger', splitDouble: true },
        seed: 41,
        style: 'rush',
      },
      keeper: POINTER,
    },
  ],
  [
    '1994, four, buyers only, by pointer',
    {
      plan: { edition: 'modern-art-1994', players: 4, options: { tracking: 'owners' }, seed: 32 },
      keeper: POINTER,
    },
  ],
  [
    'CMON in English, four, counts only, by keys',
    {
      plan: { edition: 'modern-art-cmon-en', players: 4, options: { tracking: 'counts' }, seed: 35 },
      keeper: KEYS,
    },
  ],
  [
    'CMON in Italian, three with a mystery hand, counts only, by pointer',
    {
      plan: {
        edition: 'modern-art-cmon-it',
        players: 3,
        options: { tracking: 'counts', mystery: true },
        seed: 37,
        flipping: 0.5,
      },
      keeper: POINTER,
    },
  ],
  [
    'CMON in Italian, five who split a double, buyers only, by keys',
    {
      plan: {
        edition: 'modern-art-cmon-it',
        players: 5,
        options: { tracking: 'owners', splitDouble: true },
        seed: 39,
        style: 'spread',
      },
      keeper: KEYS,
    },
  ],
  [
    'CMON in English, five who split a double, every bid noted, by pointer',
    {
      plan: {
        edition: 'modern-art-cmon-en',
        players: 5,
        options: { tracking: 'ledger', splitDouble: true },
        seed: 40,
      },
      keeper: { hand: 'pointer', notesBids: true },
    },
  ],
  [
    'a French box in euros, four, by keys',
    {
      plan: {
        edition: MATAGOT.basedOn,
        box: MATAGOT,
        players: 4,
        options: { tracking: 'ledger', splitDouble: true },
        seed: 33,
        style: 'rush',
      },
      keeper: KEYS,
    },
  ],
  [
    'a short game of two rounds, five, by pointer',
    {
      plan: { edition: SHORT.basedOn, box: SHORT, players: 5, options: { tracking: 'ledger' }, seed: 3 },
      keeper: POINTER,
    },
  ],
];
