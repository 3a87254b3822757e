import type { Boxes } from '../../../shared/api.ts';
import { EDITION_IDS, editionKey, type AnyEdition } from '../../../shared/record/index.ts';

/** The boxes to choose from, with the one chosen now: it may be retired, or have changed since. */
export function editionsOffered(boxes: Boxes | null, chosen: AnyEdition): readonly AnyEdition[] {
  const kept = boxes?.kept.flatMap(({ box, retired }) => (retired ? [] : [box])) ?? [];
  const offered = [...EDITION_IDS, ...kept];
  const key = editionKey(chosen);
  return offered.some((edition) => editionKey(edition) === key) ? offered : [...offered, chosen];
}
