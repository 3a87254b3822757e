import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import { id, name } from './shapes.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly retired: boolean;
}

/** A person with everything stored about them. */
export interface KnownPerson extends Person {
  /** Games under any of the ids, without the trash. */
  readonly games: number;
  /** When the latest of them was played; `null` without games. */
  readonly latest: string | null;
  /** The other ids merged into this person. */
  readonly merged: readonly MergedPerson[];
}

export interface MergedPerson {
  readonly id: string;
  readonly name: string;
  readonly games: number;
}

const errors = { NOT_FOUND: {} };

export const peopleContract = {
  list: oc.output(typed<readonly Person[]>()),
  known: oc.output(typed<readonly KnownPerson[]>()),
  rename: oc.input(v.object({ id, name })).errors(errors).output(typed<null>()),
  /** Removes a person's name here and wherever this is said; they are shown without one. */
  erase: oc.input(v.object({ id })).errors(errors).output(typed<null>()),
  retire: oc
    .input(v.object({ id, retired: v.boolean() }))
    .errors(errors)
    .output(typed<null>()),
  /** Makes the first the same person as the second, in every game. People who played together cannot be merged. */
  merge: oc
    .input(v.object({ id, into: id }))
    .errors({ ...errors, SAT_TOGETHER: {} })
    .output(typed<null>()),
  /** Separates an id from the person it was merged into. */
  split: oc.input(v.object({ id })).errors(errors).output(typed<null>()),
};
