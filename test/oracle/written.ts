import type { EditionId } from '../../src/shared/record/index.ts';

/** Money as the box writes it, or points, in English: without the app’s own writing. */
export function written(edition: EditionId, thousands: number): string {
  const amount = Math.abs(thousands);
  const text =
    edition === 'modern-art-1994'
      ? grouped(String(Math.round(amount * 1000)))
      : edition === 'modern-art-cmon-en'
        ? `${plain(amount)} k€`
        : edition === 'modern-art-cmon-it'
          ? `${plain(amount)} $`
          : plain(amount);
  return thousands < 0 ? `−${text}` : text;
}

/** The same where more and less are meant. */
export function gained(edition: EditionId, thousands: number): string {
  return thousands > 0 ? `+${written(edition, thousands)}` : written(edition, thousands);
}

/** “Ada”, “Ada and Bo”, “Ada, Bo and Chloé”. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names);
}

function plain(amount: number): string {
  const [whole = '', tenths] = String(amount).split('.');
  return tenths === undefined ? grouped(whole) : `${grouped(whole)}.${tenths}`;
}

function grouped(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
