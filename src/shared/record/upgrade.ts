import type { JsonObject } from './game-record.ts';

/**
 * What turns a document of one version into one of the next: the first entry upgrades version 1, the second
 * version 2, and so on up to the version before the newest. Version 1 is the only one there has been.
 */
export const UPGRADES: readonly ((document: JsonObject) => JsonObject)[] = [];

/** A document of a version we know, as one of the newest. */
export function upgrade(document: JsonObject, version: number): JsonObject {
  return UPGRADES.slice(version - 1).reduce((older, toNext) => toNext(older), document);
}
