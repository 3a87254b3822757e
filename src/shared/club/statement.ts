import { isId } from '../core/id.ts';
import { LONGEST_LINE } from '../core/limits.ts';
import { readName } from '../core/person-name.ts';
import { isList, isObject } from '../core/shape.ts';
import { boxNotAdmitted, readBox, type Box } from '../record/index.ts';
import { readSeason, type Season } from '../season/index.ts';
import { canonical, isHash, isPlayedAt, isStatementMoment, MOST_REPLACED } from '../transfer/index.ts';

/**
 * What laptops that share a history tell each other besides the logs. Every statement is about one subject, and of two
 * about the same subject the later one counts, so they may arrive in any order and more than once.
 */
export type Statement =
  /** Somebody gave a person a name; an empty one erases the person's name everywhere. */
  | { readonly kind: 'name'; readonly id: string; readonly name: string; readonly at: string }
  /**
   * The name in a person's latest game, which counts until somebody gives them one. `at` is what the game says about
   * its beginning; it may be a day, or empty.
   */
  | { readonly kind: 'met'; readonly id: string; readonly name: string; readonly at: string }
  | { readonly kind: 'same' | 'apart'; readonly id: string; readonly as: string; readonly at: string }
  /** Logs of a game that others have replaced, by their marks. This is never taken back. */
  | { readonly kind: 'replaced'; readonly game: string; readonly marks: readonly string[] }
  | { readonly kind: 'trashed' | 'restored'; readonly game: string; readonly at: string }
  | { readonly kind: 'box'; readonly box: Box; readonly at: string }
  | { readonly kind: 'no-box'; readonly id: string; readonly at: string }
  /** The season that everybody sees; `null` for none. */
  | { readonly kind: 'season'; readonly season: Season | null; readonly at: string };

/** Whether a statement makes another superfluous. */
export function supersedes(one: Statement, other: Statement): boolean {
  if (one.kind === 'name' && other.kind === 'met') return one.id === other.id;
  return subjectOf(one) === subjectOf(other) && compare(one, other) > 0;
}

/** Two statements with different subjects have nothing to do with each other. */
export function subjectOf(statement: Statement): string {
  switch (statement.kind) {
    case 'name':
    case 'met':
      return canonical([statement.kind, statement.id]);
    case 'same':
    case 'apart':
      return canonical(['identity', ...[statement.id, statement.as].sort()]);
    case 'replaced':
      return canonical(['replaced', statement.game, statement.marks.toSorted()]);
    case 'trashed':
    case 'restored':
      return canonical(['trash', statement.game]);
    case 'box':
      return canonical(['box', statement.box.id]);
    case 'no-box':
      return canonical(['box', statement.id]);
    case 'season':
      return canonical(['season']);
  }
}

/** The person whose name is in a statement, if any. */
export function namedIn(statement: Statement): string | null {
  return (statement.kind === 'name' || statement.kind === 'met') && statement.name !== ''
    ? statement.id
    : null;
}

/** Whether only the owners of a club may say this: their word on the season counts for everybody. */
export function isForOwners({ kind }: Statement): boolean {
  return kind === 'season';
}

/** Reads a statement from elsewhere; `null` if it isn't one. */
export function readStatement(value: unknown): Statement | null {
  if (!isObject(value)) return null;
  const { kind, id, as, name, at, game, marks, box, season } = value;
  switch (kind) {
    case 'name':
      return isKnownId(id) && isNameOrBlank(name) && isStatementMoment(at) ? { kind, id, name, at } : null;
    case 'met':
      return isKnownId(id) && isNameOrBlank(name) && isPlayedAt(at) ? { kind, id, name, at } : null;
    case 'same':
    case 'apart':
      return isKnownId(id) && isKnownId(as) && id !== as && isStatementMoment(at)
        ? { kind, id, as, at }
        : null;
    case 'replaced':
      return isKnownId(game) && isList(marks) && marks.length <= MOST_REPLACED && marks.every(isHash)
        ? { kind, game, marks }
        : null;
    case 'trashed':
    case 'restored':
      return isKnownId(game) && isStatementMoment(at) ? { kind, game, at } : null;
    case 'box': {
      const read = readBox(box);
      return read.ok && boxNotAdmitted(read.value) === null && isStatementMoment(at)
        ? { kind, box: read.value, at }
        : null;
    }
    case 'no-box':
      return isKnownId(id) && isStatementMoment(at) ? { kind, id, at } : null;
    case 'season': {
      const read = season === null ? null : readSeason(season);
      return isStatementMoment(at) && (season === null || read !== null) ? { kind, season: read, at } : null;
    }
    default:
      return null;
  }
}

/** By their moments, then by what they say. Identities are compared as `identity` in the store compares them. */
function compare(one: Statement, other: Statement): number {
  return (
    compareText(momentOf(one), momentOf(other)) ||
    compareText(contentOf(one), contentOf(other)) ||
    compareText(canonical(one), canonical(other))
  );
}

function compareText(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

function momentOf(statement: Statement): string {
  return statement.kind === 'replaced' ? '' : statement.at;
}

function contentOf(statement: Statement): string {
  switch (statement.kind) {
    case 'name':
    case 'met':
      return statement.name;
    case 'same':
    case 'apart':
      return `${statement.kind} ${statement.id}`;
    case 'replaced':
    case 'trashed':
    case 'restored':
    case 'box':
    case 'no-box':
    case 'season':
      return statement.kind;
  }
}

function isKnownId(value: unknown): value is string {
  return typeof value === 'string' && isId(value);
}

function isNameOrBlank(value: unknown): value is string {
  return (
    value === '' || (typeof value === 'string' && value.length <= LONGEST_LINE && readName(value) === value)
  );
}
