import { describe, expect, test } from 'vitest';
import { auction, choices } from '../../../src/shared/auction/index.ts';
import { after, laid, readable, refusal, shown } from './game.ts';
import {
  A,
  B,
  C,
  D,
  add,
  adjust,
  flip,
  nobodyAdds,
  offer,
  paintings,
  settle,
  sale,
} from '../../fixtures/auction.ts';

const fifth = adjust({ counts: { yoko: 5 } });
const nextRound = [fifth, settle];
const three = { players: 3, options: { mystery: true } } as const;

const away = (changes: Readonly<Record<number, boolean>>, more = {}) => adjust({ away: changes, ...more });

describe('somebody who leaves', () => {
  const without = after(laid(), away({ [A]: true }));
  const onSale = after(without, offer(B, 'yoko'));

  test('takes their cards along, and nobody waits for them or sells to them', () => {
    expect(without).toMatchObject({
      hands: [0, 9, 9, 9],
      cash: [100, 100, 100, 100],
      away: [0, null, null, null],
    });
    expect(shown(without).turn).toBe(B);
    expect(choices(onSale).sale?.buyers.map(({ seat }) => seat)).toEqual([C, D, B]);
    expect(refusal(onSale, sale(A, 5))).toBe('buyer-away at .buyer');
    expect(refusal(onSale, sale(C, 5, [3, null, 5, null]))).toBe('buyer-away at .bids[0]');
    expect(refusal(onSale, sale(C, 5, [0, null, 5, null]))).toBeNull();
  });

  test('keeps what they have, is paid and may win', () => {
    const bought = after(laid(), offer(A, 'yoko'), sale(D, 1), away({ [D]: true }), fifth, settle);
    expect(bought).toMatchObject({ cash: [101, 100, 100, 129], hands: [12, 13, 13, 0] });
    const end = after(bought, fifth, settle, fifth, settle, fifth, settle);
    expect(shown(end)).toMatchObject({ status: 'finished', winners: [D] });
    expect(end.away).toEqual([null, null, null, 1]);
  });

  test('gets cards at the next deal after coming back', () => {
    const back = after(without, fifth, away({ [A]: false }));
    expect([back.hands, after(back, settle).hands]).toEqual([
      [0, 9, 9, 9],
      [4, 13, 13, 13],
    ]);
    const later = after(without, fifth, settle, away({ [A]: false }));
    expect(later.hands).toEqual([0, 13, 13, 13]);
    expect(after(later, adjust({ hands: { [A]: 4 } })).hands[A]).toBe(4);
  });

  test('ends the round if nobody else has a card, and the table may deal on', () => {
    const last = after(laid(), adjust({ hands: { [B]: -9, [C]: -9, [D]: -9 } }), away({ [A]: true }));
    expect(shown(last)).toMatchObject({ status: 'settling', rounds: [{ endedBy: 'out-of-cards' }] });
    expect(after(last, { type: 'settle', continue: true }).hands).toEqual([0, 4, 4, 4]);
    expect(shown(after(last, settle)).status).toBe('finished');
  });

  test('may leave as others come back, and other things are corrected after that', () => {
    const moves = away({ [A]: false, [B]: true, [C]: true }, { turn: D, hands: { [D]: 2 } });
    expect(after(without, moves)).toMatchObject({ hands: [0, 0, 0, 11], away: [null, 0, 0, null] });
  });

  test('leaves a mystery card to the player whose turn it is', () => {
    const sold = after(laid(three), offer(A, 'yoko'), sale(B, 3), away({ [A]: true }));
    expect(choices(sold).mystery?.flipper).toBe(B);
  });

  test.each([
    ['away-not-now at .away', after(laid(), offer(A, 'yoko', 'double')), away({ [D]: true })],
    ['not-tracked at .away', laid({ options: { tracking: 'counts' } }), away({ [A]: true })],
    ['not-true-or-false at .away.0', laid(), adjust({ away: { [A]: 'yes' } })],
    ['hands-while-away at .hands.0', without, away({ [A]: false }, { hands: { [A]: 9 } })],
    ['hands-while-away at .hands.1', without, away({ [B]: true }, { hands: { [B]: -9 } })],
  ])('isn’t told wrongly: %s', (code, table, event) => {
    expect(refusal(table, event)).toBe(code);
  });
});

describe('the mystery hand', () => {
  const firstSale = [offer(A, 'yoko'), sale(B, 3)];

  test('is turned over after a sale, once, before the next offer', () => {
    expect(refusal(laid(three), flip('krypto'))).toBe('mystery-not-now');
    const flipped = after(laid(three), ...firstSale, flip('krypto'));
    expect(flipped).toMatchObject({ counts: [0, 1, 0, 0, 1], hands: [8, 9, 9], mysteryHand: 8 });
    expect(shown(flipped).turn).toBe(B);
    expect(refusal(flipped, flip('krypto'))).toBe('mystery-not-now');
    expect(refusal(after(laid(three), ...firstSale, offer(B, 'yoko', 'open')), flip('krypto'))).toBe(
      'sale-awaited',
    );
  });

  test('is not turned over after a double without a second card, since there was no auction', () => {
    expect(refusal(after(laid(three), offer(A, 'yoko', 'double'), nobodyAdds), flip('krypto'))).toBe(
      'mystery-not-now',
    );
  });

  test('can still be turned over after an adjustment', () => {
    const state = after(laid(three), ...firstSale, adjust({ cash: { [A]: 1 }, turn: C }));
    expect(refusal(state, flip('krypto'))).toBeNull();
  });

  test('can run out', () => {
    const lots = Array.from({ length: 9 }, (_, lot) => [
      offer(lot % 3, 'yoko', 'open'),
      sale(lot % 3, 0),
      flip('krypto'),
      adjust({ counts: { yoko: -1, krypto: -1 } }),
    ]);
    const empty = after(laid(three), ...lots.flat(), ...firstSale);
    expect(empty.mysteryHand).toBe(0);
    expect(refusal(empty, flip('krypto'))).toBe('mystery-hand-empty');
  });

  test('belongs to the player who added the second card of a double; the next starter is to the left', () => {
    const state = after(
      laid(three),
      adjust({ counts: { krypto: 4 } }),
      offer(A, 'yoko', 'double'),
      add(C, 'yoko', 'open'),
      sale(B, 1),
      flip('krypto'),
    );
    expect(shown(state)).toMatchObject({ status: 'settling', rounds: [{ payouts: [0, 40, 0] }] });
    expect(shown(after(state, settle)).turn).toBe(A);
  });

  test('keeps the cards that were not turned over', () => {
    expect(after(laid(three), ...firstSale, flip('krypto'), ...nextRound).mysteryHand).toBe(12);
  });
});

describe('settling', () => {
  test('the table may name another starter with cards', () => {
    expect(shown(after(laid(), fifth, { ...settle, next: C })).turn).toBe(C);
    const third = after(laid(), ...nextRound, ...nextRound, adjust({ hands: { [C]: -17 } }), fifth);
    expect(refusal(third, { ...settle, next: C })).toBe('starter-without-cards at .next');
    expect(shown(after(third, { ...settle, next: D })).turn).toBe(D);
  });

  test('after the last round a named starter changes nothing', () => {
    const fourth = after(
      laid(),
      ...nextRound,
      ...nextRound,
      ...nextRound,
      adjust({ hands: { [C]: -17 } }),
      fifth,
    );
    expect(shown(after(fourth, { ...settle, next: C }))).toMatchObject({
      status: 'finished',
      round: 4,
      turn: null,
    });
  });

  test('playing on makes no difference if the fifth card ended the round', () => {
    expect(shown(after(laid(), fifth, { ...settle, continue: true }))).toMatchObject({ round: 2 });
  });
});

describe('an adjustment', () => {
  test('changes cash, hands, paintings and tiles, all together or not at all', () => {
    const state = after(
      laid(),
      adjust({
        cash: { 0: -100, 1: 7 },
        hands: { 2: -1, 3: 1 },
        owned: { 1: { yoko: 2, krypto: 1 } },
        standing: { krypto: 30 },
        counts: { yoko: 2 },
      }),
    );
    expect(state).toMatchObject({ cash: [0, 107, 100, 100], hands: [9, 9, 8, 10] });
    expect(paintings(state, B)).toEqual({ yoko: 2, krypto: 1 });
    expect(refusal(state, adjust({ cash: { 1: 5, 0: -1 } }))).toBe('below-zero at .cash.0');
    expect(refusal(state, adjust({ owned: { 1: { yoko: -3 } } }))).toBe('below-zero at .owned.1.yoko');
    expect(refusal(state, adjust({ counts: { yoko: -3 } }))).toBe('below-zero at .counts.yoko');
    expect(refusal(state, adjust({ standing: { yoko: -1 } }))).toBe('below-zero at .standing.yoko');
    expect(refusal(state, adjust({ cash: { 1: Number.MAX_SAFE_INTEGER } }))).toBe('too-large at .cash.1');
  });

  test('moves the turn between two lots, to a seat with cards', () => {
    expect(shown(after(laid(), adjust({ turn: C }))).turn).toBe(C);
    expect(refusal(laid(), adjust({ turn: C, hands: { [C]: -9 } }))).toBe('turn-without-cards at .turn');
    expect(refusal(after(laid(), offer(A, 'yoko', 'open')), adjust({ turn: C }))).toBe(
      'turn-not-now at .turn',
    );
    expect(refusal(after(laid(), fifth), adjust({ turn: C }))).toBe('turn-not-now at .turn');
  });

  test('that takes the last card of the current player passes the turn on', () => {
    expect(shown(after(laid(), adjust({ hands: { [A]: -9, [B]: -9 } }))).turn).toBe(C);
  });

  test('that raises a count to the limit ends the round, and the current lot is unsold', () => {
    const state = after(laid(), offer(A, 'krypto', 'open'), fifth);
    expect(shown(state)).toMatchObject({ status: 'settling', turn: null, rounds: [{ endedBy: 'limit' }] });
    expect(paintings(state, A)).toEqual({});
    expect(shown(after(state, settle)).turn).toBe(B);
    const double = offer(A, 'krypto', 'double');
    expect(after(laid(), double, fifth).situation).toMatchObject({ unsold: { cards: 1 } });
    expect(after(laid(), double, add(B, 'krypto'), fifth).situation).toMatchObject({ unsold: { cards: 2 } });
  });

  test('that empties all hands ends the round; with both at once, the limit counts', () => {
    const none = { hands: { 0: -9, 1: -9, 2: -9, 3: -9 } };
    expect(shown(after(laid(), adjust(none))).rounds[0]?.endedBy).toBe('out-of-cards');
    expect(shown(after(laid(), adjust({ ...none, counts: { yoko: 6 } }))).rounds[0]?.endedBy).toBe('limit');
  });

  test('before the payout changes ranking and payouts, but does not reopen the round', () => {
    const ended = after(laid(), adjust({ counts: { yoko: 5, krypto: 3 }, owned: { 0: { krypto: 1 } } }));
    expect(shown(ended).rounds[0]).toMatchObject({ ranking: ['yoko', 'krypto'], payouts: [20, 0, 0, 0] });
    const corrected = after(ended, adjust({ counts: { yoko: -3 }, standing: { krypto: 10 } }));
    expect(shown(corrected)).toMatchObject({
      status: 'settling',
      rounds: [
        { endedBy: 'limit', ranking: ['krypto', 'yoko'], values: { krypto: 40 }, payouts: [40, 0, 0, 0] },
      ],
    });
    expect(refusal(corrected, offer(A, 'yoko', 'open'))).toBe('settle-awaited');
  });

  test('of earlier tiles leaves paid rounds as they were', () => {
    const second = after(laid(), ...nextRound, adjust({ standing: { yoko: 15 } }), fifth);
    expect(shown(second).rounds.map(({ values }) => values.yoko)).toEqual([30, 75]);
  });
});

describe('warnings instead of refusals', () => {
  const told = (given: readonly unknown[], event: unknown): readonly string[] => {
    const state = after(laid(), ...given);
    return auction.warnings(state, readable(event, state.setup));
  };

  test('more cards of an artist than are printed', () => {
    const twelve = [
      adjust({ counts: { 'lite-metal': 5 } }),
      settle,
      adjust({ counts: { 'lite-metal': 6 } }),
      settle,
    ];
    const eleven = offer(A, 'lite-metal', 'open');
    expect(told(twelve, eleven)).toEqual([]);
    expect(told([...twelve, eleven, sale(A, 0)], offer(B, 'lite-metal', 'open'))).toEqual([
      'more-cards-than-printed',
    ]);
    expect(told(twelve, adjust({ counts: { 'lite-metal': 2 } }))).toEqual(['more-cards-than-printed']);
  });

  test('none for too many cards of a kind, since no rulebook gives their number', () => {
    const hidden = (seat: number): readonly unknown[] => [offer(seat, 'lite-metal', 'hidden'), sale(seat, 0)];
    expect(told([...hidden(A), ...hidden(B), ...hidden(C)], offer(D, 'lite-metal', 'hidden'))).toEqual([]);
  });

  test('a price above the most the lot can pay', () => {
    expect(told([offer(A, 'yoko', 'open')], sale(B, 30))).toEqual([]);
    expect(told([offer(A, 'yoko', 'open')], sale(B, 31))).toEqual(['price-above-best-value']);
    const pair = [adjust({ standing: { yoko: 20 } }), offer(A, 'yoko', 'double'), add(A, 'yoko', 'open')];
    expect(told(pair, sale(B, 100))).toEqual([]);
    expect(told([...pair, adjust({ cash: { [B]: 1 } })], sale(B, 101))).toEqual(['price-above-best-value']);
  });

  test('money that is unaccounted for when the round is settled', () => {
    const over = after(laid(), adjust({ counts: { yoko: 5 } }));
    expect(auction.warnings(over, { type: 'settle' })).toEqual([]);
    const [axel = 0, ...others] = over.cash;
    const lost = { ...over, cash: [axel - 1, ...others] };
    expect(auction.warnings(lost, { type: 'settle' })).toEqual(['money-unaccounted']);
  });
});
