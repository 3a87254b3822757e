import type { GameView } from '../../shared/api.ts';
import type { EventJson } from '../../shared/record/index.ts';

/** The entry just added; `null` after an undo, redo or correction, or the first time the game is seen. */
export function appended(before: GameView | null, now: GameView): EventJson | null {
  if (before === null || now.last !== 'edit' || now.position !== before.position + 1) return null;
  const [held, events] = [before.record.events, now.record.events];
  if (events.length !== held.length + 1) return null;
  // If an earlier entry was deleted at the same time, the one before the last differs.
  const goesOn = JSON.stringify(events.at(-2)) === JSON.stringify(held.at(-1));
  return goesOn ? (events.at(-1) ?? null) : null;
}
