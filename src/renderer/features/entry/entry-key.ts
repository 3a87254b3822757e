import { letterKeys } from '../../lib/letter-keys.svelte.ts';
import { tableKeyOf, type TableKey } from '../../lib/table-key.ts';

/** Swaps the order of price and buyer. */
export const ORDER_KEY = 'P';
/** Somebody sells or plays out of turn. */
export const SELLER_KEY = 'O';

/** The table's keys, plus those letters. */
export type EntryKey = TableKey | { readonly kind: 'order' | 'seller' };

export function entryKeyOf(event: KeyboardEvent): EntryKey | null {
  if (letterKeys.pressed(event, ORDER_KEY)) return { kind: 'order' };
  return letterKeys.pressed(event, SELLER_KEY) ? { kind: 'seller' } : tableKeyOf(event);
}
