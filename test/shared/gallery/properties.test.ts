import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frozen } from '../../../src/shared/core/frozen.ts';
import { at, total } from '../../../src/shared/core/tally.ts';
import { gallery } from '../../../src/shared/gallery/index.ts';
import { EVENT_TYPES } from '../../../src/shared/gallery/events.ts';
import { RULE_CODES, SHAPE_CODES } from '../../../src/shared/gallery/problems.ts';
import type { State } from '../../../src/shared/gallery/state.ts';
import { attempt } from '../../play/gallery-attempts.ts';
import { plans } from '../../play/gallery-plans.ts';
import { playGalleryTable, type PlayedGame, type RawEvent } from '../../play/gallery.ts';
import { below, pick, random, type Random } from '../../play/random.ts';
import { after, laid, refusal } from './game.ts';

const everyPlan = plans(960);
const aPlan = fc
  .record({ plan: fc.constantFrom(...everyPlan), seed: fc.nat() })
  .map(({ plan, seed }) => ({ ...plan, seed }));

function begun({ record }: PlayedGame): State {
  const { edition, players, firstSeat, options } = record;
  return laid({ edition, players: players.length, firstSeat, options: { ...options } });
}

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
        let state = begun(game);
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

  test('the points of the rounds add up to the totals, and the tokens to three, two and one a round', () => {
    fc.assert(
      fc.property(aPlan, (plan) => {
        const game = playGalleryTable({ ...plan, adjusting: 0 });
        const state = after(begun(game), ...game.record.events);
        const { rounds, scores } = gallery.outcome(state);
        const laidTokens = rounds.reduce(
          (sum, { ranking }) => sum + total([3, 2, 1].slice(0, ranking.length)),
          0,
        );
        expect(total(state.valueTokens)).toBe(laidTokens);
        scores?.forEach((score, seat) => {
          expect(score).toBe(total(rounds.map(({ payouts }) => payouts?.[seat] ?? 0)));
        });
      }),
      { numRuns: 200 },
    );
  });

  test('a round scores cards times tokens: earlier rounds’, its own, and two per award', () => {
    fc.assert(
      fc.property(aPlan, (plan) => {
        const game = playGalleryTable({ ...plan, adjusting: 0 });
        const { settled, setup } = after(begun(game), ...game.record.events);
        const tokens = setup.artists.map(() => 0);
        for (const { ranking, values, awards, displays, payouts } of settled) {
          ranking.forEach((artist, place) => (tokens[artist] = at(tokens, artist) + 3 - place));
          values.forEach((value, artist) => {
            expect(value).toBe(ranking.includes(artist) ? at(tokens, artist) + 2 * at(awards, artist) : 0);
          });
          const cardsOf = (artist: number): number =>
            total(displays.filter((_, place) => place % setup.artists.length === artist));
          expect(total(payouts)).toBe(total(values.map((value, artist) => value * cardsOf(artist))));
        }
      }),
      { numRuns: 200 },
    );
  });

  test('the start of its record replays to the table at that time', () => {
    fc.assert(
      fc.property(aPlan, fc.nat(), (plan, cut) => {
        const game = playGalleryTable(plan);
        const { events } = game.record;
        const states = events.reduce<State[]>(
          (before, raw) => [...before, after(before.at(-1) ?? begun(game), raw)],
          [],
        );
        const length = 1 + (cut % events.length);
        expect(after(begun(game), ...events.slice(0, length))).toEqual(states[length - 1]);
      }),
      { numRuns: 60 },
    );
  });

  test('an event that does not fit is refused at its index, whatever follows', () => {
    fc.assert(
      fc.property(aPlan, fc.nat(), fc.nat(), (plan, cut, seed) => {
        const game = playGalleryTable(plan);
        const { events } = game.record;
        const index = cut % events.length;
        const before = after(begun(game), ...events.slice(0, index));
        const next = random(seed);
        const misfit = Array.from({ length: 60 }, () => attempt(before, next)).find(
          (raw) => refusal(before, raw) !== null,
        );
        fc.pre(misfit !== undefined);
        const spoiled = [...events.slice(0, index), misfit, ...events.slice(index)];
        expect(stop(begun(game), spoiled)).toEqual({ index, state: before });
      }),
      { numRuns: 200 },
    );
  });

  test('a refused event changes nothing: the game continues from the state before it', () => {
    fc.assert(
      fc.property(aPlan, fc.nat(), (plan, seed) => {
        const game = playGalleryTable(plan);
        const next = random(seed);
        let state = begun(game);
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

  test('both trackings rank, value and score the same', () => {
    fc.assert(
      fc.property(aPlan, (plan) => {
        const game = playGalleryTable({
          ...plan,
          adjusting: 0,
          options: { ...plan.options, tracking: 'full' },
        });
        const { record, outcome } = game;
        const counted = begun({
          ...game,
          record: { ...record, options: { ...record.options, tracking: 'counts' } },
        });
        const then = gallery.outcome(after(counted, ...countsOnly(game)));
        expect(then.rounds).toEqual(outcome.rounds);
        expect(then.scores).toEqual(outcome.scores);
      }),
      { numRuns: 150 },
    );
  });
});

/** How far a record can be played. */
function stop(start: State, events: readonly unknown[]): { readonly index: number; readonly state: State } {
  let state = start;
  for (const [index, raw] of events.entries()) {
    const next = tried(state, raw);
    if (next === null) return { index, state };
    state = next;
  }
  return { index: events.length, state };
}

/** The same game at a table that only tracks displayed cards, and displays at the end of a round. */
function countsOnly(game: PlayedGame): unknown[] {
  let state = begun(game);
  const events: unknown[] = [];
  for (const event of game.record.events) {
    events.push(...counted(state, event));
    state = after(state, event);
    const { situation } = state;
    const over = situation.kind === 'settling' && event.type !== 'reveal' && event.type !== 'extras';
    if (over && situation.endedBy === 'out-of-cards') events.push({ type: 'end-round' });
  }
  return events;
}

function counted(before: State, event: RawEvent): unknown[] {
  const plays = (cards: unknown): unknown[] =>
    (Array.isArray(cards) ? cards.flat() : [cards]).flatMap((artist: unknown) =>
      artist === null ? [] : [{ type: 'play', artist }],
    );
  const { situation, setup, displays } = before;
  switch (event.type) {
    case 'second':
      return plays(event.artist);
    case 'everyone':
      return plays(event.artists);
    case 'reveal':
      return plays(event.cards);
    case 'influence':
    case 'play':
    case 'award':
      return [event];
    case 'decline':
      return situation.kind === 'effect' && situation.symbol === 'award' ? [event] : [];
    case 'settle':
      return [
        {
          ...event,
          displays: before.hands.map((_, seat) =>
            Object.fromEntries(
              setup.artists.map((artist, place) => [artist, at(displays, seat * 5 + place)]),
            ),
          ),
        },
      ];
    default:
      return [];
  }
}

const rubbish: readonly unknown[] = [
  null,
  true,
  false,
  '',
  'vermeer',
  'everyone',
  '0',
  -1,
  1.5,
  -0,
  99,
  1e300,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[]],
  [null, null, null, null, null, null],
  [['tec'], [], []],
  { '-1': 1 },
  { '01': 1 },
  { __proto__: 3, tec: {} },
  JSON.parse('{"__proto__":{"tec":1}}'),
  { constructor: 1 },
  { toString: null },
];

/** An event with one thing broken: a field missing or replaced. */
function broken(event: RawEvent, next: Random): unknown {
  const field = pick(next, Object.keys(event));
  switch (below(next, 3)) {
    case 0:
      return Object.fromEntries(Object.entries(event).filter(([name]) => name !== field));
    case 1:
      return { ...event, [field]: pick(next, rubbish) };
    default:
      return { ...event, [field]: inside(event[field], next) };
  }
}

function inside(value: unknown, next: Random): unknown {
  if (Array.isArray(value) && value.length > 0) {
    const place = below(next, value.length);
    return value.map((entry: unknown, index) => (index === place ? pick(next, rubbish) : entry));
  }
  if (typeof value === 'object' && value !== null) {
    return { ...value, [pick(next, ['0', 'tec', 'monet', 'x'])]: pick(next, rubbish) };
  }
  return [value];
}

describe('any input', () => {
  test('gives a state, or a problem with a code and a path: ten thousand broken events', () => {
    const next = random(7);
    let answered = 0;
    let refused = 0;
    for (const plan of plans(240)) {
      const game = playGalleryTable({ ...plan, adjusting: 0.3 });
      let state = begun(game);
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
          const state = after(begun(game), ...game.record.events);
          for (const raw of sent) tried(state, raw);
        },
      ),
      { numRuns: 400 },
    );
  });
});
