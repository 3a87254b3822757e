import { entryOf } from '../core/shape.ts';
import { editionOf, type AnyEdition, type FamilyName } from '../record/index.ts';
import type { Words } from './en/index.ts';

interface TrackingText {
  readonly label: string;
  readonly line: string;
}

/** What the app tracks in a game, in the same words for choosing and changing it. */
export function trackingText(words: Words['setup'], edition: AnyEdition, tracking: string): TrackingText {
  return entryOf(textsIn(editionOf(edition).family, words), tracking) ?? { label: tracking, line: '' };
}

function textsIn(
  family: FamilyName,
  { trackings, cardsCounted }: Words['setup'],
): Readonly<Record<string, TrackingText>> {
  switch (family) {
    case 'auction':
      return trackings;
    case 'gallery':
      return { ...trackings, counts: cardsCounted };
  }
}
