import type { BackupHolding } from '../../../shared/api.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import { numberFormat } from '../../../shared/text/formats.ts';

/** What a backup contains, in a few words. */
export function holdingLine(
  words: Words['keeping']['backups'],
  { games, players, lastChange, bytes }: BackupHolding,
  locale: string,
  when: (iso: string) => string,
): string {
  const number = numberFormat(locale);
  return [
    words.games(number.format(games), games === 1),
    words.players(number.format(players), players === 1),
    ...(lastChange === null ? [] : [words.lastChange(when(lastChange))]),
    sizeOf(bytes, locale),
  ].join(' · ');
}

/** A file size, formatted for the locale. */
export function sizeOf(bytes: number, locale: string): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount);
}
