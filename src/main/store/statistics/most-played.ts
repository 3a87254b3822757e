import { EDITION_IDS, type EditionId } from '../../../shared/record/index.ts';

interface KindOfTable {
  readonly edition: EditionId;
  readonly seats: number;
  readonly games: number;
}

/** Sorts kinds of table by the number of games, then by edition and by who sits there. */
export function mostPlayedFirst(one: KindOfTable, other: KindOfTable): number {
  return (
    other.games - one.games ||
    EDITION_IDS.indexOf(one.edition) - EDITION_IDS.indexOf(other.edition) ||
    one.seats - other.seats
  );
}
