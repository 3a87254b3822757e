import type { Can, SeatView } from '../shared/phones/views.ts';
import { isWithin, most, readAmount } from './amounts.ts';
import type { phone } from '../shared/text/en/phone.ts';

export type CanType = Extract<Can, { kind: 'bid' | 'price' | 'seal' | 'sale' }>;

/** What this player may type an amount for, if anything. */
export function typedFor(can: readonly Can[]): CanType | null {
  for (const one of can) if (one.kind !== 'add' && 'least' in one) return one;
  return null;
}

/** Names what an amount is typed for: another lot or another question starts empty. */
export function purposeOf({ lot }: SeatView, type: CanType | null): string {
  return JSON.stringify([lot, type?.kind ?? null]);
}

/** What the field has before anybody has typed. Who leads has nothing to press by mistake. */
export function startOf({ standing, seat }: SeatView, type: CanType | null): string {
  switch (type?.kind) {
    case 'bid':
      return standing?.seat === seat ? '' : String(type.least);
    case 'price':
      return String(type.least);
    case 'seal':
    case 'sale':
    case undefined:
      return '';
  }
}

export function rangeOf(type: CanType) {
  return { least: type.least, most: type.kind === 'sale' ? null : type.most };
}

/** The amount if it may be sent, and otherwise why not. */
export function judged(
  text: string,
  type: CanType,
  words: (typeof phone)['acts'],
  sum: (amount: number) => string,
): { readonly amount: number | null; readonly wrong: string } {
  if (text.trim() === '') return { amount: null, wrong: '' };
  const amount = readAmount(text);
  if (amount === null) return { amount, wrong: words.wholeNumber };
  const range = rangeOf(type);
  if (isWithin(amount, range)) return { amount, wrong: '' };
  return {
    amount: null,
    wrong: amount < range.least ? words.tooLittle(sum(range.least)) : words.tooMuch(sum(most(range))),
  };
}
