import { nearlyOver, type Reach } from '../../shared/gallery/index.ts';
import type { Table } from '../../shared/record/index.ts';

/** The artists near the end of the round, and what it would take. */
export function nearEnd(table: Table): ReadonlyMap<string, Reach> {
  switch (table.family) {
    case 'auction': {
      const { artists, edition } = table.setup;
      const short = artists.filter((_, place) => table.state.counts[place] === edition.limit - 1);
      return new Map(short.map((artist) => [artist, 'one-more']));
    }
    case 'gallery':
      return new Map(nearlyOver(table.state).map(({ artist, reach }) => [artist, reach]));
  }
}
