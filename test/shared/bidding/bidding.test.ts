import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  coverBids,
  follow,
  hear,
  NOTHING_STORED,
  readStoredAuction,
  runAuction,
  speakers,
  standingBid,
  turnJump,
  type LiveAuction,
  type Step,
} from '../../../src/shared/bidding/index.ts';
import { startAuction } from '../../../src/shared/bidding/follow.ts';
import type { State } from '../../../src/shared/auction/index.ts';
import { A, B, C, D } from '../../fixtures/auction.ts';
import { plans } from '../../play/auction-plans.ts';
import { playAuction } from '../../play/auction.ts';
import { below, chance, pick, random, type Random } from '../../play/random.ts';
import { after, begun, laid, refusal, setupOf, type Table } from '../auction/game.ts';

/** Four seats. By default A puts up the painting. */
const bid = (seat: number, amount: number): Step => ({ kind: 'bid', seat, amount });
const cover = (seat: number, amount: number): Step => ({ kind: 'cover', seat, amount });
const pass = (seat: number): Step => ({ kind: 'pass', seat });
const take = (seat: number): Step => ({ kind: 'take', seat });
const price = (amount: number): Step => ({ kind: 'price', amount });
const going: Step = { kind: 'going' };
const reveal: Step = { kind: 'reveal' };

function selling(auction: string, seat: number = A, table: Table = {}): State {
  const artist = setupOf(table).artists[3];
  return after(laid({ ...table, firstSeat: seat }), { type: 'offer', seat, artist, auction });
}

/** The state after steps that must all be allowed. */
function run(state: State, ...steps: readonly Step[]): LiveAuction {
  const begun = runAuction(state, steps);
  if (begun === null) throw new Error('there is no auction to run');
  expect(begun.steps).toEqual(steps);
  return begun.live;
}

function refused(state: State, said: readonly Step[], step: Step): string | null {
  const next = follow(state, run(state, ...said), step);
  return next.ok ? null : next.error.why;
}

test('each kind of auction is run and ends as its rules say', () => {
  const heard = (says: string, kind: string, auctioneer: number, ...said: readonly Step[]) =>
    expect(run(selling(kind, auctioneer), ...said), says);
  const bids = [10, 4, null, 9];
  heard(
    'goes to the last bidder',
    'open',
    A,
    bid(B, 4),
    bid(D, 9),
    bid(A, 10),
    going,
    going,
    going,
  ).toMatchObject({ how: 'highest', tied: [], event: { type: 'sale', buyer: A, price: 10, bids } });
  heard('any bid restarts the countdown', 'open', A, bid(B, 4), going, going, bid(C, 5)).toMatchObject({
    kind: 'calling',
    going: 0,
    standing: { seat: C, amount: 5 },
  });
  heard('asks the auctioneer last', 'once', A, pass(B), bid(C, 3), pass(D)).toMatchObject({ turn: A });
  heard('E2: takes a higher bid', 'once', A, bid(B, 8), bid(C, 9), pass(D), pass(A)).toMatchObject({
    kind: 'decided',
    buyer: C,
    price: 9,
    event: { bids: [null, 8, 9, null] },
  });
  heard(
    'E4: the first clockwise',
    'hidden',
    C,
    cover(C, 5),
    cover(D, 0),
    cover(A, 12),
    cover(B, 12),
    reveal,
  ).toMatchObject({ buyer: A, price: 12, tied: [A, B], event: { bids: [12, 12, 5, null] } });
  heard('sells to the first to accept', 'fixed', D, price(14), pass(A), take(B)).toMatchObject({
    how: 'taken',
    buyer: B,
    price: 14,
  });
  heard('asks the next, and knows who has passed', 'fixed', D, price(14), pass(A), pass(B)).toMatchObject({
    turn: C,
    passed: [A, B],
  });
  const obliged = heard('E6: the auctioneer must buy', 'fixed', D, price(14), pass(A), pass(B), pass(C));
  obliged.toMatchObject({ how: 'obliged', buyer: D, event: { type: 'sale', buyer: D, price: 14 } });
  obliged.not.toHaveProperty('event.bids');
  heard('asks the player of the double first', 'double', C, pass(C), pass(D)).toMatchObject({
    turn: A,
    passed: [C, D],
  });
  heard('E9: its player keeps it', 'double', C, pass(C), pass(D), pass(A), pass(B)).toMatchObject({
    kind: 'unwanted',
    offerer: C,
    event: { type: 'unpaired' },
  });
});

test.each<readonly [says: string, kind: string, said: readonly Step[], step: Step, why: string | null]>([
  ['a bid must be higher than the last', 'open', [bid(B, 4)], bid(C, 4), 'not-higher'],
  ['a bid must be more than nothing', 'open', [], bid(C, 0), 'too-little'],
  ['all of one’s money can be bid', 'open', [], bid(C, 100), null],
  ['a bid has to wait for its turn', 'once', [], bid(C, 3), 'out-of-turn'],
  ['E2: an equal bid is refused', 'once', [bid(B, 8)], bid(C, 8), 'not-higher'],
  ['no bids are shown before all are in', 'hidden', [cover(A, 3)], reveal, 'out-of-turn'],
  ['a price is taken in turn', 'fixed', [price(14)], take(C), 'out-of-turn'],
])('%s (%s)', (_, kind, said, step, why) => expect(refused(selling(kind), said, step)).toBe(why));

test('E8: nobody can bid more than they have, and the refusal names no amount', () => {
  const state = selling('open');
  const next = follow(state, run(state), bid(C, 101));
  expect(next).toEqual({ ok: false, error: { why: 'too-much', seat: C } });
});

test('E7: the price cannot exceed the auctioneer’s money, nor the buyer’s', () => {
  const poor = after(selling('fixed', D), { type: 'adjust', reason: 'a count', cash: { 3: -87, 0: -90 } });
  expect(refused(poor, [], price(14))).toBe('price-too-much');
  expect(refused(poor, [price(13)], take(A))).toBe('too-much');
  expect(refused(poor, [], price(0))).toBe('too-little');
});

test('no bid of a hidden auction is standing before all are in', () => {
  expect(standingBid(run(selling('hidden'), cover(A, 3), cover(B, 7)))).toBe(null);
});

test('E10: the player who adds a card becomes the auctioneer, is asked last, and those in between are skipped', () => {
  const state = selling('double', C);
  const add = (seat: number) =>
    after(state, { type: 'pair', seat, artist: state.setup.artists[3], auction: 'once' });
  expect(run(add(A))).toMatchObject({ kind: 'in-turn', auctioneer: A, turn: B });
  expect(speakers(add(A))).toEqual([B, C, D, A]);
  expect(turnJump(add(A))).toEqual({ auctioneer: A, next: B, skipped: [D] });
  expect(turnJump(add(C))).toBe(null);
  expect(speakers(state)).toEqual([C, D, A, B]);
});

test('if the table handles the money, any amount may be bid, and the record only has the buyer', () => {
  const state = selling('open', A, { options: { tracking: 'owners' } });
  const end = run(state, bid(B, 300), going, going, going);
  expect(end).toMatchObject({ buyer: B, price: 300 });
  expect(end).toHaveProperty('event', { type: 'sale', buyer: B });
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

describe('hidden bids in any order', () => {
  const state = selling('hidden', B);
  const sealed = (seat: number): Step => ({ kind: 'cover', seat, amount: null });
  const uncover = (seat: number): Step => ({ kind: 'uncover', seat });
  const revealed = (...bids: readonly (number | null)[]): Step => ({ kind: 'reveal', bids });

  test('the laptop goes on with the first who hasn’t covered one', () => {
    expect(run(state, sealed(D))).toMatchObject({ kind: 'covering', turn: B, covered: [D] });
    expect(run(state, sealed(D), cover(B, 4))).toMatchObject({ turn: C, covered: [D, B] });
    expect(run(state, sealed(D), cover(B, 4), cover(C, 0))).toMatchObject({ turn: A });
    expect(refused(state, [sealed(D)], cover(D, 7))).toBe('out-of-turn');
    expect(refused(state, [], cover(4, 7))).toBe('out-of-turn');
  });

  test('a bid can be taken back until all are revealed', () => {
    expect(run(state, sealed(D), uncover(D))).toEqual(run(state));
    const all = [sealed(A), sealed(D), cover(B, 4), cover(C, 0)];
    expect(run(state, ...all, uncover(B))).toMatchObject({ kind: 'covering', turn: B, covered: [A, D, C] });
    expect(refused(state, [sealed(D)], uncover(A))).toBe('out-of-turn');
    expect(refused(state, [...all, revealed(3, null, null, 5)], uncover(B))).toBe('out-of-turn');
  });

  test('those that main held are revealed with the others', () => {
    const all = [sealed(A), sealed(D), cover(B, 4), cover(C, 0)];
    expect(run(state, ...all, revealed(5, null, null, 5))).toMatchObject({
      kind: 'decided',
      buyer: D,
      price: 5,
      tied: [D, A],
      event: { bids: [5, 4, null, 5] },
    });
    expect(refused(state, all, reveal)).toBe('out-of-turn');
    expect(refused(state, all, revealed(5, null, null, null))).toBe('out-of-turn');
  });

  test('in any order and with any second thoughts they decide as in turn', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30), fc.nat(30)),
        fc.shuffledSubarray([A, B, C, D], { minLength: 4 }),
        fc.array(fc.nat(3)),
        (bids, order, doubts) => {
          const inTurn = [B, C, D, A].map((seat) => cover(seat, bids[seat] ?? 0));
          let steps: Step[] = order.map((seat, at) =>
            at % 2 === 0 ? sealed(seat) : cover(seat, bids[seat] ?? 0),
          );
          for (const seat of doubts) steps = [...steps, uncover(seat), sealed(seat)];
          expect(run(state, ...steps, revealed(...bids))).toEqual(run(state, ...inTurn, reveal));
        },
      ),
    );
  });
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

  test('survives being stored', () => {
    const { artists } = state.setup;
    expect(artists.length).toBe(5);
    const steps: readonly Step[] = [
      { kind: 'reveal', bids: [1, null, 0] },
      { kind: 'uncover', seat: 2 },
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

  test('can be how an auction ended that the table held aloud', () => {
    const sold = (seat: number, amount: number): Step => ({ kind: 'sold', seat, amount });
    expect(run(state, sold(C, 12))).toMatchObject({
      how: 'highest',
      event: { type: 'sale', buyer: C, price: 12 },
    });
    expect(run(state, sold(A, 0))).toMatchObject({ how: 'nobody', buyer: A });
    expect(refused(state, [], sold(C, 0))).toBe('too-little');
    expect(refused(state, [], sold(4, 12))).toBe('out-of-turn');
    // Whether C can pay is none of the auctioneer’s business: the rules decide when the sale is entered.
    expect(run(state, sold(C, 101))).toMatchObject({ kind: 'decided', price: 101 });
    expect(refused(state, [bid(B, 1)], sold(C, 12))).toBe('out-of-turn');
    expect(run(selling('fixed'), sold(A, 9))).toMatchObject({ how: 'obliged' });
    expect(run(selling('fixed'), sold(B, 9))).toMatchObject({ how: 'taken' });
    expect(run(selling('once'), sold(B, 9))).toMatchObject({ how: 'highest', price: 9 });
    expect(refused(selling('hidden'), [cover(B, 9)], sold(B, 9))).toBe('out-of-turn');
  });

  test('can be a second card with its symbol', () => {
    const double = selling('double', C);
    const add = (seat: number): Step => ({ kind: 'add', seat, auction: 'hidden' });
    const added = run(double, pass(C), add(D));
    const artist = double.setup.artists[3];
    expect(added).toMatchObject({ kind: 'added', offerer: C, seat: D, event: { type: 'pair', artist } });
    if (added.kind !== 'added') throw new Error(added.kind);
    expect(after(double, added.event).situation).toMatchObject({
      kind: 'selling',
      auctioneer: D,
      partner: C,
    });
    expect(refused(double, [], add(D))).toBe('out-of-turn');
    expect(refused(double, [add(C)], pass(C))).toBe('out-of-turn');
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
    { numRuns: 300 },
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
  const steps: Step[] = [];
  for (let said = 0; said < 400; said += 1) {
    if (live.kind === 'decided' || live.kind === 'unwanted') return { steps, end: live };
    const step = anything(live, state.setup.players, next);
    const after = follow(state, live, step);
    if (!after.ok) continue;
    live = after.value;
    steps.push(step);
  }
  throw new Error(`nobody has the lot after ${steps.length} steps in ${live.kind}`);
}

function anything(live: LiveAuction, players: number, next: Random): Step {
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
      return pick(next, [
        { kind: 'cover', seat: live.turn, amount },
        { kind: 'cover', seat, amount: below(next, 3) },
        { kind: 'uncover', seat },
        { kind: 'bid', seat, amount },
      ]);
    case 'covered':
      return pick(next, [{ kind: 'reveal' }, { kind: 'cover', seat, amount }, { kind: 'uncover', seat }]);
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
