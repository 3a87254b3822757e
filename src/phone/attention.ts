import type { SeatView } from '../shared/phones/views.ts';
import type { Memory } from './memory.ts';

/** Quiet from the start for people who want less motion; a choice made on this phone counts for both. */
export function vibratesAtFirst(memory: Pick<Memory, 'choice'>, still: boolean): boolean {
  return (memory.choice('vibrates') ?? (still ? 'no' : 'yes')) === 'yes';
}

/** Whether it has just become this player's turn, which the phone then says by vibrating. */
export function isCalled(before: SeatView | null, after: SeatView): boolean {
  return after.myTurn && (before === null || !before.myTurn || !isSameCall(before, after));
}

/** The same lot asked the same: a bid by somebody else is no new call. */
function isSameCall(before: SeatView, after: SeatView): boolean {
  return (
    before.asked === after.asked ||
    (before.lot !== null && JSON.stringify(before.lot) === JSON.stringify(after.lot))
  );
}
