import type { PastGame } from '../../../shared/api.ts';
import { seasonTable, type Standing } from '../../../shared/season/index.ts';

/** An evening's standings by points for places, as in a season: amounts of different money can't be added up. */
export function eveningTable(games: readonly Pick<PastGame, 'players'>[]): readonly Standing[] {
  const names = new Map(
    games.flatMap(({ players }) => players.map(({ person, name }): [string, string] => [person, name])),
  );
  return seasonTable(
    games.map(({ players }) => ({ whole: true, results: players })),
    { rule: 'places', least: 1 },
    { nameOf: (person) => names.get(person) ?? person, sure: () => 0 },
  );
}

/** Who won it: several if they have the same points. */
export function firstOf(table: readonly Standing[]): readonly Standing[] {
  return table.filter(({ place }) => place === 1);
}
