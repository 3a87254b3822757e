import { EDITION_IDS, editionOf, isBox, type AnyEdition } from '../record/index.ts';

/** How BoardGameGeek and the apps that use its numbers identify each edition. */
export interface BggGame {
  /** `null` if it isn't there. */
  readonly bggId: number | null;
  readonly name: string;
  /** The year of first publication, if certain. */
  readonly year: number | null;
}

const CAN_BE_SET = EDITION_IDS.filter(numberCanBeSet);

/** The default for the number that users may set. */
export const FIRST_SET_BGG_ID = CAN_BE_SET.flatMap(ownNumber)[0] ?? 0;

/** The fixed numbers, which users cannot set because imported plays are recognised by them. */
export const OTHER_BGG_IDS: readonly number[] = EDITION_IDS.filter((id) => !numberCanBeSet(id))
  .flatMap(ownNumber)
  .filter((number) => number !== FIRST_SET_BGG_ID);

/** Some boxes share one game on BoardGameGeek; for some the user sets the number. */
export function bggGame(edition: AnyEdition, cardGameBggId: number): BggGame {
  const { number, name, year } = editionOf(edition).edition.bgg;
  return { bggId: numberCanBeSet(edition) ? cardGameBggId : number, name, year };
}

export function numberCanBeSet(edition: AnyEdition): boolean {
  return editionOf(edition).edition.bgg.numberCanBeSet;
}

function ownNumber(edition: AnyEdition): number | [] {
  return editionOf(edition).edition.bgg.number ?? [];
}

/** How exports identify a game to other apps, for ever. */
export function gameKey(edition: AnyEdition): string {
  return isBox(edition) ? `box ${edition.id}` : edition;
}

/** What an export to BG Stats needs from outside: localised words, and facts only the user knows. */
export interface Outward {
  /** Describes the app the file comes from. */
  readonly about: string;
  /** Tells an edition from others with the same number. */
  readonly board: (edition: AnyEdition) => string;
  readonly cardGameBggId: number;
}
