import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import { LONGEST_LINE, MOST_TAGS } from '../core/limits.ts';
import { day, id, line, position } from './shapes.ts';

/** What can be done to games wherever they are met: one of them, or many chosen in the history. */

/** More than anyone plays. */
export const MOST_CHOSEN = 10_000;

const tags = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_LINE))),
  v.maxLength(MOST_TAGS),
);

const change = v.variant('kind', [
  v.object({ kind: v.literal('trash') }),
  v.object({ kind: v.literal('restore') }),
  v.object({ kind: v.literal('misplayed'), misplayed: v.boolean() }),
  /** Whatever their case, tags are the same. */
  v.object({ kind: v.literal('tags'), add: tags, remove: tags }),
  v.object({ kind: v.literal('place'), place: v.nullable(line) }),
  v.object({ kind: v.literal('day'), day: v.nullable(day) }),
]);
export type ChosenChange = v.InferOutput<typeof change>;

const gameAt = v.object({ id, position });
/** A game at a position of its journal. */
export type GameAt = Readonly<v.InferOutput<typeof gameAt>>;

const some = v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_CHOSEN));

export const chosenContract = {
  /** One transaction for all of them. Returns the games that changed: the others were like that already. */
  change: oc.input(v.object({ games: some, change })).output(typed<readonly GameAt[]>()),
  /** Undoes such a change, except where something else has happened since. Returns the games that changed. */
  takeBack: oc
    .input(v.object({ games: v.pipe(v.array(gameAt), v.minLength(1), v.maxLength(MOST_CHOSEN)) }))
    .output(typed<readonly GameAt[]>()),
};
