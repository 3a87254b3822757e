import type { Bay } from '../renderer/game/wall/bay.ts';
import type { BoardView, SeatView } from '../shared/phones/views.ts';
import type { PhoneWords } from './words.ts';

/** Whether nothing hangs on the wall any more: the game is over. */
export function isBare({ status, wall }: SeatView | BoardView): boolean {
  return status === 'finished' && wall.every(({ count }) => count === 0);
}

/** What hangs; on a large screen with what a painting would pay. */
export function hungBays({ wall }: SeatView | BoardView, words: PhoneWords, large: boolean): Bay[] {
  return wall.map(({ ink, worth, ...bay }, at) => ({
    ...bay,
    artist: String(at),
    place: ink,
    of: words.of(bay.limit),
    sold: 0,
    beside: '',
    facts: large ? [{ label: words.paysNow, value: worth }] : [],
  }));
}
