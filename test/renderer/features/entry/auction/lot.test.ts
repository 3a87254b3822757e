import { expect, test } from 'vitest';
import { hammerOf } from '../../../../../src/renderer/features/entry/auction/hammer.ts';
import {
  EMPTY_LOT,
  readLot,
  stepBack,
  type Lot,
} from '../../../../../src/renderer/features/entry/auction/lot.ts';
import { choices } from '../../../../../src/shared/auction/index.ts';
import { offer } from '../../../../fixtures/auction.ts';
import { tableOf } from '../../../played.ts';

function hammer(lot: Partial<Lot>) {
  const { sale } = choices(tableOf([offer(0, 'yoko')]).state);
  if (sale === null) throw new Error('a lot is on the table');
  return hammerOf(sale, { ...EMPTY_LOT, ...lot });
}

test('a lot nobody pays for goes to its auctioneer for free, and to nobody else', () => {
  expect(hammer({ buyer: 0 })).toMatchObject({ ready: true, price: 0 });
  expect(hammer({ buyer: 1 })).toEqual({ ready: false, notYet: { why: 'no-price' } });
  expect(hammer({ buyer: 1, price: '0' })).toEqual({ ready: false, notYet: { why: 'not-free', seat: 1 } });
  expect(hammer({ buyer: 'nobody' })).toMatchObject({ ready: true, buyer: 0, price: 0 });
  // An empty form of bids says nothing; zeros say that nobody bids.
  expect(hammer({ bids: ['', '', '', ''] })).toEqual({ ready: false, notYet: { why: 'no-buyer' } });
  expect(hammer({ bids: ['0', '', '', ''] })).toMatchObject({ ready: true, buyer: 0, price: 0 });
});

const WHOLE: Lot = {
  mystery: true,
  somebodyElse: false,
  artist: 'yoko',
  kind: 'open',
  adder: 2,
  buyer: 1,
  price: '7',
  priceSaid: false,
  first: null,
  bids: ['7', '', ''],
  guessed: false,
};

test.each<Partial<Lot>>([
  {},
  { adder: 0, buyer: 2, price: '0', bids: ['0', '', ''] },
  { adder: 1, buyer: 0, somebodyElse: true, priceSaid: true, first: 'price', guessed: true },
  { mystery: false, buyer: 'nobody', price: '', first: 'buyer', bids: [] },
  EMPTY_LOT,
])('a lot with %j is kept and read again', (entered) => {
  const lot = { ...WHOLE, ...entered };
  expect(readLot(JSON.parse(JSON.stringify(lot)), ['krypto', 'yoko'])).toEqual(lot);
});

/** What is left of a lot each time an answer is undone. */
function undone(whole: Lot): string[][] {
  const left: string[][] = [];
  for (let lot = stepBack(whole); lot !== null; lot = stepBack(lot))
    left.push(Object.entries(lot).flatMap(([part, said]) => (said === 0 || said ? part : [])));
  return left;
}

test('answers are undone one by one, the latest first', () => {
  expect(undone(WHOLE)).toEqual([
    ['mystery', 'artist', 'kind', 'adder', 'buyer', 'bids'],
    ['mystery', 'artist', 'kind', 'adder', 'bids'],
    ['mystery', 'artist', 'kind', 'adder'],
    ['mystery', 'artist', 'adder'],
    ['mystery', 'artist'],
    ['mystery'],
    [],
  ]);
  // With the price first, the buyer is undone first, then the confirmed price.
  const priced: Lot = { ...EMPTY_LOT, price: '14', priceSaid: true, buyer: 2 };
  expect(undone(priced)).toEqual([['price', 'priceSaid'], ['price'], []]);
});
