import type { JsonObject } from './game-record.ts';

/**
 * Converts documents to the next version: the first entry upgrades version 1, the second version 2, and so on. So far
 * there is only version 1.
 */
export const UPGRADES: readonly ((document: JsonObject) => JsonObject)[] = [];

/** A document of a known version, converted to the newest. */
export function upgrade(document: JsonObject, version: number): JsonObject {
  return UPGRADES.slice(version - 1).reduce((older, toNext) => toNext(older), document);
}
