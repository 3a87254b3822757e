import { editionOf, type EditionId } from '../record/index.ts';
import type { Words } from './en/index.ts';
import { AUCTION_GLOSSARY } from './glossary.ts';
import type { Language } from './languages.ts';

/** What the kinds of auction, or the effects of cards, are called. */
export function kindNames(
  words: Words,
  language: Language,
  edition: EditionId,
): Readonly<Record<string, string>> {
  const known = editionOf(edition);
  switch (known.family) {
    case 'auction':
      return AUCTION_GLOSSARY[known.edition.id][language].kinds;
    case 'gallery':
      return words.events.effects;
  }
}
