/**
 * A key for the table, by physical position on the digit row or the number pad, so that it is the same in
 * every language.
 */
export type TableKey =
  | { readonly kind: 'digit'; readonly digit: number }
  | { readonly kind: 'enter' | 'escape' | 'backspace' };

/** The table key for a keystroke; `null` if it belongs to a field, a dialog, a button or the system. */
export function tableKeyOf(event: KeyboardEvent): TableKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  // A modal dialog blocks the table, wherever the focus is.
  if (document.querySelector('dialog:modal') !== null) return null;
  const { target } = event;
  if (target instanceof HTMLElement && target.closest('select, dialog') !== null) return null;
  // A field keeps what is typed, except Escape, which always steps back.
  if (target instanceof HTMLElement && target.closest(FIELDS) !== null)
    return event.key === 'Escape' ? { kind: 'escape' } : null;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (digit !== undefined) return event.repeat ? null : { kind: 'digit', digit: Number(digit) };
  switch (event.key) {
    case 'Enter':
      return event.repeat || isPressedByEnter(target) ? null : { kind: 'enter' };
    case 'Escape':
      return { kind: 'escape' };
    case 'Backspace':
      return { kind: 'backspace' };
    default:
      return null;
  }
}

/** A focused button or link takes Enter, except a cover, which only reveals what is under it. */
function isPressedByEnter(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button:not([data-peek]), a, summary');
}

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea';
