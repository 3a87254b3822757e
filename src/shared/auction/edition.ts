import { frozen } from '../core/frozen.ts';
import * as boxes from './editions.ts';
import type { ArtistFacts, EditionFacts } from './facts.ts';

export * from './facts.ts';

type Box = (typeof boxes)[keyof typeof boxes];

export type EditionId = Box['id'];
export type Artist = Box['artists'][number]['id'];

/** One value per artist, in the order of the edition's artists. */
export type ByArtist<T> = readonly T[];

export interface PrintedArtist extends ArtistFacts {
  readonly id: Artist;
}

/** One rulebook. */
export interface Edition extends EditionFacts {
  readonly id: EditionId;
  readonly artists: readonly PrintedArtist[];
}

export const editions: Readonly<Record<EditionId, Edition>> = frozen({ ...boxes });

/** Sorted by id. */
export const EDITIONS: readonly EditionId[] = Object.values(editions)
  .map(({ id }) => id)
  .toSorted();
