import { isId } from '../core/id.ts';
import { LONGEST_LINE } from '../core/limits.ts';
import { isDate } from '../core/moment.ts';
import { readName } from '../core/person-name.ts';
import { isList, isObject } from '../core/shape.ts';
import type { GameRecord, JsonObject } from '../record/index.ts';

/**
 * Statements about the people of a game: a name, that two ids are the same person, or that they are not. They travel
 * in the record field `people`, which other programs can ignore. Of two statements about the same ids, the later
 * wins.
 */
export type PeopleStatement =
  /** An empty name erases the person's name. */
  | { readonly kind: 'name'; readonly id: string; readonly name: string; readonly at: string }
  /** The name in the person's latest game, which counts until they are given one. `at` may be a day, or empty. */
  | { readonly kind: 'met'; readonly id: string; readonly name: string; readonly at: string }
  /** The first id belongs to the second from now on. */
  | { readonly kind: 'same'; readonly id: string; readonly as: string; readonly at: string }
  | { readonly kind: 'apart'; readonly id: string; readonly as: string; readonly at: string };

/** An additional field of a record, outside the public format. */
export const PEOPLE = 'people';

/** A document's statements about people. Invalid ones are ignored, like unknown fields. */
export function statementsIn(document: JsonObject): readonly PeopleStatement[] {
  const field = document[PEOPLE];
  return isList(field) ? field.filter(isStatement) : [];
}

/** The record without the statements, which aren't part of its log. */
export function withoutStatements({ [PEOPLE]: _people, ...record }: GameRecord): GameRecord {
  return record;
}

export function withStatements(record: GameRecord, statements: readonly PeopleStatement[]): GameRecord {
  return statements.length === 0 ? record : { ...record, [PEOPLE]: statements };
}

function isStatement(value: unknown): value is PeopleStatement {
  if (!isObject(value) || !isKnownId(value.id)) return false;
  if (value.kind === 'met') return isName(value.name) && isPlayedAt(value.at);
  if (!isStatementMoment(value.at)) return false;
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
  return (
    value === '' || (typeof value === 'string' && value.length <= LONGEST_LINE && readName(value) === value)
  );
}

/** What a game may say about its beginning. */
export function isPlayedAt(value: unknown): value is string {
  return typeof value === 'string' && (value === '' || isDate(value));
}

function isKnownId(value: unknown): value is string {
  return typeof value === 'string' && isId(value);
}

/** Moments are compared as text, so all must have the same format. */
export function isStatementMoment(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value);
}
