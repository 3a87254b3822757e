import type { EditionId } from '../record/index.ts';
import { groupedNumberFormat, numberFormat } from './formats.ts';

/** Money as the box writes it, never parted from its sign; it is counted in thousands everywhere. */
export function money(edition: EditionId, thousands: number, locale: string): string {
  switch (edition) {
    case 'modern-art-1994':
      return groupedNumberFormat(locale).format(thousands * 1000);
    case 'modern-art-cmon-en':
      return `${numberFormat(locale).format(thousands)}\u00a0k€`;
    case 'modern-art-cmon-it':
      return `${numberFormat(locale).format(thousands)}\u00a0$`;
    case 'masters-gallery':
    case 'modern-art-card-game':
      return numberFormat(locale).format(thousands);
  }
}
