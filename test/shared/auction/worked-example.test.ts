import { expect, test } from 'vitest';
import { settle, workedExample } from '../../fixtures/auction.ts';
import { after, laid, shown } from './game.ts';

test.each([
  { id: 'G1a', price: 33, cash: [152, 146, 139, 120] },
  { id: 'G1b, the printed totals', price: 31, cash: [152, 144, 139, 122] },
])('the worked example of 1994 with the pair at $price ($id)', ({ price, cash }) => {
  const waiting = after(laid(), ...workedExample(price));
  const round = {
    round: 1,
    endedBy: 'limit',
    counts: { 'lite-metal': 5, yoko: 1, 'christin-p': 2, 'karl-gitter': 0, krypto: 1 },
    ranking: ['lite-metal', 'christin-p', 'yoko'],
    values: { 'lite-metal': 30, yoko: 10, 'christin-p': 20, 'karl-gitter': 0, krypto: 0 },
    payouts: [0, 40, 60, 70],
  };
  expect(shown(waiting)).toEqual({
    status: 'settling',
    round: 1,
    turn: null,
    rounds: [round],
    cash: [152, 73 + price, 79, 83 - price],
    scores: [152, 73 + price, 79, 83 - price],
    hands: [6, 6, 7, 8],
    winners: null,
  });
  const next = shown(after(waiting, settle));
  expect(next).toEqual({
    status: 'playing',
    round: 2,
    turn: 3,
    rounds: [round],
    cash,
    scores: cash,
    hands: [10, 10, 11, 12],
    winners: null,
  });
});
