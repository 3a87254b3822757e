import { isId } from '../core/id.ts';
import { LONGEST_LINE } from '../core/limits.ts';
import { readName } from '../core/person-name.ts';
import { isList, isObject } from '../core/shape.ts';
import type { GameRecord, JsonObject } from '../record/index.ts';

/**
 * What was once said about the people of a game: what somebody is called, that two ids are one person, or that they are
 * not. Records travel with it in a field of their own, `people`, that other programs keep and need not understand. Of
 * two things said about the same, the later holds.
 */
export type Said =
  | { readonly kind: 'name'; readonly id: string; readonly name: string; readonly at: string }
  /** From now on the first goes by the second. */
  | { readonly kind: 'same'; readonly id: string; readonly as: string; readonly at: string }
  | { readonly kind: 'apart'; readonly id: string; readonly as: string; readonly at: string };

/** The field of a record, beside what the public format names, that tells of its people. */
export const PEOPLE = 'people';

/** What a document says about its people; whatever does not make sense is left aside, as unknown fields are. */
export function saidIn(document: JsonObject): readonly Said[] {
  const field = document[PEOPLE];
  return isList(field) ? field.filter(isSaid) : [];
}

/** The game alone: what is said about its people is no part of its log. */
export function withoutSaid({ [PEOPLE]: _people, ...record }: GameRecord): GameRecord {
  return record;
}

export function withSaid(record: GameRecord, said: readonly Said[]): GameRecord {
  return said.length === 0 ? record : { ...record, [PEOPLE]: said };
}

function isSaid(value: unknown): value is Said {
  if (!isObject(value) || !isKnownId(value.id) || !isMoment(value.at)) return false;
  switch (value.kind) {
    case 'name':
      return isName(value.name);
    case 'same':
    case 'apart':
      return isKnownId(value.as) && value.as !== value.id;
    default:
      return false;
  }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_LINE && readName(value) === value;
}

function isKnownId(value: unknown): value is string {
  return typeof value === 'string' && isId(value);
}

/** Moments are compared as text, so only those are taken that all have the same form. */
function isMoment(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value);
}
