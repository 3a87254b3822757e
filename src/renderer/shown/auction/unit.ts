import type { EditionId } from '../../../shared/record/index.ts';
import type { Words } from '../../../shared/text/en/index.ts';

/** What stands behind an amount typed in thousands. */
export function unitOf(edition: EditionId, words: Words['table']): string {
  switch (edition) {
    case 'modern-art-cmon-en':
      return words.priceUnitEuro;
    case 'modern-art-cmon-it':
      return words.priceUnitDollar;
    case 'modern-art-1994':
    case 'masters-gallery':
    case 'modern-art-card-game':
      return words.priceUnit;
  }
}
