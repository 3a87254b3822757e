import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import type { HungBy } from '../core/wall.ts';
import type { AnyEdition } from '../record/index.ts';
import type { PastGame } from './history.ts';
import type { Sent } from './sent-once.ts';
import { id } from './shapes.ts';
import { figuresFilter, type Basis, type GamePoint, type Named, type TopGame } from './statistics.ts';

/** A year's or an evening's paintings worth remembering. `docs/statistics.md` defines every entry. */

/** A painting, a lot or somebody's cards by one artist, as the label beside them says. What isn't known is `null`. */
export interface CatalogueLabel extends GamePoint {
  readonly place: string | null;
  readonly artist: string;
  readonly round: number;
  /** The event it is about; `null` if it isn't known, which is the case for some cards. */
  readonly index: number | null;
  /** How many paintings or cards. */
  readonly cards: number;
  readonly by: HungBy | null;
  /** Who bought or displayed it. */
  readonly owner: Named | null;
  /** Who sold it, or put it up if nobody bought it. */
  readonly seller: Named | null;
  /** Who put up the double to which the seller added the second card. */
  readonly partner: Named | null;
  readonly price: number | null;
  /** What the bank paid for it, or what it scored. */
  readonly paid: number;
}

export interface BestDealer extends Named {
  /** Money from others for lots. */
  readonly sold: number;
  /** Games with every price known. */
  readonly games: number;
  /** The dearest lot they sold. */
  readonly dearest: CatalogueLabel | null;
}

export interface DecidingCard extends CatalogueLabel {
  readonly winners: readonly Named[];
  /** How much the winners gained with it on the best of the others. */
  readonly gained: number;
  /** With it they took the lead and never lost it again. */
  readonly forGood: boolean;
}

/** The entries of the games that share a currency. */
export interface CataloguePart {
  /** The boxes with that currency, the most played first. */
  readonly editions: readonly AnyEdition[];
  readonly games: number;
  readonly masterpiece: CatalogueLabel | null;
  readonly folly: CatalogueLabel | null;
  readonly dealer: BestDealer | null;
  readonly deciding: DecidingCard | null;
}

export interface Catalogue {
  /** Games that tracked who had each painting. */
  readonly basis: Basis;
  readonly evenings: number;
  readonly paintings: number;
  readonly people: number;
  /** How many of them the forecast has still to look at: the deciding card follows from it. */
  readonly waiting: Basis;
  /** Most games first. */
  readonly parts: readonly CataloguePart[];
}

/** An evening's catalogue with all its games, the first one first. */
export interface EveningCatalogue extends Catalogue {
  readonly played: readonly PastGame[];
  /** Games of that evening that don't count. */
  readonly leftOut: readonly PastGame[];
  /** Games whose winner was behind, and how far. */
  readonly comebacks: readonly TopGame[];
  /** Games of the evenings before and after it. */
  readonly before: string | null;
  readonly after: string | null;
}

export const catalogueContract = {
  /** Of the games that pass a filter, such as a year. */
  games: oc.input(figuresFilter).output(typed<Sent<Catalogue>>()),
  /** Of the evening to which a game belongs; `null` for a game that doesn't count. */
  evening: oc.input(v.object({ game: id })).output(typed<Sent<EveningCatalogue> | null>()),
};
