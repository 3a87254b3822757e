import { expect, test } from 'vitest';
import { hammerOf } from '../../../../../src/renderer/features/entry/auction/hammer.ts';
import {
  EMPTY_LOT,
  readLot,
  stepBack,
  type Lot,
} from '../../../../../src/renderer/features/entry/auction/lot.ts';
import { choices } from '../../../../../src/shared/auction/index.ts';
import { tableOf } from '../../../played.ts';

const AXELS_YOKO = [{ type: 'offer', seat: 0, artist: 'yoko', auction: 'open' }];

function hammer(lot: Partial<Lot>) {
  const { sale } = choices(tableOf(AXELS_YOKO).state);
  if (sale === null) throw new Error('a lot is on the table');
  return hammerOf(sale, { ...EMPTY_LOT, ...lot });
}

test('a lot nobody pays for goes to its auctioneer for free, and to nobody else', () => {
  expect(hammer({ buyer: 0 })).toMatchObject({ ready: true, price: 0 });
  expect(hammer({ buyer: 1 })).toEqual({ ready: false, notYet: { why: 'no-price' } });
  expect(hammer({ buyer: 1, price: '0' })).toEqual({ ready: false, notYet: { why: 'not-free', seat: 1 } });
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

test('answers are undone one by one, the latest first', () => {
  let lot: Lot | null = WHOLE;
  const left: string[][] = [];
  while ((lot = stepBack(lot)) !== null)
    left.push(Object.entries(lot).flatMap(([part, said]) => (said ? part : [])));
  expect(left).toEqual([
    ['mystery', 'artist', 'kind', 'adder', 'buyer', 'bids'],
    ['mystery', 'artist', 'kind', 'adder', 'bids'],
    ['mystery', 'artist', 'kind', 'adder'],
    ['mystery', 'artist', 'adder'],
    ['mystery', 'artist'],
    ['mystery'],
    [],
  ]);
});

test('with the price first, the buyer is undone first, then the confirmed price', () => {
  const said: Lot = { ...EMPTY_LOT, price: '14', priceSaid: true, buyer: 2 };
  const back: string[][] = [];
  for (let lot = stepBack(said); lot !== null; lot = stepBack(lot))
    back.push(
      Object.entries(lot).flatMap(([part, what]) =>
        what === null || what === '' || what === false ? [] : part,
      ),
    );
  expect(back).toEqual([['price', 'priceSaid'], ['price'], []]);
});

test('nobody bids: the auctioneer gets it for free', () => {
  expect(hammer({ buyer: 'nobody' })).toMatchObject({ ready: true, buyer: 0, price: 0 });
});

test('an empty form of bids says nothing; zeros say that nobody bids', () => {
  expect(hammer({ bids: ['', '', '', ''] })).toEqual({ ready: false, notYet: { why: 'no-buyer' } });
  expect(hammer({ bids: ['0', '', '', ''] })).toMatchObject({ ready: true, buyer: 0, price: 0 });
});
