import { editionOf, type AnyEdition } from '../record/index.ts';
import type { Words } from './en/index.ts';
import { auctionTerms } from './terms.ts';

/** The names of the auction kinds or card effects. */
export function kindNames(words: Words, edition: AnyEdition): Readonly<Record<string, string>> {
  const known = editionOf(edition);
  switch (known.family) {
    case 'auction':
      return auctionTerms(words, known.edition).kinds;
    case 'gallery':
      return words.events.effects;
  }
}
