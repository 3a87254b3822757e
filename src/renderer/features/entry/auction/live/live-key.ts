import { tableKeyOf, type TableKey } from '../../../../lib/table-key.ts';

/** The table's keys, plus two for live auctions: the space bar, same as Enter, and + to raise by one. */
export type LiveKey = TableKey | { readonly kind: 'space' } | { readonly kind: 'plus' };

export function liveKeyOf(event: KeyboardEvent): LiveKey | null {
  const key = tableKeyOf(event);
  if (key !== null || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return key;
  const { target } = event;
  if (target instanceof HTMLElement && target.closest(TAKES_KEYS) !== null) return null;
  if (document.querySelector('dialog:modal') !== null) return null;
  if (event.key === ' ') return { kind: 'space' };
  return event.key === '+' ? { kind: 'plus' } : null;
}

const TAKES_KEYS = 'button, input, textarea, select, a, dialog';
