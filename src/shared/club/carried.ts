import { isObject } from '../core/shape.ts';
import type { GameRecord } from '../record/index.ts';
import { documentOf } from '../result/index.ts';
import { canonical, nameless, withoutReplaced, withoutStatements } from '../transfer/index.ts';
import type { Statement } from './statement.ts';

/**
 * What a shared folder and a club server carry between laptops: logs without names, and statements. Each is named by a
 * hash of what it says: a log by its mark, a statement by its canonical text. They are only ever added.
 */
export type Carried =
  | { readonly kind: 'log'; readonly hash: string; readonly text: string }
  | { readonly kind: 'said'; readonly hash: string; readonly statement: Statement };

/** The text of a log as it is carried: people by their ids only, and nothing about other logs. */
export function carriedText(record: GameRecord): string {
  return JSON.stringify(documentOf(withoutReplaced(withoutStatements(nameless(record)))));
}

/** The text whose hash names a log that is carried: the same as `canonicalLog` of the record it was written from. */
export function canonicalCarried(document: unknown): string | null {
  if (!isObject(document)) return null;
  return canonical(Object.fromEntries(Object.entries(document).filter(([, value]) => value !== null)));
}
