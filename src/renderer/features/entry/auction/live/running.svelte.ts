import type { AuctionClock } from '../../../../../shared/api.ts';
import type { State } from '../../../../../shared/auction/index.ts';
import {
  follow,
  isRun,
  NOTHING_STORED,
  readStoredAuction,
  LIVE_AUCTION_KEY,
  runAuction,
  speakers,
  standingBid,
  type StoredAuction,
  type Refused,
  type LiveAuction,
  type Step,
} from '../../../../../shared/bidding/index.ts';
import type { Seat } from '../../../../../shared/core/seats.ts';
import type { Link } from '../../../../lib/link.svelte.ts';
import type { Phones } from '../../../../lib/phones.svelte.ts';
import type { Session } from '../../../../lib/session.svelte.ts';
import { readWhole } from '../../../../lib/whole-number.ts';
import { CLOCK_SECONDS } from '../../../../lib/auction-clock.svelte.ts';
import { handedOn, onPhones } from './any-order.ts';
import { hearPhones } from './from-phones.svelte.ts';
import { rememberFall } from './fall.svelte.ts';
import { timeCalls } from './timed.svelte.ts';
import type { LiveKey } from './live-key.ts';

/** An auction run by the app, and what can be done in it. */
export interface Running {
  /** `null` if there is nothing to run, or the table enters the result itself. */
  readonly live: LiveAuction | null;
  /** The app could run this auction, whether it does or not. */
  readonly possible: boolean;
  /** An amount being typed, which isn't a bid yet. */
  readonly typed: string;
  /** It is 0, which means nobody or pass. */
  readonly passes: boolean;
  /** Who is about to bid. */
  readonly bidder: Seat | null;
  /** The player entering a hidden bid has the screen. */
  readonly handed: boolean;
  /** Secret bids come in any order, because some come from phones. */
  readonly inAnyOrder: boolean;
  /** Those a secret auction waits for, if nobody needs the screen for it. */
  readonly onPhones: readonly Seat[];
  readonly refused: Refused | { readonly why: 'not-a-number' } | null;
  /** One thousand more than the current bid. */
  readonly nextBid: number;
  readonly run: (on: boolean) => void;
  readonly say: (step: Step) => void;
  readonly type: (text: string) => void;
  readonly pickBidder: (seat: Seat) => void;
  /** Enters the typed amount, or Enter's default without one. */
  readonly confirm: () => void;
  readonly raise: (by: number) => void;
  /** Clears what is typed or picked, or goes back one step. Returns false if there is neither. */
  readonly back: () => boolean;
  /** All steps so far, and those undone. */
  readonly steps: readonly Step[];
  readonly undone: readonly Step[];
  /** A different step has been taken since the sale was undone. */
  readonly parted: boolean;
  /** Goes back one step, even while something is being typed. Returns false if there is none. */
  readonly takeBack: () => boolean;
  readonly putBack: () => void;
  /** The clock's total seconds (`null` without a clock) and those left. */
  readonly clock: { readonly seconds: number | null; readonly left: number; readonly held: boolean };
  readonly holdClock: (held: boolean) => void;
  readonly press: (key: LiveKey) => void;
}

interface Surroundings {
  readonly session: Session;
  readonly link: Link;
  readonly phones: Phones;
  readonly state: () => State;
  readonly wanted: () => boolean;
  readonly clock: () => AuctionClock;
  /** Enters this seat as the one who adds the second card. */
  readonly add: (seat: Seat) => void;
  /** Undoes the entry before the auction. */
  readonly leave: () => void;
}

export function runAuctions({
  session,
  link,
  phones,
  state,
  wanted,
  clock,
  add,
  leave,
}: Surroundings): Running {
  const kept = $derived(readStoredAuction(session.draft[LIVE_AUCTION_KEY]));
  const soFar = $derived(runAuction(state(), kept.steps));
  const steps = $derived(soFar?.steps ?? []);
  let typed = $state('');
  const passes = $derived(readWhole(typed) === 0);
  let bidder = $state<Seat | null>(null);
  let handed = $state(false);
  let refused = $state.raw<Running['refused']>(null);
  const live = $derived(soFar !== null && isRun(kept, wanted()) ? handedOn(soFar.live, around()) : null);
  const inAnyOrder = $derived(phones.on && live?.kind === 'covering');
  const waitsFor = $derived.by(() => (inAnyOrder && !handed ? onPhones(live, around()) : []));
  const nextBid = $derived((live === null ? 0 : (standingBid(live)?.amount ?? 0)) + 1);

  function around() {
    return { order: speakers(state()), picked: handed ? bidder : null, hasPhone: phones.isConnected };
  }

  const fellOn = rememberFall(
    session,
    () => kept,
    ({ running, steps }) => {
      timed.mended();
      keep({ ...NOTHING_STORED, running, steps });
    },
  );
  const timed = timeCalls({
    session,
    seconds: () => CLOCK_SECONDS[clock()],
    live: () => live,
    kept: () => kept,
    waits: () => bidder !== null || typed !== '',
    keep: (ticking) => void session.keep(LIVE_AUCTION_KEY, { ...kept, ticking }),
    over: () => say({ kind: 'going' }),
  });

  const fromPhones = hearPhones({
    session,
    link,
    phones,
    state,
    kept: () => kept,
    heard: (next) => {
      const after = runAuction(state(), next.steps)?.live;
      if (next.steps.length > steps.length) timed.said();
      // What is being typed was for somebody else, or another question.
      if (askedIn(live) !== askedIn(after === undefined ? null : handedOn(after, around()))) clear();
      void session.keep(LIVE_AUCTION_KEY, next);
    },
    refused: () => (refused = { why: 'out-of-turn' }),
  });

  function clear(): void {
    typed = '';
    bidder = null;
    handed = false;
    refused = null;
  }

  /** While an entry is being saved, anything kept would end up in the next lot's draft. */
  function keep(next: StoredAuction): void {
    clear();
    if (!session.busy) void session.keep(LIVE_AUCTION_KEY, next);
  }

  function fall(event: object & { readonly type: string }): void {
    clear();
    // Sell once: a second press while the sale is being saved does nothing.
    if (!session.busy) void session.append({ ...event });
  }

  function say(step: Step): void {
    if (live === null) return;
    if (step.kind === 'reveal' && fromPhones.reveals()) {
      clear();
      return;
    }
    const next = follow(state(), live, step);
    if (!next.ok) refused = next.error;
    else if (step.kind === 'cover' && fromPhones.seals(step.seat, step.amount ?? 0)) clear();
    else if (live.kind === 'calling' && next.value.kind === 'decided') fall(next.value.event);
    else {
      timed.said();
      keep({ ...kept, steps: [...steps, step], undone: [] });
    }
  }

  function takeBack(): boolean {
    const last = steps.at(-1);
    const typing = typed !== '' || bidder !== null || handed || refused !== null;
    if (last === undefined) {
      if (typing) clear();
      return typing;
    }
    timed.mended();
    if (last.kind === 'cover' && last.amount === null) {
      clear();
      fromPhones.unseals(last.seat);
    } else keep({ ...kept, steps: steps.slice(0, -1), undone: [...kept.undone, last] });
    return true;
  }

  function putBack(): void {
    const next = kept.undone.at(-1);
    if (next === undefined) return;
    timed.mended();
    keep({ ...kept, steps: [...steps, next], undone: kept.undone.slice(0, -1) });
  }

  /** The typed amount, or `empty` if there is none; does nothing if it isn't a number. */
  function withAmount(empty: number | null, then: (amount: number) => void): void {
    const amount = typed.trim() === '' ? empty : readWhole(typed);
    if (amount === null) refused = { why: 'not-a-number' };
    else then(amount);
  }

  function confirm(): void {
    if (live === null) return;
    switch (live.kind) {
      case 'calling': {
        const seat = bidder;
        if (seat === null) say({ kind: 'going' });
        else if (passes) clear();
        else withAmount(nextBid, (amount) => say({ kind: 'bid', seat, amount }));
        break;
      }
      case 'in-turn': {
        const { turn: seat } = live;
        if (passes || typed.trim() === '') say({ kind: 'pass', seat });
        else withAmount(null, (amount) => say({ kind: 'bid', seat, amount }));
        break;
      }
      case 'covering': {
        const { turn: seat } = live;
        if (handed) withAmount(0, (amount) => say({ kind: 'cover', seat, amount }));
        else if (waitsFor.length === 0) handTo(seat);
        break;
      }
      case 'covered':
        say({ kind: 'reveal' });
        break;
      case 'naming':
        withAmount(null, (amount) => say({ kind: 'price', amount }));
        break;
      case 'asking':
      case 'adding':
        // Yes and no have their own keys, because neither is the default.
        if (passes) say({ kind: 'pass', seat: live.turn });
        break;
      case 'added':
      case 'unwanted':
      case 'decided':
        fall(live.event);
        break;
    }
  }

  function raise(by: number): void {
    const amount = nextBid - 1 + by;
    if (live?.kind === 'calling' && bidder !== null) say({ kind: 'bid', seat: bidder, amount });
    if (live?.kind === 'in-turn') say({ kind: 'bid', seat: live.turn, amount });
  }

  function back(): boolean {
    if (typed !== '' || bidder !== null || handed || refused !== null) {
      // Clear the amount first, then the bidder.
      if (typed === '') clear();
      typed = '';
      refused = null;
      return true;
    }
    return takeBack();
  }

  function pressDigit(digit: number): void {
    if (live === null) return;
    switch (live.kind) {
      case 'calling':
        if (bidder !== null) type(`${typed}${digit}`);
        else pickBidder(digit - 1);
        break;
      case 'in-turn':
      case 'naming':
        type(`${typed}${digit}`);
        break;
      case 'covering':
        if (handed) type(`${typed}${digit}`);
        else if (inAnyOrder) pickBidder(digit - 1);
        break;
      case 'asking':
        if (digit === 1) say({ kind: 'take', seat: live.turn });
        if (digit === 0) type('0');
        break;
      case 'adding':
        if (digit === 1) add(live.turn);
        if (digit === 0) type('0');
        break;
      case 'covered':
      case 'added':
      case 'unwanted':
      case 'decided':
        break;
    }
  }

  function type(text: string): void {
    typed = text;
    refused = null;
  }

  function pickBidder(seat: Seat): void {
    if (!around().order.includes(seat)) return;
    const same = bidder === seat;
    clear();
    if (same) return;
    if (live?.kind !== 'covering') bidder = seat;
    else if (!live.covered.includes(seat)) handTo(seat);
  }

  /** The player who has the screen keeps it, whatever comes from phones meanwhile. */
  function handTo(seat: Seat): void {
    bidder = seat;
    handed = true;
  }

  return {
    get live() {
      return live;
    },
    get possible() {
      return soFar !== null;
    },
    get typed() {
      return typed;
    },
    get passes() {
      return passes;
    },
    get bidder() {
      return bidder;
    },
    get handed() {
      return handed;
    },
    get inAnyOrder() {
      return inAnyOrder;
    },
    get onPhones() {
      return waitsFor;
    },
    get refused() {
      return refused;
    },
    get nextBid() {
      return nextBid;
    },
    get steps() {
      return steps;
    },
    get undone() {
      return kept.undone;
    },
    get parted() {
      return steps.length > 0 && !fellOn(steps);
    },
    get clock() {
      return timed;
    },
    holdClock: timed.hold,
    takeBack,
    putBack,
    run: (on) => keep({ ...kept, running: on, steps }),
    say,
    type,
    pickBidder,
    confirm,
    raise,
    back,
    press: (key) => {
      switch (key.kind) {
        case 'enter':
        case 'space':
          confirm();
          break;
        case 'escape':
          if (!back()) leave();
          break;
        case 'backspace':
          if (typed !== '') type(typed.slice(0, -1));
          else if (bidder !== null) clear();
          break;
        case 'plus':
          raise(1);
          break;
        case 'digit':
          pressDigit(key.digit);
          break;
      }
    },
  };
}

/** Which question an auction asks, and whom. */
function askedIn(live: LiveAuction | null): string {
  return live === null ? '' : `${live.kind} ${'turn' in live ? live.turn : ''}`;
}
