import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  coverBids,
  follow,
  hear,
  NOTHING_STORED,
  readStoredAuction,
  runAuction,
  turnJump,
  type LiveAuction,
  type Saying,
  type Step,
} from '../../../src/shared/bidding/index.ts';
import { startAuction } from '../../../src/shared/bidding/follow.ts';
import type { State } from '../../../src/shared/auction/index.ts';
import { A, B, C, D } from '../../fixtures/auction.ts';
import { plans } from '../../play/auction-plans.ts';
import { playAuction } from '../../play/auction.ts';
import { below, chance, pick, random, type Random } from '../../play/random.ts';
import { after, begun, laid, refusal } from '../auction/game.ts';

/** Four seats. By default A puts up the painting. */
const bid = (seat: number, amount: number): Step => ({ kind: 'bid', seat, amount });
const cover = (seat: number, amount: number): Step => ({ kind: 'cover', seat, amount });
const pass = (seat: number): Step => ({ kind: 'pass', seat });
const going: Step = { kind: 'going' };
const reveal: Step = { kind: 'reveal' };

function selling(auction: string, seat: number = A, tracking = 'ledger'): State {
  const table = laid({ firstSeat: seat, options: { tracking } });
  return after(table, { type: 'offer', seat, artist: table.setup.artists[3], auction });
}

/** The state after steps that must all be allowed. */
function run(state: State, ...steps: readonly Step[]): LiveAuction {
  const begun = runAuction(state, steps);
  if (begun === null) throw new Error('there is no auction to run');
  expect(begun.steps).toEqual(steps);
  return begun.live;
}

test('who takes over a double skips those in between, but nobody who has no card', () => {
  const table = laid({ firstSeat: A, options: { tracking: 'ledger' } });
  const artist = table.setup.artists[3];
  const taken = (...events: readonly object[]) =>
    turnJump(
      after(
        table,
        ...events,
        { type: 'offer', seat: A, artist, auction: 'double' },
        { type: 'pair', seat: D, artist, auction: 'open' },
      ),
    );
  expect(taken()).toEqual({ auctioneer: D, next: A, skipped: [B, C] });
  expect(taken({ type: 'adjust', reason: 'dealt too few', hands: { [B]: -9 } })).toMatchObject({
    skipped: [C],
  });
});

test('a hidden auction can be watched by a view that learns no bids until they are revealed', () => {
  const state = selling('hidden');
  const steps = [cover(A, 31), cover(B, 47), cover(C, 0), cover(D, 47)];
  const seen = coverBids({ running: true, steps });
  expect(JSON.stringify(seen)).not.toMatch(/31|47/);
  expect(run(state, ...seen.steps)).toMatchObject({ kind: 'covered' });
  const mended = coverBids({ running: true, steps: steps.slice(0, 1), undone: steps.slice(1) });
  expect(JSON.stringify(mended)).not.toMatch(/31|47/);
  const open = coverBids({ running: true, steps: [...steps, reveal] });
  expect(run(state, ...open.steps)).toMatchObject({ buyer: B, price: 47 });
});

const state = selling('hidden', B);
const sealed = (seat: number): Step => ({ kind: 'cover', seat, amount: null });
const uncover = (seat: number): Saying => ({ kind: 'uncover', seat });
const revealed = (...bids: readonly (number | null)[]): Step => ({ kind: 'reveal', bids });

test('hidden bids in any order and with any second thoughts decide as in turn, and one bid of each is kept', () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30), fc.nat(30)),
      fc.shuffledSubarray([A, B, C, D], { minLength: 4 }),
      fc.array(fc.nat(3)),
      (bids, order, doubts) => {
        const inTurn = [B, C, D, A].map((seat) => cover(seat, bids[seat] ?? 0));
        const said = [
          ...order.map((seat, at) => (at % 2 === 0 ? sealed(seat) : cover(seat, bids[seat] ?? 0))),
          ...doubts.flatMap((seat) => [uncover(seat), sealed(seat)]),
          revealed(...bids),
        ].map((step, at) => ({ number: at + 1, step }));
        const { steps } = hear(state, NOTHING_STORED, said);
        expect(steps).toHaveLength(5);
        expect(run(state, ...steps)).toEqual(run(state, ...inTurn, reveal));
        // An older version kept all of it.
        expect(readStoredAuction({ steps: said.map(({ step }) => step) }).steps).toEqual(steps);
      },
    ),
  );
});

describe('what phones say', () => {
  const state = selling('open');
  const kept = (...steps: readonly Step[]) => ({ ...NOTHING_STORED, steps });
  const heard = (number: number, step: Step) => ({ number, step });

  test('is taken over once, and the step undone last is no longer redone', () => {
    const before = { ...kept(bid(B, 3)), undone: [bid(C, 9)] };
    const after = hear(state, before, [heard(4, bid(D, 5)), heard(5, bid(A, 6))]);
    expect(after).toEqual({ ...kept(bid(B, 3), bid(D, 5), bid(A, 6)), heard: 5 });
    expect(hear(state, after, [heard(4, bid(D, 5)), heard(5, bid(A, 6))])).toBe(after);
    const undone = { ...after, steps: after.steps.slice(0, -1), undone: [bid(A, 6)] };
    expect(hear(state, undone, [heard(5, bid(A, 6))])).toBe(undone);
  });

  test('is dropped if it no longer fits, and never tried again', () => {
    const before = { ...kept(bid(B, 8)), undone: [going] };
    const after = hear(state, before, [heard(1, bid(D, 5))]);
    expect(after).toEqual({ ...before, heard: 1 });
    expect(hear(laid(), kept(), [heard(2, bid(D, 5))])).toEqual({ ...kept(), heard: 2 });
  });

  test('leaves two hundred steps if two seats outbid each other all evening, and decides as all would', () => {
    const untracked = selling('open', A, 'owners');
    const bids = Array.from({ length: 1000 }, (_, at) => bid(at === 1 ? D : at % 2, at + 1));
    const counted = bids.flatMap((step, at) => (at < 700 && at % 3 === 0 ? [step, going, going] : [step]));
    const { steps } = hear(
      untracked,
      kept(going),
      counted.map((step, at) => heard(at + 1, step)),
    );
    expect(steps).toHaveLength(200);
    expect(run(untracked, ...steps)).toEqual(run(untracked, ...bids));
  });

  test.each<[string, Step]>([
    ['open', bid(B, 3)],
    ['once', bid(B, 3)],
    ['hidden', sealed(C)],
    ['fixed', { kind: 'price', amount: 3 }],
  ])('ends an auction that the table held only if nothing was said in it: %s, %o', (kind, first) => {
    const sold: Step = { kind: 'sold', seat: C, amount: 5 };
    expect(hear(selling(kind), kept(), [heard(1, sold)]).steps).toEqual([sold]);
    expect(hear(selling(kind), kept(first), [heard(1, sold)]).steps).toEqual([first]);
  });

  test('survives being stored', () => {
    const { artists } = state.setup;
    expect(artists.length).toBe(5);
    const steps: readonly Step[] = [
      { kind: 'reveal', bids: [1, null, 0] },
      { kind: 'add', seat: 1, auction: 'once' },
      { kind: 'sold', seat: 0, amount: 7 },
    ];
    expect(readStoredAuction(JSON.parse(JSON.stringify({ steps, heard: 7 })))).toMatchObject({
      steps,
      heard: 7,
    });
    expect(readStoredAuction({ steps: [{ kind: 'reveal', bids: ['1'] }], heard: -1 })).toMatchObject({
      steps: [],
      heard: 0,
    });
    expect(readStoredAuction({ steps: [{ kind: 'add', seat: 1, auction: 'double' }] }).steps).toEqual([]);
  });
});

describe('a stored auction', () => {
  test.each([[null], ['live'], [{ steps: 'all' }], [{ steps: [{ kind: 'cough' }], running: 'yes' }]])(
    '%j is read as an auction without steps',
    (kept) => {
      expect(readStoredAuction(kept)).toEqual({
        running: null,
        steps: [],
        ticking: false,
        undone: [],
        heard: 0,
      });
    },
  );

  test('is followed as far as it fits the table', () => {
    const state = selling('open');
    expect(runAuction(state, [bid(B, 3), pass(B), going])).toMatchObject({ steps: [bid(B, 3)] });
    expect(runAuction(laid(), [going])).toBe(null);
    expect(startAuction(laid())).toBe(null);
  });
});

test('any auction run by the app ends in a sale that the rules allow', () => {
  const ended = new Set<string>();
  fc.assert(
    fc.property(fc.constantFrom(...plans(540)), fc.nat(), (plan, seed) => {
      const record = playAuction({ ...plan, seed });
      const next = random(seed);
      const sales = record.events.flatMap(({ type }, at) =>
        type === 'sale' || type === 'pair' || type === 'unpaired' ? at : [],
      );
      if (sales.length === 0 || plan.options.tracking === 'counts') return;
      const state = after(begun(record), ...record.events.slice(0, pick(next, sales)));
      const walked = walk(state, next);
      if (walked === null) throw new Error('a lot lies there');
      const { steps, end } = walked;
      if (end.kind !== 'decided' && end.kind !== 'unwanted') throw new Error(end.kind);
      expect(refusal(state, end.event)).toBe(null);
      // The stored steps give the same state again, also after a restart.
      const kept = readStoredAuction(JSON.parse(JSON.stringify({ running: true, steps })));
      expect(runAuction(state, kept.steps)).toEqual({ live: end, steps });
      ended.add(end.kind === 'decided' ? end.how : end.kind);
      if (end.kind === 'decided' && end.said !== null) {
        expect(end.price).toBe(Math.max(0, ...end.said.map((bid) => bid ?? 0)));
        expect(end.said[end.buyer] ?? 0).toBe(end.price);
      }
    }),
    { numRuns: 200 },
  );
  expect([...ended].sort()).toEqual(['highest', 'nobody', 'obliged', 'taken', 'unwanted']);
});

interface Walk {
  readonly steps: readonly Step[];
  readonly end: LiveAuction;
}

/** Takes random steps, invalid ones included, until the lot is sold. */
function walk(state: State, next: Random): Walk | null {
  let live = startAuction(state);
  if (live === null) return null;
  let steps: Step[] = [];
  for (let said = 0; said < 400; said += 1) {
    if (live.kind === 'decided' || live.kind === 'unwanted') return { steps, end: live };
    const step = anything(live, state.setup.players, next);
    const after = follow(state, live, step);
    if (!after.ok) continue;
    live = after.value;
    if (step.kind !== 'uncover') steps.push(step);
    else steps = steps.filter((one) => one.kind !== 'cover' || one.seat !== step.seat);
  }
  throw new Error(`nobody has the lot after ${steps.length} steps in ${live.kind}`);
}

function anything(live: LiveAuction, players: number, next: Random): Saying {
  const amount = below(next, chance(next, 0.2) ? 130 : 25);
  const seat = below(next, players);
  switch (live.kind) {
    case 'calling':
      return chance(next, 0.5) ? { kind: 'going' } : { kind: 'bid', seat, amount };
    case 'in-turn':
      return pick(next, [
        { kind: 'bid', seat: live.turn, amount },
        { kind: 'bid', seat, amount },
        { kind: 'pass', seat: live.turn },
      ]);
    case 'covering':
      return pick<Saying>(next, [
        { kind: 'cover', seat: live.turn, amount },
        { kind: 'cover', seat, amount: below(next, 3) },
        { kind: 'uncover', seat },
        { kind: 'bid', seat, amount },
      ]);
    case 'covered':
      return pick<Saying>(next, [
        { kind: 'reveal' },
        { kind: 'cover', seat, amount },
        { kind: 'uncover', seat },
      ]);
    case 'naming':
      return { kind: 'price', amount };
    case 'asking':
      return pick(next, [
        { kind: 'take', seat: live.turn },
        { kind: 'take', seat },
        { kind: 'pass', seat: live.turn },
        { kind: 'pass', seat },
      ]);
    case 'adding':
    case 'added':
    case 'unwanted':
    case 'decided':
      return { kind: 'pass', seat };
  }
}

test('somebody who has left isn’t waited for and can’t bid or buy', () => {
  const without = (auction: string): State => {
    const table = after(laid(), { type: 'adjust', reason: '', away: { [C]: true } });
    return after(table, { type: 'offer', seat: A, artist: table.setup.artists[3], auction });
  };
  expect(run(without('once'), pass(B), pass(D))).toMatchObject({ kind: 'in-turn', turn: A });
  expect(run(without('hidden'), cover(A, 0), cover(B, 5), cover(D, 5), reveal)).toMatchObject({
    ...{ kind: 'decided', buyer: B, price: 5, event: { bids: [null, 5, null, 5] } },
  });
  const named: Step = { kind: 'price', amount: 9 };
  expect(run(without('fixed'), named, pass(B))).toMatchObject({ kind: 'asking', turn: D });
  expect(run(without('double'), pass(A), pass(B))).toMatchObject({ kind: 'adding', turn: D });
  for (const [auction, step] of [
    ['open', bid(C, 5)],
    ['hidden', cover(C, 5)],
    ['fixed', { kind: 'sold', seat: C, amount: 5 }],
  ] as const)
    expect(runAuction(without(auction), [step])?.steps).toEqual([]);
});
