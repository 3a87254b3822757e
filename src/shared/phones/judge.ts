import type { State } from '../auction/index.ts';
import {
  follow,
  speakers,
  startAuction,
  type LiveAuction,
  type Refused,
  type Step,
  type Uncover,
} from '../bidding/index.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { Seat } from '../core/seats.ts';
import { lotNow, readLot } from './lot.ts';
import { auctionAt, type PhoneMoment } from './moment.ts';
import type { SaidStep } from './protocol.ts';

/** What becomes of a step that is allowed: it is for the inbox, or a sealed bid that only main learns. */
export type Judged =
  | { readonly kind: 'step'; readonly step: Step }
  /** `step` covers it, unless it only changes a bid that is covered already. */
  | { readonly kind: 'seal'; readonly amount: number; readonly step: Step | null }
  | { readonly kind: 'unseal'; readonly step: Uncover };

export type NotJudged =
  | { readonly why: 'gone' | 'not-allowed' }
  | { readonly why: 'refused'; readonly refused: Refused };

type Verdict = Result<Judged, NotJudged>;

/** Judges a step of a phone that has this seat. Nobody else's money decides it. */
export function judge(moment: PhoneMoment, seat: Seat, said: SaidStep): Verdict {
  const { timeline, run } = moment;
  const named = readLot(said.lot);
  const now = lotNow(moment);
  if (named === null || named.game !== now.game || named.position !== now.position) return gone;
  const state = auctionAt(timeline);
  if (state === null) return gone;
  // Of an auction that the table runs itself, a phone may only enter the sale.
  const live = run?.live ?? (said.kind === 'sale' ? startAuction(state) : null);
  if (live === null) return gone;
  // A sealed bid depends on nobody else's, and a higher bid stays one. Anything else was meant for what was shown.
  const isSealed = said.kind === 'seal' || said.kind === 'unseal';
  const isLater = named.steps < now.steps && isCall(said, live);
  if (named.steps !== now.steps && !isSealed && !isLater) return gone;
  return judgeStep(moment, state, live, seat, said);
}

const gone = err<NotJudged>({ why: 'gone' });
const outOfTurn = err<NotJudged>({ why: 'refused', refused: { why: 'out-of-turn' } });

function isCall({ kind }: SaidStep, live: LiveAuction): boolean {
  return kind === 'bid' && live.kind === 'calling';
}

function judgeStep(
  { saleAllowed }: PhoneMoment,
  state: State,
  live: LiveAuction,
  seat: Seat,
  { kind, amount = 0, buyer = 0, auction }: SaidStep,
): Verdict {
  const judged = (step: Step, isTheirs = true): Verdict => {
    if (!isTheirs) return outOfTurn;
    const next = follow(state, live, step);
    return next.ok ? ok({ kind: 'step', step }) : err({ why: 'refused', refused: next.error });
  };
  const isAuctioneer = 'auctioneer' in live && live.auctioneer === seat;
  switch (kind) {
    case 'bid':
      return judged({ kind, seat, amount });
    case 'pass':
      return judged({ kind, seat }, live.kind === 'in-turn');
    case 'decline':
      return judged({ kind: 'pass', seat }, live.kind === 'asking' || live.kind === 'adding');
    case 'take':
      return judged({ kind, seat });
    case 'price':
      return judged({ kind, amount }, isAuctioneer);
    case 'add':
      return auction === undefined ? outOfTurn : judged({ kind, seat, auction });
    case 'sale':
      if (!saleAllowed) return err({ why: 'not-allowed' });
      return judged({ kind: 'sold', seat: buyer, amount }, isAuctioneer);
    case 'seal':
      return judgeSeal(state, live, seat, amount);
    case 'unseal':
      return judgeUnseal(state, live, seat);
  }
}

/** A sealed bid, from a phone or from the laptop. It may be changed until all are revealed. */
export function judgeSeal(state: State, live: LiveAuction, seat: Seat, amount: number): Verdict {
  if (!speakers(state).includes(seat)) return outOfTurn;
  const opened = follow(state, live, { kind: 'uncover', seat });
  const covered = follow(state, opened.ok ? opened.value : live, { kind: 'cover', seat, amount });
  if (!covered.ok) return err({ why: 'refused', refused: covered.error });
  return ok({ kind: 'seal', amount, step: opened.ok ? null : { kind: 'cover', seat, amount: null } });
}

export function judgeUnseal(state: State, live: LiveAuction, seat: Seat): Verdict {
  const step: Uncover = { kind: 'uncover', seat };
  const next = follow(state, live, step);
  return next.ok ? ok({ kind: 'unseal', step }) : err({ why: 'refused', refused: next.error });
}
