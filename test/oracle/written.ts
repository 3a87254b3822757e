import { editionOf, type AnyEdition } from '../../src/shared/record/index.ts';

/** Money as the box writes it, or points, in English, without the app’s formatting. */
export function written(edition: AnyEdition, thousands: number): string {
  const amount = Math.abs(thousands);
  const text = unsigned(edition, amount);
  return thousands < 0 ? `−${text}` : text;
}

function unsigned(id: AnyEdition, amount: number): string {
  const known = editionOf(id);
  switch (known.family) {
    case 'auction': {
      const { before, after, times } = known.edition.money;
      return `${before}${plain(times === 1 ? amount : Math.round(amount * times))}${after}`;
    }
    case 'gallery':
      return plain(amount);
  }
}

/** Rounds half away from zero, based on the decimal number as written rather than its binary value. */
export function decimal(value: number, digits: number): string {
  const whole = Math.round(Number(`${Math.abs(value).toPrecision(15)}e${digits}`));
  const text = String(whole).padStart(digits + 1, '0');
  const [before, after] = [text.slice(0, text.length - digits), text.slice(text.length - digits)];
  const sign = value < 0 ? '−' : '';
  return digits === 0 ? `${sign}${grouped(text)}` : `${sign}${grouped(before)}.${after}`;
}

/** An average of money or points to a tenth, which is omitted if it is 0. */
export function averaged(edition: AnyEdition, value: number): string {
  return written(edition, Number(decimal(value, 1).replaceAll(',', '').replace('−', '-')));
}

export function share(part: number, whole: number): string {
  return `${decimal((100 * part) / whole, 0)}%`;
}

export function count(value: number): string {
  return grouped(String(value));
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const;

/** The local day of a moment. */
export function dayOf(instant: string): string {
  const day = new Date(instant);
  return `${day.getDate()} ${MONTHS[day.getMonth()]} ${day.getFullYear()}`;
}

export function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours === 0 ? [] : [`${hours} h`]), ...(rest === 0 ? [] : [`${rest} min`])].join(' ');
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
