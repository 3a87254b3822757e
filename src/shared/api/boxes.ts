import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import type { Problem } from '../core/problem.ts';
import { isEditionKey, type Box } from '../record/index.ts';
import { id } from './shapes.ts';

/** Boxes that somebody made. A game has its own copy, so changing one here changes no game. */

export interface KeptBox {
  readonly box: Box;
  /** Not offered for new games. */
  readonly retired: boolean;
  /** Games here that were played with it, however it was then. */
  readonly games: number;
}

export interface Boxes {
  readonly kept: readonly KeptBox[];
  /** From games that came from elsewhere; each can be kept. */
  readonly met: readonly Box[];
}

export const boxesContract = {
  list: oc.output(typed<Boxes>()),
  /** The box with this `editionKey`, as it is kept or as a game here was played with it. */
  find: oc.input(v.object({ key: v.pipe(v.string(), v.check(isEditionKey)) })).output(typed<Box | null>()),
  /** Keeps a box under its id; without one, as a new box. The problem says which field is wrong. */
  save: oc
    .input(v.object({ document: v.looseObject({}) }))
    .errors({ REFUSED: { data: typed<Problem>() } })
    .output(typed<Box>()),
  retire: oc
    .input(v.object({ id, retired: v.boolean() }))
    .errors({ NOT_FOUND: {} })
    .output(typed<null>()),
  /** Only a box without games: the others can be retired. */
  remove: oc.input(v.object({ id })).errors({ NOT_FOUND: {}, IN_USE: {} }).output(typed<null>()),
};
