import type { Sound } from '../../../shared/api.ts';
import { nearlyOver } from '../../../shared/gallery/index.ts';
import { outcomeOf, type EventJson, type Table } from '../../../shared/record/index.ts';

/** What is to be heard of what has just been entered: the weightiest thing alone. */
export function heardOf(event: EventJson, before: Table, after: Table): Sound | null {
  if (outcomeOf(after).rounds.length > outcomeOf(before).rounds.length) return 'round';
  if (event.type === 'sale') return 'hammer';
  const wasNear = nearEnd(before);
  return [...nearEnd(after)].some((artist) => !wasNear.has(artist)) ? 'warning' : null;
}

/** The artists of whom one more card ends the round. */
function nearEnd(table: Table): ReadonlySet<string> {
  switch (table.family) {
    case 'auction': {
      const { artists, edition } = table.setup;
      return new Set(artists.filter((_, place) => table.state.counts[place] === edition.limit - 1));
    }
    case 'gallery':
      return new Set(
        nearlyOver(table.state).flatMap(({ artist, reach }) => (reach === 'one-more' ? artist : [])),
      );
  }
}
