import { describe, expect, test } from 'vitest';
import {
  bestCards,
  bestDealer,
  dearestOf,
  deciding,
  folly,
  lotWith,
  masterpiece,
  paintingsAt,
  wallOf,
  worstCards,
  type HungGame,
} from '../../../src/shared/catalogue/index.ts';
import type { Painting } from '../../../src/shared/core/wall.ts';

type Result = HungGame['results'][number];

function game(results: readonly Partial<Result>[], gained: number | null = null): HungGame {
  const nothing = { bought: 0, sold: 0, bestDeal: null, worstDeal: null };
  return {
    family: 'auction',
    results: results.map((one, at) => ({ person: 'ABC'[at] ?? '', ...nothing, ...one })),
    decided: gained === null ? null : { index: 3, gained, forGood: false },
  };
}

describe('of lots', () => {
  const first = game([{ bestDeal: 20, worstDeal: 5 }, { bestDeal: 30 }]);
  const second = game([{ bestDeal: 30, worstDeal: -12 }]);
  const third = game([{ worstDeal: -12 }]);

  test('the masterpiece gained most, the folly lost most, and the first of equals counts', () => {
    expect(masterpiece([first, second, third])).toEqual({ game: first, gain: 30 });
    expect(folly([first, second, third])).toEqual({ game: second, gain: -12 });
  });

  test('what made no difference is neither', () => {
    const even = game([{ bestDeal: 0, worstDeal: 0 }]);
    expect([masterpiece([even]), folly([even]), masterpiece([]), folly([first])]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('the lot is the first that made the difference', () => {
    const lots = [
      { event: 2, auctioneer: 0, buyer: 1, price: null, paid: 10 },
      { event: 4, auctioneer: 0, buyer: 1, price: 20, paid: 30 },
      { event: 6, auctioneer: 0, buyer: 1, price: 0, paid: 10 },
    ];
    expect(lotWith(lots, 10)).toBe(lots[1]);
    expect(lotWith(lots, 11)).toBeNull();
  });

  test('the dearest is one that somebody else paid for', () => {
    const lots = [
      { auctioneer: 0, buyer: 0, price: 90, paid: 0 },
      { auctioneer: 0, buyer: 1, price: 40, paid: 0 },
      { auctioneer: 0, buyer: 2, price: 40, paid: 60 },
    ];
    expect(dearestOf(lots)).toBe(lots[1]);
    expect(dearestOf([{ auctioneer: 0, buyer: 1, price: 0, paid: 0 }])).toBeNull();
  });
});

describe('the best dealer', () => {
  const nameOf = (person: string) => ({ A: 'Zoë', B: 'Ada', C: 'Bo' })[person] ?? '';

  test('had most from the others, over all games with every price', () => {
    const games = [game([{ sold: 50 }, { sold: 20 }]), game([{ sold: 0 }, { sold: 40 }])];
    expect(bestDealer(games, nameOf)).toEqual({ person: 'B', sold: 60, games: 2 });
    const unpriced = game([{ sold: 900, bought: null }]);
    expect(bestDealer([...games, unpriced], nameOf)).toEqual({ person: 'B', sold: 60, games: 2 });
  });

  test('is the first by name of equals, and nobody if nothing was sold', () => {
    expect(bestDealer([game([{ sold: 5 }, { sold: 5 }, { sold: 5 }])], nameOf)?.person).toBe('B');
    expect(bestDealer([game([{}, {}])], nameOf)).toBeNull();
  });
});

test('of cards, those that scored most, and the most that scored nothing, but not a single one', () => {
  const shown = [
    { cards: 1, points: 0 },
    { cards: 2, points: 8 },
    { cards: 3, points: 8 },
  ];
  expect([bestCards(shown), worstCards(shown)]).toEqual([shown[1], null]);
  const more = [...shown, { cards: 2, points: 0 }, { cards: 2, points: 0 }];
  expect(worstCards(more)).toBe(more[3]);
  expect(bestCards([{ cards: 2, points: 0 }])).toBeNull();
});

test('a game without prices decides only among its like', () => {
  const unpriced = game([{ bought: null }], 90);
  const priced = game([{}], 10);
  expect(deciding([unpriced, priced, game([{}])])).toEqual({ game: priced, gain: 10 });
  expect(deciding([unpriced])?.game).toBe(unpriced);
  expect(deciding([game([{}])])).toBeNull();
});

test('both cards of a double are found by either card and by their sale', () => {
  const hung = (artist: string, at: number, lot: number | null): Painting => ({
    ...{ artist, by: 'open', hung: at, lot, owner: 0, seller: 1, partner: null, price: 7, paid: 10 },
  });
  const double = [hung('yoko', 4, 6), hung('yoko', 5, 6)];
  const rounds = [[hung('krypto', 0, 1)], [...double, hung('krypto', 7, null), hung('krypto', 8, null)]];
  expect(paintingsAt(rounds, 4)).toEqual({ painting: double[0], round: 2, cards: 2 });
  expect(paintingsAt(rounds, 6)).toEqual({ painting: double[1], round: 2, cards: 2 });
  expect(paintingsAt(rounds, 7)).toMatchObject({ painting: { artist: 'krypto' }, cards: 1 });
  expect(paintingsAt(rounds, 9)).toBeNull();
});

describe('the wall of a year', () => {
  const lot = (artist: string, price: number, paid: number, cards = 1) => ({ artist, price, paid, cards });
  const reasons = (...lots: readonly ReturnType<typeof lot>[]) => wallOf(lots).map(({ reason }) => reason);

  test('has the dearest, the best bargain and the biggest mistake, each once, the first of equals', () => {
    const lots = [lot('yoko', 90, 0, 2), lot('yoko', 90, 0, 2), lot('yoko', 10, 60), lot('yoko', 0, 60)];
    expect(wallOf(lots).map((hung) => [hung.reason, lots.indexOf(hung.lot)])).toEqual([
      ['dearest', 0],
      ['bargain', 3],
      ['folly', 1],
      ['single', 2],
    ]);
  });

  test('then every artist’s dearest, the dearest first, and never more than six', () => {
    const others = ['krypto', 'yoko', 'karl-gitter', 'christin-p'].map((artist, at) =>
      lot(artist, 20 + at, 20 + at),
    );
    const lots = [lot('lite-metal', 90, 90), ...others];
    expect(wallOf(lots).map((hung) => hung.lot.artist)).toEqual([
      'lite-metal',
      'christin-p',
      'karl-gitter',
      'yoko',
      'krypto',
    ]);
    expect(reasons(...lots, lot('yoko', 5, 5, 2), lot('yoko', 4, 4))).toEqual([
      'dearest',
      ...Array.from({ length: 4 }, () => 'artist'),
      'single',
    ]);
  });

  test('is bare if nothing was sold, and leaves out what cost nothing and paid nothing', () => {
    expect([reasons(), reasons(lot('yoko', 0, 0))]).toEqual([[], []]);
    expect(reasons(lot('yoko', 30, 30), lot('yoko', 20, 20, 2))).toEqual(['dearest', 'next']);
  });
});
