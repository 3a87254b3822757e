import { letterKeys } from '../lib/letter-keys.svelte.ts';
import { tableKeyOf, type TableKey } from '../lib/table-key.ts';

/** A key of the form. Letters name words and answers; the log and the voice keep theirs. */
export type FormKey =
  | TableKey
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'earlier' | 'later' | 'start' | 'remove' };

const NAMED: Readonly<Record<string, 'earlier' | 'later' | 'start' | 'remove'>> = {
  ArrowLeft: 'earlier',
  ArrowRight: 'later',
  Home: 'start',
  Delete: 'remove',
};

export function formKeyOf(event: KeyboardEvent): FormKey | null {
  const seat = seatKeyOf(event);
  if (seat !== null) return { kind: 'seat', seat };
  const letter = /^Key([A-KM-UW-Z])$/.exec(event.code)?.[1];
  if (letter !== undefined) return letterKeys.pressed(event, letter) ? { kind: 'letter', letter } : null;
  const named = NAMED[event.key];
  if (named === undefined) return tableKeyOf(event);
  return isTaken(event) ? null : { kind: named };
}

/** Shift and a digit is somebody's seat, except on keyboards that need Shift for a digit. */
export function seatKeyOf(event: KeyboardEvent): number | null {
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (digit === undefined || !event.shiftKey || event.repeat || /^\d$/.test(event.key)) return null;
  return isTaken(event) ? null : Number(digit) - 1;
}

function isTaken({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog:modal') !== null) return true;
  return target instanceof HTMLElement && target.closest(FIELDS) !== null;
}

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, dialog';
