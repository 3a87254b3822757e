import { editionOf, type EditionId } from '../record/index.ts';
import type { Words } from './en/index.ts';

/** What the app keeps of a game, in the same words wherever a table chooses or changes it. */
export function trackingText(
  { trackings, cardsCounted }: Words['setup'],
  edition: EditionId,
  tracking: string,
): { readonly label: string; readonly line: string } {
  if (tracking === 'counts' && editionOf(edition).family === 'gallery') return cardsCounted;
  const known = Object.entries(trackings).find(([one]) => one === tracking)?.[1];
  return known ?? { label: tracking, line: '' };
}
