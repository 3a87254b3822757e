import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auction, choices } from '../../src/shared/auction/index.ts';
import { unaccountedFor } from '../../src/shared/auction/bank.ts';
import { EVENT_TYPES as AUCTION_EVENTS } from '../../src/shared/auction/events.ts';
import * as auctionProblems from '../../src/shared/auction/problems.ts';
import { isAway, seatsAway } from '../../src/shared/core/away.ts';
import type { Family, Outcome } from '../../src/shared/core/family.ts';
import { frozen } from '../../src/shared/core/frozen.ts';
import { total } from '../../src/shared/core/tally.ts';
import { gallery } from '../../src/shared/gallery/index.ts';
import { EVENT_TYPES as GALLERY_EVENTS } from '../../src/shared/gallery/events.ts';
import * as galleryProblems from '../../src/shared/gallery/problems.ts';
import * as auctionAttempts from '../play/auction-attempts.ts';
import { plans as auctionPlans } from '../play/auction-plans.ts';
import { playAuctionTable } from '../play/auction.ts';
import * as galleryAttempts from '../play/gallery-attempts.ts';
import { plans as galleryPlans } from '../play/gallery-plans.ts';
import { playGalleryTable } from '../play/gallery.ts';
import type { RawEvent } from '../play/played-record.ts';
import { random, type Random } from '../play/random.ts';
import * as auctionGame from './auction/game.ts';
import * as galleryGame from './gallery/game.ts';
import { repetitions } from '../repetitions.ts';
import { broken, rubbish } from './rubbish.ts';

interface Tested<
  Edition,
  Setup,
  Event,
  State extends { readonly setup: Setup },
  Warning extends string,
  Plan,
> {
  readonly family: Family<Edition, Setup, Event, State, Warning>;
  readonly codes: readonly string[];
  readonly types: readonly string[];
  readonly fields: string;
  /** Every combination of editions, players and options once. */
  readonly every: number;
  readonly plans: (games: number) => readonly Plan[];
  readonly play: (plan: Plan) => { readonly states: readonly State[]; readonly outcome: Outcome } & Events;
  readonly attempt: (state: State, next: Random) => unknown;
  /** Whether a state after an event of a game is possible. */
  readonly holds: (state: State, plan: Plan) => boolean;
}

interface Events {
  readonly events: readonly RawEvent[];
}

interface Varied {
  readonly seed: number;
  readonly stopAfter?: number;
  readonly adjusting?: number;
}

function properties<
  Edition,
  Setup,
  Event,
  State extends { readonly setup: Setup },
  Warning extends string,
  Plan extends Varied,
>(of: Tested<Edition, Setup, Event, State, Warning, Plan>): void {
  const { family, play, attempt, holds } = of;
  const everyPlan = of.plans(of.every);
  const aPlan = fc
    .record({ plan: fc.constantFrom(...everyPlan), seed: fc.nat() })
    .map(({ plan, seed }) => ({ ...plan, seed }));
  const codes = new Set(of.codes);

  /** The state after an event, or `null` if it was refused with a code of this family and a path. */
  function tried(state: State, raw: unknown): State | null {
    const event = family.readEvent(raw, state.setup);
    const next = event.ok ? family.apply(state, event.value) : event;
    if (next.ok) return next.value;
    const { code, place } = next.error;
    if (!codes.has(code) || !/^$|^[.[]/.test(place)) expect.fail(`refused with ${code} at ${place}`);
    return null;
  }

  test('nothing ever goes below 0, and nothing exceeds its limit while the round goes on', () => {
    const property = fc.property(aPlan, (plan) => {
      const { states } = play(plan);
      expect(states.slice(1).filter((state) => !holds(state, plan))).toEqual([]);
    });
    fc.assert(property, { numRuns: repetitions(60, 2000) });
  });

  test('a refused event changes nothing: the game continues from the state before it', () => {
    const property = fc.property(aPlan, fc.nat(), (plan, seed) => {
      const { states, outcome } = play(plan);
      const next = random(seed);
      for (const state of states.slice(0, -1)) {
        frozen(state);
        const before = JSON.stringify(state);
        for (let tries = 0; tries < 3; tries += 1) tried(state, attempt(state, next));
        if (JSON.stringify(state) !== before) expect(state).toEqual(JSON.parse(before));
      }
      const last = states.at(-1);
      expect(last && family.outcome(last)).toEqual(outcome);
    });
    fc.assert(property, { numRuns: repetitions(25, 600) });
  });

  test('any input gives a state, or a problem with a code and a path: ten thousand broken events', () => {
    const next = random(7);
    let answered = 0;
    let refused = 0;
    for (const plan of of.plans(of.every / 8)) {
      const { states, events } = play({ ...plan, adjusting: 0.3 });
      for (const [index, raw] of events.entries()) {
        const state = states[index];
        for (let tries = 0; tries < 2 && state !== undefined; tries += 1) {
          answered += 1;
          const then = tried(state, broken(raw, next));
          if (then === null) refused += 1;
          else family.outcome(then);
        }
      }
    }
    expect(answered).toBeGreaterThan(10_000);
    expect(refused).toBeGreaterThan(5_000);
  });

  test('any input is answered even if it is not an event', () => {
    const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(...rubbish));
    const fields = fc.dictionary(fc.constantFrom(...of.fields.split(' ')), value);
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.tuple(fc.constantFrom(...of.types), fields).map(([type, others]) => ({ ...others, type })),
    );
    const property = fc.property(
      fc.constantFrom(...everyPlan),
      fc.nat({ max: 120 }),
      fc.array(anything, { minLength: 20, maxLength: 40 }),
      (plan, stopAfter, sent) => {
        const state = play({ ...plan, stopAfter }).states.at(-1);
        if (state !== undefined) for (const raw of sent) tried(state, raw);
      },
    );
    fc.assert(property, { numRuns: repetitions(60, 4000) });
  });
}

describe('Modern Art', () => {
  properties({
    family: auction,
    codes: [...auctionProblems.SHAPE_CODES, ...auctionProblems.RULE_CODES],
    types: AUCTION_EVENTS,
    fields:
      'seat artist auction buyer price bids holdings next continue money reason cash hands counts owned standing turn away',
    every: 1080,
    plans: auctionPlans,
    play: (plan) => {
      const { record, outcome } = playAuctionTable(plan);
      return { events: record.events, states: auctionGame.statesOf(record), outcome };
    },
    attempt: auctionAttempts.attempt,
    holds: (state, { adjusting }) => {
      const { cash, hands, owned, counts, standing, mysteryHand } = state;
      const { limit } = state.setup.edition;
      const amounts = [...cash, ...hands, ...owned, ...counts, ...standing, mysteryHand];
      const most = Math.max(...counts);
      const isWithin =
        auction.outcome(state).status === 'playing' ? most < limit : adjusting !== 0 || most <= limit;
      const { sale, mystery } = choices(state);
      const asked = [...(sale?.bids?.order ?? []), ...(sale?.buyers ?? []).map(({ seat }) => seat)];
      const flipper = mystery?.flipper ?? -1;
      const allThere = [...asked, flipper].every((seat) => !isAway(state.away, seat));
      return (
        isWithin &&
        Math.min(...amounts) >= 0 &&
        allThere &&
        seatsAway(state.away).every((seat) => hands[seat] === 0)
      );
    },
  });

  test('no money is lost or made up', () => {
    const plans = fc.record({ plan: fc.constantFrom(...auctionPlans(1080)), seed: fc.nat() });
    const property = fc.property(plans, ({ plan, seed }) => {
      const options = { ...plan.options, tracking: 'ledger' } as const;
      const { record, table } = playAuctionTable({ ...plan, seed, options });
      const states = auctionGame.statesOf(record);
      expect(states.filter((state) => unaccountedFor(state) !== 0)).toEqual([]);
      const { bankTaken: taken, bankGiven: given, adjusted } = table;
      const last = states.at(-1);
      expect(total(last?.cash ?? [])).toBe(
        table.numbers.cash * table.seats.length - taken + given + adjusted,
      );
      expect(last?.bank).toEqual({ taken, given, adjusted });
    });
    fc.assert(property, { numRuns: 80 });
  });
});

describe('Masters Gallery and The Card Game', () => {
  properties({
    family: gallery,
    codes: [...galleryProblems.SHAPE_CODES, ...galleryProblems.RULE_CODES],
    types: GALLERY_EVENTS,
    fields:
      'seat artist effect artists cards displays next reason scores hands counts displayed standing turn cash owned away',
    every: 960,
    plans: galleryPlans,
    play: (plan) => {
      const { record, outcome } = playGalleryTable(plan);
      return { events: record.events, states: galleryGame.statesOf(record), outcome };
    },
    attempt: galleryAttempts.attempt,
    holds: (state) => {
      const { hands, counts, displays, faceDown, valueTokens, awards, scores, discarded, setup } = state;
      const amounts = [hands, counts, displays, faceDown, valueTokens, awards, scores, discarded];
      const isWithin = gallery.outcome(state).status !== 'playing' || Math.max(...counts) < setup.limit;
      const without = seatsAway(state.away).every((seat) => hands[seat] === 0);
      return (
        isWithin &&
        without &&
        total(awards) <= setup.edition.awards.tokens &&
        Math.min(...amounts.flat()) >= 0
      );
    },
  });
});
