import { packWall } from '../../shared/projection/index.ts';
import { editionIn, editionOf } from '../../shared/record/index.ts';
import { factsOf, sealed, type Projecting } from './facts-row.ts';

/** The tables with rows about a game, each named after its rows. */
export const ROW_KINDS = ['tag', 'wall', 'facts'] as const;

export type Row = readonly (string | number | null)[];

/** A game's rows in each table, without the game's number. */
export type Rows = Readonly<Record<(typeof ROW_KINDS)[number], readonly Row[]>>;

/** The rows of a game that isn't finished. */
export function rowsUnderWay(tags: readonly string[]): Rows {
  return { tag: tags.map((tag) => [tag]), wall: [], facts: [] };
}

export function rowsOfFinished(tags: readonly string[], game: Projecting): Rows {
  return { ...rowsUnderWay(tags), wall: wallRows(game), facts: [sealed(factsOf(game))] };
}

function wallRows({ record, projection }: Projecting): readonly Row[] {
  const { wall, ownersTracked } = projection ?? { wall: { rounds: [] }, ownersTracked: false };
  const paintings = wall.rounds.reduce((sum, round) => sum + round.length, 0);
  if (paintings === 0) return [];
  const artists = editionOf(editionIn(record)).edition.artists.map(({ id }) => id);
  return [[ownersTracked ? 1 : 0, paintings, packWall(wall, artists)]];
}
