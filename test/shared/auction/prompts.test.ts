import { describe, expect, test } from 'vitest';
import { DISPUTED_RULES, EDITIONS } from '../../../src/shared/auction/edition.ts';
import { choices, prompts, type State } from '../../../src/shared/auction/index.ts';
import { CITED, MOMENTS, PROMPT_KEYS } from '../../../src/shared/auction/moments.ts';
import { plans } from '../../play/auction-plans.ts';
import { playAuction } from '../../play/auction.ts';
import { after, laid, statesOf } from './game.ts';
import {
  A,
  B,
  C,
  D,
  add,
  adjust,
  boardOf,
  flip,
  nobodyAdds,
  offer,
  settle,
  sale,
} from '../../fixtures/auction.ts';

/** Every prompt in games of every kind, event by event. */
const everything = plans(540).flatMap((plan) =>
  statesOf(playAuction(plan)).map((state) => ({ state, told: prompts(state) })),
);

const keys = (state: State): string[] => prompts(state).map(({ key }) => key);

describe('the prompts', () => {
  test('cover all twenty-one moments and use every message, in every edition', () => {
    const moments = new Map<string, Set<string>>(EDITIONS.map((edition) => [edition, new Set()]));
    const used = new Set<string>();
    for (const { state, told } of everything) {
      for (const { moment, key } of told) {
        moments.get(state.setup.edition.id)?.add(moment);
        used.add(key);
      }
    }
    expect(MOMENTS).toHaveLength(21);
    for (const edition of EDITIONS) {
      expect(MOMENTS.filter((moment) => !moments.get(edition)?.has(moment))).toEqual([]);
    }
    expect(PROMPT_KEYS.filter((key) => !used.has(key))).toEqual([]);
  });

  test('cite the rulebook unless it is silent', () => {
    const silent = new Set<string>(DISPUTED_RULES);
    for (const { told } of everything) {
      for (const { key, cite } of told) {
        if (cite === null) expect(silent.has(CITED[key].rule), key).toBe(true);
      }
    }
  });

  test('ask only for what is allowed, and are never empty while anything is allowed', () => {
    for (const { state, told } of everything) {
      const { offer, pair, unpaired, sale, mystery, settle, final, endRound } = choices(state);
      const possible = new Map<string, boolean>([
        ['offer', offer !== null],
        ['pair', pair !== null],
        ['unpaired', unpaired !== null],
        ['sale', sale !== null],
        ['mystery', mystery !== null],
        ['settle', settle !== null],
        ['final', final !== null],
        ['end-round', endRound],
      ]);
      const asked = new Set(told.flatMap(({ next }): readonly string[] => next));
      expect([...asked].sort()).toEqual([...possible].flatMap(([type, may]) => (may ? type : [])).sort());
    }
  });
});

describe.each(EDITIONS)('prompts for %s', (edition) => {
  const { manuel, sigrid, ramon } = boardOf(edition);

  test('before the first card: what to deal and who starts', () => {
    const told = prompts(laid({ edition, firstSeat: C }));
    expect(told.map(({ key, detail, seats }) => ({ key, detail, seats }))).toEqual([
      { key: 'setup', detail: { cards: 70, dealt: 9, cash: 100 }, seats: [] },
      { key: 'setup-first', detail: { seat: C }, seats: [C] },
      { key: 'offer', detail: { seat: C, limit: 5 }, seats: [C] },
    ]);
  });

  test('a double after three cards: a second card would end the round', () => {
    const state = after(laid({ edition }), adjust({ counts: { [ramon]: 3 } }), offer(A, ramon, 'double'));
    expect(keys(state)).toEqual(['double', 'double-would-end', 'one-more']);
    expect(prompts(state)[0]?.seats).toEqual([A, B, C, D]);
  });

  test('a second card from another seat: who is the auctioneer now, and who is skipped', () => {
    const state = after(laid({ edition }), offer(A, ramon, 'double'), add(C, ramon, 'hidden'));
    expect(prompts(state).map(({ key, detail }) => ({ key, detail }))).toEqual([
      { key: 'double-added', detail: { seat: C, partner: A, artist: ramon, next: D, skipped: 1 } },
      { key: 'hidden', detail: { seat: C, first: D, artist: ramon, cards: 2 } },
    ]);
  });

  test('who pays whom', () => {
    const offered = after(laid({ edition }), offer(A, ramon, 'open'));
    expect(prompts(after(offered, sale(C, 12)))[0]).toMatchObject({
      key: 'pay-player',
      detail: { seat: C, to: A, amount: 12 },
    });
    expect(prompts(after(offered, sale(A, 12)))[0]).toMatchObject({
      key: 'pay-bank',
      detail: { seat: A, amount: 12 },
    });
    expect(prompts(after(offered, sale(A, 0)))[0]).toMatchObject({ key: 'pay-nothing' });
    const double = after(laid({ edition }), offer(A, ramon, 'double'), nobodyAdds);
    expect(prompts(double)[0]).toMatchObject({ key: 'double-unpaired', detail: { seat: A } });
  });

  test('the end of a round: the fifth card, the ranking with its ties, the values and the payouts', () => {
    const state = after(
      laid({ edition }),
      adjust({ standing: { [ramon]: 20 }, counts: { [ramon]: 4, [manuel]: 2, [sigrid]: 2 } }),
      offer(A, ramon, 'open'),
    );
    const told = prompts(state).map(({ key, detail }) => ({ key, detail }));
    expect(told.slice(0, 8)).toEqual([
      { key: 'fifth-offer', detail: { artist: ramon, count: 5 } },
      { key: 'rank', detail: { artist: ramon, rank: 1, count: 5, tile: 30 } },
      { key: 'rank', detail: { artist: manuel, rank: 2, count: 2, tile: 20 } },
      { key: 'rank-tie', detail: { artist: manuel, over: sigrid, count: 2 } },
      { key: 'rank', detail: { artist: sigrid, rank: 3, count: 2, tile: 10 } },
      { key: 'value', detail: { artist: ramon, value: 50, tile: 30, earlier: 20 } },
      { key: 'value', detail: { artist: manuel, value: 20, tile: 20, earlier: 0 } },
      { key: 'value', detail: { artist: sigrid, value: 10, tile: 10, earlier: 0 } },
    ]);
    expect(told.slice(8).map(({ key }) => key)).toEqual(['sell', 'sell', 'sell', 'sell', 'then-next-round']);
  });

  test('a correction that ends the round names the artist it gave a fifth card, whoever is on offer', () => {
    const offered = after(laid({ edition }), adjust({ counts: { [sigrid]: 4 } }), offer(A, ramon, 'open'));
    for (const [artist, corrected] of [
      [manuel, { [manuel]: 5 }],
      [sigrid, { [sigrid]: 1, [manuel]: 4 }],
      [ramon, { [ramon]: 4 }],
    ] as const)
      expect(prompts(after(offered, adjust({ counts: corrected })))[0]).toMatchObject({
        key: 'fifth-adjust',
        detail: { artist, count: 5 },
      });
  });

  test('the mystery hand: its auctioneer may turn over a card after a sale', () => {
    const table = { edition, players: 3, options: { mystery: true } };
    const state = after(laid(table), offer(A, ramon, 'open'), sale(B, 3));
    expect(prompts(state).find(({ moment }) => moment === 'mystery')).toMatchObject({
      key: 'mystery',
      seats: [A],
      detail: { seat: A, left: 9 },
      next: ['mystery'],
    });
    expect(keys(after(state, flip(manuel)))).not.toContain('mystery');
    // After a mystery card, the sale is still to be paid.
    expect(keys(state)[0]).toBe('pay-player');
    expect(keys(after(state, flip(manuel)))[0]).toBe('pay-player');
  });

  test('before the second and the fourth round', () => {
    const round = [adjust({ counts: { [manuel]: 5 } }), settle];
    const second = after(laid({ edition }), offer(A, ramon, 'open'), sale(A, 0), ...round);
    expect(prompts(second)[0]).toMatchObject({
      key: 'next-round',
      detail: { round: 2, dealt: 4, mystery: 0, seat: B },
    });
    const fourth = after(laid({ edition }), ...round, ...round, ...round);
    expect(prompts(fourth)[0]).toMatchObject({ key: 'last-round', detail: { round: 4, dealt: 0 } });
  });
});

test('prompts reveal no secrets: their amounts are prices, payouts and the final money', () => {
  const telling = new Set(['pay-player', 'pay-bank', 'sell', 'end-won', 'end-shared']);
  for (const { told } of everything) {
    for (const { key, detail } of told) if ('amount' in detail) expect(telling.has(key), key).toBe(true);
  }
});
