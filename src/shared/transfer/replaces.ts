import { isAmount, isList } from '../core/shape.ts';
import { withPeople, type GameRecord, type JsonObject } from '../record/index.ts';
import { documentOf } from '../result/index.ts';
import { canonical } from './canonical.ts';
import { withoutStatements } from './statements.ts';

/** The hashes of the logs that the log of this game has replaced, on any machine. */
export const REPLACES = 'replaces';

/** How often a log has been corrected, so that it differs from every log it has replaced. */
export const REVISION = 'revision';

/** More corrections than any game needs; a record isn't a place to keep data. */
export const MOST_REPLACED = 1000;

/** The hashes of replaced logs in a document. Anything else there is ignored, like unknown fields. */
export function replacedIn(document: JsonObject): readonly string[] {
  const field = document[REPLACES];
  return isList(field) ? field.filter(isHash).slice(0, MOST_REPLACED) : [];
}

export function withReplaced(record: GameRecord, replaced: readonly string[]): GameRecord {
  return replaced.length === 0 ? record : { ...record, [REPLACES]: replaced.toSorted() };
}

export function withoutReplaced({ [REPLACES]: _replaces, ...record }: GameRecord): GameRecord {
  return record;
}

export function revisionOf(record: GameRecord): number {
  const { [REVISION]: revision } = record;
  return isAmount(revision) ? revision : 0;
}

export function withRevision(record: GameRecord, revision: number): GameRecord {
  const { [REVISION]: _before, ...others } = record;
  return revision === 0 ? others : { ...others, [REVISION]: revision };
}

/** The text whose hash identifies a log: names don't belong to it, because people are renamed elsewhere. */
export function canonicalLog(record: GameRecord): string {
  const log = withRevision(withoutReplaced(withoutStatements(nameless(record))), revisionOf(record));
  return canonical(Object.fromEntries(Object.entries(documentOf(log)).filter(([, value]) => value !== null)));
}

export function nameless(record: GameRecord): GameRecord {
  return withPeople(record, (person) => ({ ...person, name: '' }));
}

export function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}
