import type { SeatExplained, State } from '../../../shared/auction/index.ts';
import type { BySeat, Seat } from '../../../shared/core/seats.ts';
import { isList, isObject, isSeat } from '../../../shared/core/shape.ts';
import type { Draft } from '../../lib/session.svelte.ts';
import { isTyped, type Typed } from '../settlement/typed-counts.ts';
import { nothingTyped } from './holdings.ts';

/**
 * How far the table has got with paying out a round. Saved with the game, so that a restart resumes at the
 * same tick.
 */
export interface SettlingDraft {
  readonly round: number;
  readonly typed: Typed;
  /** Everybody has entered what they hold. */
  readonly held: boolean;
  /** What was paid out, by seat. A tick only counts while the payout is still that amount. */
  readonly handed: BySeat<number | null>;
  /** Who starts the next round, if the table decides differently. */
  readonly next: Seat | null;
}

const KEY = 'settling';

export { KEY as SETTLING_KEY };

export function readSettling(draft: Draft, state: State): SettlingDraft {
  const { players } = state.setup;
  const kept = draft[KEY];
  const nothing: SettlingDraft = {
    round: state.round,
    typed: nothingTyped(state),
    held: false,
    handed: Array.from({ length: players }, () => null),
    next: null,
  };
  if (!isObject(kept) || kept.round !== state.round) return nothing;
  const { typed, held, handed, next } = kept;
  return {
    ...nothing,
    typed: isTyped(typed, nothing.typed) ? typed : nothing.typed,
    held: held === true,
    handed: isList(handed) ? nothing.handed.map((_, seat) => amount(handed[seat])) : nothing.handed,
    next: isSeat(next, players) ? next : null,
  };
}

/** Seats that have been paid by the bank, or are owed nothing. */
export function ticked({ handed }: SettlingDraft, payouts: BySeat<SeatExplained>): BySeat<boolean> {
  return payouts.map(({ payout, seat }) => payout === 0 || handed[seat] === payout);
}

function amount(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
