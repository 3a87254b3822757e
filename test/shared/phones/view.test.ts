import { expect, test } from 'vitest';
import { follow, type Step } from '../../../src/shared/bidding/index.ts';
import { boardView, seatView } from '../../../src/shared/phones/index.ts';
import { A, B, C, D, offer, sale } from '../../fixtures/auction.ts';
import { fourRounds, gameOfFour, languageOf, momentOf } from './phone-games.ts';

const EN = languageOf('en');

/** A moment of an auction of Axel’s. */
function auctionOf(kind: string, steps: readonly Step[]) {
  const moment = momentOf(gameOfFour(offer(A, 'krypto', kind)), steps);
  if (moment === null) throw new Error('an auction is in progress');
  return moment;
}

/** The least and the most that a phone offers a seat, and whether these and the amounts beside them are allowed. */
function bounds(kind: string, seat: number, steps: readonly Step[]) {
  const moment = auctionOf(kind, steps);
  const table = moment.timeline.tables.at(-1);
  if (!moment.run || table?.family !== 'auction') throw new Error('an auction is in progress');
  const { live } = moment.run;
  const can = seatView(moment, seat, null, EN)?.can ?? [];
  const [offered] = can.flatMap((each) => (each.kind === 'bid' || each.kind === 'price' ? each : []));
  if (offered === undefined) return null;
  const { least, most } = offered;
  const allowed = (amount: number) =>
    follow(
      table.state,
      live,
      offered.kind === 'bid' ? { kind: 'bid', seat, amount } : { kind: 'price', amount },
    ).ok;
  return { least, most, allowed: [least - 1, least, most ?? least, (most ?? least) + 1].map(allowed) };
}

const bid = (seat: number, amount: number): Step => ({ kind: 'bid', seat, amount });
const between = (least: number, most: number) => ({ least, most, allowed: [false, true, true, false] });

test.each([
  ['an open auction, before any bid', 'open', B, [], between(1, 100)],
  ['an open auction, after a bid', 'open', B, [bid(C, 7)], between(8, 100)],
  ['an open auction, after two bids', 'open', B, [bid(C, 7), bid(D, 9)], between(10, 100)],
  ['an open auction, just below all its money', 'open', B, [bid(C, 99)], between(100, 100)],
  ['an open auction, at all its money', 'open', B, [bid(C, 100)], null],
  ['an auction in turn, at first', 'once', B, [], between(1, 100)],
  ['an auction in turn, after a bid', 'once', C, [bid(B, 7)], between(8, 100)],
  ['an auction with a fixed price', 'fixed', A, [], between(1, 100)],
  ['an auction in turn, when it is another’s', 'once', D, [bid(B, 7)], null],
] as const)(
  'in %s, a phone offers exactly the amounts that are allowed',
  (_, kind, seat, steps, expected) => {
    expect(bounds(kind, seat, steps)).toEqual(expected);
  },
);

test.each([
  [[], EN.own.nobodySealed, EN.own.nobodySealed],
  [[D], 'Doris has bid.', EN.own.nobodyElseSealed],
  [[B], 'Beatrix has bid.', 'Beatrix has bid.'],
  [[D, B], 'Doris and Beatrix have bid.', 'Beatrix has bid.'],
  [[B, C], 'Beatrix and Clemens have bid.', 'Beatrix and Clemens have bid.'],
  [[B, D, C], 'Beatrix, Doris, and Clemens have bid.', 'Beatrix and Clemens have bid.'],
])('after secret bids of %j, everybody reads “%s”, and Doris “%s”', (seats, all, own) => {
  const sealed = seats.map((seat): Step => ({ kind: 'cover', seat, amount: null }));
  const moment = auctionOf('hidden', sealed);
  expect(boardView(moment, EN)?.explained).toBe(all);
  expect(seatView(moment, D, null, EN)?.explained).toBe(own);
});

test.each([
  [90, ['take', 'decline']],
  [91, ['decline']],
])('with 90, Clemens is asked for %i and may %j', (price, expected) => {
  const events = [offer(A, 'krypto', 'open'), sale(C, 10), offer(B, 'yoko', 'fixed')];
  const moment = momentOf(gameOfFour(...events), [{ kind: 'price', amount: price }]);
  const can = moment === null ? null : seatView(moment, C, null, EN)?.can;
  expect(can?.map(({ kind }) => kind)).toEqual(expected);
});

test('how a lot was sold aloud says nothing about the others, unless they were asked in turn', () => {
  const said = (kind: string, ...steps: readonly Step[]) =>
    boardView(auctionOf(kind, steps), EN)?.seats.map(({ says }) => says);
  const sold = (seat: number, amount: number): Step => ({ kind: 'sold', seat, amount });
  for (const kind of ['open', 'once', 'hidden']) {
    expect(said(kind, sold(D, 9)), kind).toEqual(['', '', '', '9,000']);
    expect(said(kind, sold(A, 9)), kind).toEqual(['9,000', '', '', '']);
    expect(said(kind, sold(A, 0)), kind).toEqual(['0', '', '', '']);
  }
  expect(said('fixed', sold(C, 9))).toEqual(['', 'passes', '9,000', '']);
  expect(said('fixed', sold(A, 9))).toEqual(['9,000', 'passes', 'passes', 'passes']);
});

// Those who are equal lift their covers together.
test.each([
  [false, 0, 0],
  [false, 1, 4],
  [true, 0, 4],
])('at the end, with open money %s and %i covers lifted, %i of four are seen', (openMoney, lifted, seen) => {
  const moment = momentOf(gameOfFour(...fourRounds([30, 60, 90, 119])), [], { openMoney, lifted });
  expect(moment === null ? null : boardView(moment, EN)?.ending?.lifted.length).toBe(seen);
});

const { best, worst } = EN.own.evening;
const became = (tell: typeof best, price: number, paid: number) =>
  tell('Karl Gitter', `${price},000`, `${paid},000`);

test.each([
  ['nothing if all paid what they cost', [30, 60, 90, 120], []],
  ['the worst', [30, 60, 90, 121], [became(worst, 121, 120)]],
  ['the best', [30, 60, 89, 120], [became(best, 89, 90)]],
  ['the worst of several', [31, 62, 91, 121], [became(worst, 62, 60)]],
  ['both', [29, 61, 80, 110], [became(best, 80, 90), became(worst, 61, 60)]],
])('of an evening’s purchases, a phone singles out %s', (_, prices, singledOut) => {
  const moment = momentOf(gameOfFour(...fourRounds(prices)));
  const [, ...said] = (moment && seatView(moment, B, null, EN)?.evening?.said) ?? [];
  expect(said).toEqual(singledOut);
});

test('the phone of somebody who has left says so, asks nothing, and what they have stays theirs', () => {
  const events = [offer(A, 'krypto'), sale(C, 9), { type: 'adjust', reason: '', away: { [C]: true } }];
  const moment = momentOf(gameOfFour(...events, offer(B, 'yoko')), []);
  if (moment === null) throw new Error('an auction is in progress');
  const [left, here] = [C, D].map((seat) => seatView(moment, seat, null, EN));
  expect(left).toMatchObject({ asked: EN.own.you.away, explained: EN.own.awayExplained, can: [] });
  expect(left?.mine).toMatchObject({ has: '91,000', works: [{ name: 'Krypto', count: 1 }] });
  expect(left?.seats[C]).toMatchObject({ hand: 'left in round 1', says: '' });
  expect(here?.can).toHaveLength(1);
});
