import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frozen } from '../../../src/shared/core/frozen.ts';
import { total } from '../../../src/shared/core/tally.ts';
import { gallery } from '../../../src/shared/gallery/index.ts';
import { EVENT_TYPES } from '../../../src/shared/gallery/events.ts';
import { RULE_CODES, SHAPE_CODES } from '../../../src/shared/gallery/problems.ts';
import type { State } from '../../../src/shared/gallery/state.ts';
import { attempt } from '../../play/gallery-attempts.ts';
import { plans } from '../../play/gallery-plans.ts';
import { playGalleryTable } from '../../play/gallery.ts';
import { random } from '../../play/random.ts';
import { broken, rubbish } from '../rubbish.ts';
import { after, begun } from './game.ts';

const everyPlan = plans(960);
const aPlan = fc
  .record({ plan: fc.constantFrom(...everyPlan), seed: fc.nat() })
  .map(({ plan, seed }) => ({ ...plan, seed }));

const codes: ReadonlySet<string> = new Set([...SHAPE_CODES, ...RULE_CODES]);

/** The state after an event, or `null` if it was refused with a code of this family and a path. */
function tried(state: State, raw: unknown): State | null {
  const event = gallery.readEvent(raw, state.setup);
  const next = event.ok ? gallery.apply(state, event.value) : event;
  if (next.ok) return next.value;
  expect(codes.has(next.error.code), next.error.code).toBe(true);
  expect(next.error.place).toMatch(/^$|^[.[]/);
  return null;
}

describe('in every game', () => {
  test('hands, cards and tokens never go below 0, there are at most five awards, and no artist exceeds the limit unscored', () => {
    fc.assert(
      fc.property(aPlan, (plan) => {
        const game = playGalleryTable(plan);
        let state = begun(game.record);
        for (const raw of game.record.events) {
          state = after(state, raw);
          const { hands, counts, displays, faceDown, valueTokens, awards, scores, discarded, setup } = state;
          const amounts = [hands, counts, displays, faceDown, valueTokens, awards, scores, discarded];
          expect(Math.min(...amounts.flat())).toBeGreaterThanOrEqual(0);
          expect(total(awards)).toBeLessThanOrEqual(5);
          if (gallery.outcome(state).status === 'playing') {
            expect(Math.max(...counts)).toBeLessThan(setup.limit);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test('a refused event changes nothing: the game continues from the state before it', () => {
    fc.assert(
      fc.property(aPlan, fc.nat(), (plan, seed) => {
        const game = playGalleryTable(plan);
        const next = random(seed);
        let state = begun(game.record);
        for (const raw of game.record.events) {
          frozen(state);
          const before = JSON.stringify(state);
          for (let tries = 0; tries < 3; tries += 1) tried(state, attempt(state, next));
          expect(JSON.stringify(state)).toBe(before);
          state = after(state, raw);
        }
        expect(gallery.outcome(state)).toEqual(game.outcome);
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
    for (const plan of plans(240)) {
      const game = playGalleryTable({ ...plan, adjusting: 0.3 });
      let state = begun(game.record);
      for (const raw of game.record.events) {
        for (let tries = 0; tries < 2; tries += 1) {
          answered += 1;
          const then = tried(state, broken(raw, next));
          if (then === null) refused += 1;
          else gallery.outcome(then);
        }
        state = after(state, raw);
      }
    }
    expect(answered).toBeGreaterThan(20_000);
    expect(refused).toBeGreaterThan(10_000);
  });

  test('is answered even if it is not an event', () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc
        .tuple(
          fc.constantFrom(...EVENT_TYPES),
          fc.dictionary(
            fc.constantFrom(
              ...['seat', 'artist', 'effect', 'artists', 'cards', 'displays', 'next', 'reason'],
              ...['scores', 'hands', 'counts', 'displayed', 'standing', 'turn', 'cash', 'owned'],
            ),
            fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(...rubbish)),
          ),
        )
        .map(([type, fields]) => ({ ...fields, type })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...everyPlan),
        fc.nat({ max: 110 }),
        fc.array(anything, { minLength: 20, maxLength: 40 }),
        (plan, stopAfter, sent) => {
          const game = playGalleryTable({ ...plan, stopAfter });
          const state = after(begun(game.record), ...game.record.events);
          for (const raw of sent) tried(state, raw);
        },
      ),
      { numRuns: 400 },
    );
  });
});
