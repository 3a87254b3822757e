import { EDITION_IDS, editionKey, rulebookOf, type AnyEdition } from '../../../shared/record/index.ts';

interface KindOfTable {
  readonly edition: AnyEdition;
  readonly seats: number;
  readonly games: number;
}

/** Sorts kinds of table by the number of games, then by edition and by who sits there. */
export function mostPlayedFirst(one: KindOfTable, other: KindOfTable): number {
  return (
    other.games - one.games ||
    EDITION_IDS.indexOf(rulebookOf(one.edition)) - EDITION_IDS.indexOf(rulebookOf(other.edition)) ||
    editionKey(one.edition).localeCompare(editionKey(other.edition)) ||
    one.seats - other.seats
  );
}
