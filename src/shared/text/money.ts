import type { EditionId } from '../record/index.ts';
import { numbersIn } from './writers.ts';

const GROUPED = { useGrouping: 'always' } as const;

/** Money as the box writes it; it is counted in thousands everywhere. */
export function money(edition: EditionId, thousands: number, locale: string): string {
  switch (edition) {
    case 'modern-art-1994':
      return numbersIn(locale, GROUPED).format(thousands * 1000);
    case 'modern-art-cmon-en':
      return `${numbersIn(locale).format(thousands)} k€`;
    case 'modern-art-cmon-it':
      return `${numbersIn(locale).format(thousands)} $`;
    case 'masters-gallery':
    case 'modern-art-card-game':
      return numbersIn(locale).format(thousands);
  }
}
