import type { GameView } from '../../shared/api.ts';
import type { EventJson } from '../../shared/record/index.ts';

/** The entry that a game went on by; `null` where it was taken back, put back or corrected, or is seen for the first time. */
export function appended(before: GameView | null, now: GameView): EventJson | null {
  if (before === null || now.last !== 'edit' || now.position !== before.position + 1) return null;
  const [held, events] = [before.record.events, now.record.events];
  if (events.length !== held.length + 1) return null;
  // What was forgotten further up leaves the last entry the last.
  const goesOn = JSON.stringify(events.at(-2)) === JSON.stringify(held.at(-1));
  return goesOn ? (events.at(-1) ?? null) : null;
}
