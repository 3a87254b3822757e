import type { EditionId } from '../../src/shared/auction/index.ts';
import type { Plan } from '../play/auction.ts';
import { MATAGOT, SHORT } from './made-boxes.ts';
import type { Scorekeeper } from './scorekeeper.ts';

export interface Evening {
  readonly plan: Plan;
  readonly keeper: Scorekeeper;
}

const LEDGER = { tracking: 'ledger' } as const;
const SPLIT = { ...LEDGER, splitDouble: true } as const;
const OWNERS = { tracking: 'owners' } as const;
const COUNTS = { tracking: 'counts' } as const;
const MYSTERY = { mystery: true } as const;
const [EN, IT, OLD] = ['modern-art-cmon-en', 'modern-art-cmon-it', 'modern-art-1994'] as const;

const ORDER_OF_CMON = [
  'rafael-silveira',
  'ramon-martins',
  'daniel-melim',
  'sigrid-thaler',
  'manuel-carvalho',
];
const ORDER_OF_1994 = ['krypto', 'yoko', 'lite-metal', 'christin-p', 'karl-gitter'];

type Row = readonly [
  edition: EditionId,
  players: 3 | 4 | 5,
  options: Plan['options'],
  seed: number,
  further: Omit<Plan, 'edition' | 'players' | 'options' | 'seed'>,
  hand: Scorekeeper['hand'],
  notesBids?: true,
];

/**
 * `npm test` plays the first: keys, money, doubles and every bid. The soak plays them all: every pair of edition, number
 * of players and tracking, each option, input method and bid noting several times, and boxes that somebody made.
 */
const ROWS: readonly Row[] = [
  [IT, 4, { ...SPLIT, order: ORDER_OF_CMON }, 33, { style: 'rush' }, 'keys', true],
  [OLD, 3, { ...LEDGER, ...MYSTERY }, 31, { flipping: 0.5 }, 'keys'],
  [OLD, 5, { ...COUNTS, order: ORDER_OF_1994 }, 33, {}, 'keys'],
  [EN, 3, { ...OWNERS, ...MYSTERY }, 34, { flipping: 0.5, goesOn: true }, 'keys'],
  [EN, 5, SPLIT, 41, { style: 'rush' }, 'pointer'],
  [OLD, 4, OWNERS, 32, {}, 'pointer'],
  [EN, 4, COUNTS, 35, {}, 'keys'],
  [IT, 3, { ...COUNTS, ...MYSTERY }, 37, { flipping: 0.5 }, 'pointer'],
  [IT, 5, { ...OWNERS, splitDouble: true }, 39, { style: 'spread' }, 'keys'],
  [EN, 5, SPLIT, 40, {}, 'pointer', true],
  [MATAGOT.basedOn, 4, SPLIT, 33, { box: MATAGOT, style: 'rush' }, 'keys'],
  [SHORT.basedOn, 5, LEDGER, 3, { box: SHORT }, 'pointer'],
];

export const EVENINGS = ROWS.map(
  ([edition, players, options, seed, further, hand, notesBids = false]): readonly [string, Evening] => [
    `${further.box?.title ?? edition} for ${players}, ${JSON.stringify(options)}, by ${hand}${notesBids ? ', every bid noted' : ''}`,
    { plan: { edition, players, options, seed, ...further }, keeper: { hand, notesBids } },
  ],
);
