import type { HungBy } from '../../../shared/core/wall.ts';
import { editionOf, type AnyEdition } from '../../../shared/record/index.ts';
import { auctionTerms } from '../../../shared/text/terms.ts';
import type { TextLanguage } from './game-line.ts';

/** The kind of auction or the symbol; `null` if there is nothing worth saying. */
export function hungByText(edition: AnyEdition, by: HungBy | null, { words }: TextLanguage): string | null {
  const known = editionOf(edition);
  switch (known.family) {
    case 'auction': {
      const kinds: Readonly<Record<string, string>> = auctionTerms(words, known.edition).sold;
      return by === null ? null : (kinds[by] ?? null);
    }
    case 'gallery': {
      const effects: Readonly<Record<string, { readonly name: string }>> = words.galleryTable.effects;
      return by === null || by === 'none' ? null : (effects[by]?.name ?? null);
    }
  }
}
