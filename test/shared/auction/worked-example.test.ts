import { expect, test } from 'vitest';
import { after, laid, shown } from './game.ts';

// The worked example of the 1994 rulebook, 'The First round.' to 'Settling Up'.
const firstRound = [
  { type: 'offer', seat: 0, artist: 'krypto', auction: 'open' },
  { type: 'sale', buyer: 3, price: 19, bids: [18, null, 15, 19] },
  { type: 'offer', seat: 1, artist: 'lite-metal', auction: 'once' },
  { type: 'sale', buyer: 1, price: 13, bids: [12, 13, 8, null] },
  { type: 'offer', seat: 2, artist: 'lite-metal', auction: 'hidden' },
  { type: 'sale', buyer: 3, price: 12, bids: [12, 0, 11, 12] },
  { type: 'offer', seat: 3, artist: 'yoko', auction: 'fixed' },
  { type: 'sale', buyer: 1, price: 14 },
  { type: 'offer', seat: 0, artist: 'lite-metal', auction: 'double' },
  { type: 'pair', seat: 0, artist: 'lite-metal', auction: 'open' },
  { type: 'sale', buyer: 2, price: 33, bids: [null, 27, 33, null] },
  { type: 'offer', seat: 1, artist: 'christin-p', auction: 'double' },
  { type: 'pair', seat: 1, artist: 'christin-p', auction: 'hidden' },
] as const;

const fifth = { type: 'offer', seat: 2, artist: 'lite-metal', auction: 'fixed' };

test.each([
  { id: 'G1a', price: 33, cash: [152, 146, 139, 120] },
  { id: 'G1b, the printed totals', price: 31, cash: [152, 144, 139, 122] },
])('the worked example of 1994 with the pair at $price ($id)', ({ price, cash }) => {
  const waiting = after(
    laid(),
    ...firstRound,
    { type: 'sale', buyer: 3, price, bids: [16, 22, 22, price] },
    fifth,
  );
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
  const next = shown(after(waiting, { type: 'settle' }));
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
