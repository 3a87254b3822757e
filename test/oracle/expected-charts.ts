import { editionOf, outcomeOf, type AnyEdition, type Timeline } from '../../src/shared/record/index.ts';
import { itemAt } from './auction-paper.ts';

/** What the charts of every game should show. */
export interface ExpectedCharts {
  /** The game's id. */
  readonly game: string;
  readonly edition: AnyEdition;
  readonly names: readonly string[];
  /** In the order they are printed in. */
  readonly artists: readonly { readonly id: string; readonly name: string }[];
  /** In tie-break order, best first. */
  readonly order: readonly string[];
  readonly race: readonly Moment[];
  readonly winners: readonly number[];
  readonly scores: readonly number[] | null;
}

/** What everybody had, or would have had, after an event. */
export interface Moment {
  readonly kind: string;
  readonly round: number;
  readonly values: readonly number[];
}

interface Played {
  readonly id: string;
  readonly edition: AnyEdition;
  readonly players: readonly { readonly name: string }[];
  readonly options: { readonly order?: readonly string[] };
}

/** Who played, and who won. */
export function headOf(
  { id, edition, players, options }: Played,
  { tables }: Timeline,
): Omit<ExpectedCharts, 'race'> {
  const artists: ExpectedCharts['artists'] = editionOf(edition).edition.artists;
  const { scores, winners } = outcomeOf(itemAt(tables, tables.length - 1));
  return {
    game: id,
    edition,
    names: players.map(({ name }) => name),
    artists,
    order: options.order ?? artists.map(({ id }) => id),
    winners: winners ?? [],
    scores: winners === null ? null : scores,
  };
}
