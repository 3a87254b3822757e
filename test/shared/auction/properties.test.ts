import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auction } from '../../../src/shared/auction/index.ts';
import { unaccountedFor } from '../../../src/shared/auction/bank.ts';
import { RULE_CODES, SHAPE_CODES } from '../../../src/shared/auction/problems.ts';
import type { State } from '../../../src/shared/auction/state.ts';
import { frozen } from '../../../src/shared/core/frozen.ts';
import { total } from '../../../src/shared/core/tally.ts';
import { attempt } from '../../play/auction-attempts.ts';
import { plans } from '../../play/auction-plans.ts';
import { playAuctionTable } from '../../play/auction.ts';
import { random } from '../../play/random.ts';
import { broken, rubbish } from '../rubbish.ts';
import { after, begun, replayed } from './game.ts';

const everyPlan = plans(1080);
const aPlan = fc
  .record({ plan: fc.constantFrom(...everyPlan), seed: fc.nat() })
  .map(({ plan, seed }) => ({ ...plan, seed }));

const codes: ReadonlySet<string> = new Set([...SHAPE_CODES, ...RULE_CODES]);

/** The state after an event, or `null` if it was refused with a code of this family and a path. */
function tried(state: State, raw: unknown): State | null {
  const event = auction.readEvent(raw, state.setup);
  const next = event.ok ? auction.apply(state, event.value) : event;
  if (next.ok) return next.value;
  expect(codes.has(next.error.code), next.error.code).toBe(true);
  expect(next.error.place).toMatch(/^$|^[.[]/);
  return null;
}

describe('in every game', () => {
  test('no money is lost or made up', () => {
    fc.assert(
      fc.property(aPlan, (plan) => {
        const game = playAuctionTable({ ...plan, options: { ...plan.options, tracking: 'ledger' } });
        let state = begun(game.record);
        for (const raw of game.record.events) {
          state = after(state, raw);
          expect(unaccountedFor(state)).toBe(0);
        }
        const { table } = game;
        expect(total(state.cash)).toBe(
          100 * table.seats.length - table.bankTaken + table.bankGiven + table.adjusted,
        );
        expect(state.bank).toEqual({
          taken: table.bankTaken,
          given: table.bankGiven,
          adjusted: table.adjusted,
        });
      }),
      { numRuns: 200 },
    );
  });

  test('hands, cash and paintings never go below 0, and no artist exceeds the limit', () => {
    fc.assert(
      fc.property(aPlan, (plan) => {
        const game = playAuctionTable(plan);
        let state = begun(game.record);
        for (const raw of game.record.events) {
          state = after(state, raw);
          const { cash, hands, owned, counts, standing, mysteryHand } = state;
          const amounts = [...cash, ...hands, ...owned, ...counts, ...standing, mysteryHand];
          expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
          const most = Math.max(...counts);
          if (auction.outcome(state).status === 'playing') expect(most).toBeLessThan(5);
          else if (plan.adjusting === 0) expect(most).toBeLessThanOrEqual(5);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('a refused event changes nothing: the game continues from the state before it', () => {
    fc.assert(
      fc.property(aPlan, fc.nat(), (plan, seed) => {
        const game = playAuctionTable(plan);
        const next = random(seed);
        let state = begun(game.record);
        for (const raw of game.record.events) {
          frozen(state);
          const before = JSON.stringify(state);
          for (let tries = 0; tries < 3; tries += 1) tried(state, attempt(state, next));
          expect(JSON.stringify(state)).toBe(before);
          state = after(state, raw);
        }
        expect(auction.outcome(state)).toEqual(game.outcome);
      }),
      { numRuns: 60 },
    );
  });
});

describe('any input', () => {
  test('gives a state, or a problem with a code and a path: ten thousand broken events', () => {
    const next = random(7);
    let answered = 0;
    let refused = 0;
    for (const plan of plans(270)) {
      const game = playAuctionTable({ ...plan, adjusting: 0.3 });
      let state = begun(game.record);
      for (const raw of game.record.events) {
        for (let tries = 0; tries < 2; tries += 1) {
          answered += 1;
          const then = tried(state, broken(raw, next));
          if (then === null) refused += 1;
          else auction.outcome(then);
        }
        state = after(state, raw);
      }
    }
    expect(answered).toBeGreaterThan(20_000);
    expect(refused).toBeGreaterThan(10_000);
  });

  test('is answered even if it is not an event', () => {
    const types = ['offer', 'pair', 'sale', 'mystery', 'settle', 'final', 'adjust', 'end-round', 'unpaired'];
    const anything = fc.oneof(
      fc.jsonValue(),
      fc
        .tuple(
          fc.constantFrom(...types),
          fc.dictionary(
            fc.constantFrom(
              ...['seat', 'artist', 'auction', 'buyer', 'price', 'bids', 'holdings', 'next', 'continue'],
              ...['money', 'reason', 'cash', 'hands', 'counts', 'owned', 'standing', 'turn'],
            ),
            fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(...rubbish)),
          ),
        )
        .map(([type, fields]) => ({ ...fields, type })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...everyPlan),
        fc.nat({ max: 120 }),
        fc.array(anything, { minLength: 20, maxLength: 40 }),
        (plan, stopAfter, sent) => {
          const game = playAuctionTable({ ...plan, stopAfter });
          const state = replayed(game.record);
          for (const raw of sent) tried(state, raw);
        },
      ),
      { numRuns: 400 },
    );
  });
});
