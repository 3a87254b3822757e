import type { Boxes } from '../../../shared/api.ts';
import { EDITION_IDS, editionKey, type AnyEdition } from '../../../shared/record/index.ts';

/** The boxes to choose from, with those chosen now: they may be retired, or have changed since. */
export function editionsOffered(
  boxes: Boxes | null,
  ...chosen: readonly AnyEdition[]
): readonly AnyEdition[] {
  const kept = boxes?.kept.flatMap(({ box, retired }) => (retired ? [] : [box])) ?? [];
  const offered = [...EDITION_IDS, ...kept, ...chosen].map((edition) => ({
    edition,
    key: editionKey(edition),
  }));
  return offered.flatMap(({ edition, key }, at) =>
    offered.findIndex((other) => other.key === key) === at ? [edition] : [],
  );
}
