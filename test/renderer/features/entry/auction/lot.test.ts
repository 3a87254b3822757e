import { expect, test } from 'vitest';
import { hammerOf } from '../../../../../src/renderer/features/entry/auction/hammer.ts';
import {
  EMPTY_LOT,
  readLot,
  stepBack,
  type Buyer,
  type Lot,
} from '../../../../../src/renderer/features/entry/auction/lot.ts';
import { choices } from '../../../../../src/shared/auction/index.ts';
import { offer, sale } from '../../../../fixtures/auction.ts';
import { tableOf } from '../../../played.ts';
import { openEntry, stepsOf, toldAfter } from '../at-table.ts';

function onSale(events: readonly unknown[]) {
  const { sale } = choices(tableOf(events).state);
  if (sale === null) throw new Error('a lot is on the table');
  return sale;
}

const hammer = (lot: Partial<Lot>) => hammerOf(onSale([offer(0, 'yoko')]), { ...EMPTY_LOT, ...lot });

test('a lot nobody pays for goes to its auctioneer for free, and to nobody else', () => {
  expect(hammer({ buyer: 0 })).toMatchObject({ ready: true, price: 0 });
  expect(hammer({ buyer: 1 })).toEqual({ ready: false, notYet: { why: 'no-price' } });
  expect(hammer({ buyer: 1, price: '0' })).toEqual({ ready: false, notYet: { why: 'not-free', seat: 1 } });
  expect(hammer({ buyer: 'nobody' })).toMatchObject({ ready: true, buyer: 0, price: 0 });
  expect(hammer({ first: 'price', price: '0' })).toMatchObject({ ready: true, buyer: 0, price: 0 });
  // An empty form of bids says nothing; zeros say that nobody bids.
  expect(hammer({ bids: ['', '', '', ''] })).toEqual({ ready: false, notYet: { why: 'no-buyer' } });
  expect(hammer({ bids: ['0', '', '', ''] })).toMatchObject({ ready: true, buyer: 0, price: 0 });
});

test('a price may be all the money there is, and no more', () => {
  // Then Axel has 140, Clemens 60, and the others 100.
  const paid = [offer(0, 'yoko'), sale(2, 40)];
  const why = (kind: string, buyer: Buyer, price: string) => {
    const found = hammerOf(onSale([...paid, offer(1, 'krypto', kind)]), { ...EMPTY_LOT, buyer, price });
    return found.ready ? found.price : found.notYet;
  };
  expect([why('open', 0, '140'), why('open', 2, '60'), why('fixed', 0, '100')]).toEqual([140, 60, 100]);
  expect([why('open', 0, '141'), why('fixed', 2, '61')]).toEqual(
    [0, 2].map((seat) => ({ why: 'too-much', seat })),
  );
  expect([why('fixed', 0, '101')]).toEqual([{ why: 'fixed-too-much', seat: 1 }]);
  expect([why('fixed', 'nobody', ''), why('fixed', 'nobody', '60')]).toEqual([{ why: 'no-price' }, 60]);
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
  { mystery: false, adder: 'nobody', buyer: 'nobody', price: '', first: 'buyer', bids: [] },
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

test('a pair is entered, changed by its trail and sold; going back stops at the sale before', async () => {
  const table = await openEntry(tableOf([]).record);
  await table.session.append(offer(0, 'krypto'));
  await table.session.append(sale(1, 19));
  // The same buyer again takes it back, and the price stays.
  const pair =
    '1 <Change.Artist> 25 1 <Change.Second> 34 7{Enter} <Beatrix> <Beatrix> {Escape}{Escape}{Escape} {Escape} {Escape} ' +
    '25 34 7{Enter}1{Enter}';
  await expect(await toldAfter(table, stepsOf(pair))).toMatchFileSnapshot('told/pair.txt');
  const mystery = await openEntry(tableOf([], { mystery: true }, undefined, 3).record);
  const turned = await toldAfter(mystery, stepsOf('21 25{Enter} 6 {Escape} 65 1 1 0{Enter}'));
  await expect(turned).toMatchFileSnapshot('told/mystery.txt');
});
