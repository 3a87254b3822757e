import { EDITION_IDS, editionOf, type EditionId } from '../record/index.ts';

/** What BoardGameGeek and the programs that follow it call each edition. */
export interface BggGame {
  readonly bggId: number;
  readonly name: string;
  /** When it first came out, where that is sure. */
  readonly year: number | null;
}

const CAN_BE_SET = EDITION_IDS.filter(numberCanBeSet);

/** The number that people may set, until they do. */
export const FIRST_SET_BGG_ID = CAN_BE_SET.map(ownNumber)[0] ?? 0;

/** Numbers of other games, which nobody can set: plays that come back are told apart by them. */
export const OTHER_BGG_IDS: readonly number[] = EDITION_IDS.filter((id) => !numberCanBeSet(id))
  .map(ownNumber)
  .filter((number) => number !== FIRST_SET_BGG_ID);

/** Some boxes are one game there; for some the person says which number they have. */
export function bggGame(edition: EditionId, cardGameBggId: number): BggGame {
  const { number, name, year } = editionOf(edition).edition.bgg;
  return { bggId: numberCanBeSet(edition) ? cardGameBggId : number, name, year };
}

export function numberCanBeSet(edition: EditionId): boolean {
  return editionOf(edition).edition.bgg.numberCanBeSet;
}

function ownNumber(edition: EditionId): number {
  return editionOf(edition).edition.bgg.number;
}

/** What is handed in about going to BG Stats: words of a language, and what only the person knows. */
export interface Outward {
  /** Says whose the file is. */
  readonly about: string;
  /** What tells an edition from others of the same number. */
  readonly board: (edition: EditionId) => string;
  readonly cardGameBggId: number;
}
