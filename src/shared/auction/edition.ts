import type { Ink, MADE_BOX, Made } from '../core/box.ts';
import { frozen } from '../core/frozen.ts';
import * as boxes from './editions.ts';
import type { ArtistFacts, EditionFacts } from './facts.ts';

export * from './facts.ts';

type Box = (typeof boxes)[keyof typeof boxes];

export type EditionId = Box['id'];
export type Artist = string;

/** One value per artist, in the order of the edition's artists. */
export type ByArtist<T> = readonly T[];

/** With its colour, if that isn't the one of its place on the board. */
export interface PrintedArtist extends ArtistFacts {
  readonly ink?: Ink;
}

/** One rulebook, or a box that somebody made from one. */
export interface Edition extends EditionFacts {
  /** As a record writes it. */
  readonly id: EditionId | typeof MADE_BOX;
  readonly artists: readonly PrintedArtist[];
  readonly made?: Made<EditionId>;
}

export interface BuiltIn extends Edition {
  readonly id: EditionId;
}

export const editions: Readonly<Record<EditionId, BuiltIn>> = frozen({ ...boxes });

/** Sorted by id. */
export const EDITIONS: readonly EditionId[] = Object.values(editions)
  .map(({ id }) => id)
  .toSorted();
