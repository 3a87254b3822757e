import type { Sound } from '../../../shared/api.ts';
import { outcomeOf, type EventJson, type Table } from '../../../shared/record/index.ts';
import { nearEnd } from '../near-end.ts';

/** The sound for a new entry: only the most important one. */
export function soundOf(event: EventJson, before: Table, after: Table): Sound | null {
  if (outcomeOf(after).rounds.length > outcomeOf(before).rounds.length) return 'round';
  if (event.type === 'sale') return 'hammer';
  const was = nearEnd(before);
  const warns = [...nearEnd(after)].some(
    ([artist, reach]) => reach === 'one-more' && was.get(artist) !== reach,
  );
  return warns ? 'warning' : null;
}
