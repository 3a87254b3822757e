import type { BoardView, SeatView } from '../shared/phones/views.ts';

/** Whether nothing hangs on the wall any more: the game is over. */
export function isBare({ status, wall }: SeatView | BoardView): boolean {
  return status === 'finished' && wall.every(({ count }) => count === 0);
}
