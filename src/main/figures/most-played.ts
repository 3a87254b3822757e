import type { Currency } from '../../shared/api.ts';
import {
  currencyOf,
  EDITION_IDS,
  editionKey,
  rulebookOf,
  type AnyEdition,
} from '../../shared/record/index.ts';

interface KindOfTable {
  readonly edition: AnyEdition;
  readonly seats: number;
  readonly games: number;
}

interface PlayedWith {
  readonly edition: AnyEdition;
}

/** Games by edition, the most played first. */
export function byEdition<Game extends PlayedWith>(games: readonly Game[]): [AnyEdition, Game[]][] {
  return [...Map.groupBy(games, ({ edition }) => edition)].sort(
    ([one, its], [other, others]) =>
      others.length - its.length || editionKey(one).localeCompare(editionKey(other)),
  );
}

/** Games by currency, most games first, each with its editions. */
export function byCurrency<Game extends PlayedWith>(
  games: readonly Game[],
): { readonly editions: readonly AnyEdition[]; readonly games: readonly Game[] }[] {
  const key = (editions: readonly AnyEdition[]) => editions.map(editionKey).join();
  const currencies = new Map(games.map(({ edition }) => [edition, '']));
  for (const edition of currencies.keys()) currencies.set(edition, currencyOf(edition));
  return [...Map.groupBy(games, ({ edition }) => currencies.get(edition)).values()]
    .map((played) => ({ editions: byEdition(played).map(([edition]) => edition), games: played }))
    .sort(
      (one, other) =>
        other.games.length - one.games.length || key(one.editions).localeCompare(key(other.editions)),
    );
}

export function currenciesOf(games: readonly PlayedWith[]): Currency[] {
  return byCurrency(games).map(({ editions, games: played }) => ({ editions, games: played.length }));
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
