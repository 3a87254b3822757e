/** A key the table answers to: keys are places, the same in every language, on the row and on the number pad. */
export type TableKey =
  { readonly kind: 'digit'; readonly digit: number } | { readonly kind: 'enter' | 'escape' | 'backspace' };

/** The table's key in a keystroke; `null` where it is meant for a field, a dialog, a button or the system. */
export function tableKeyOf(event: KeyboardEvent): TableKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  // Behind an open dialog the table hears nothing, wherever the focus has got to.
  if (document.querySelector('dialog:modal') !== null) return null;
  const { target } = event;
  if (target instanceof HTMLElement && target.closest('select, dialog') !== null) return null;
  // A field takes what is typed; going back is the table's from there too.
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

/** A focused button or link is, but for a cover, which only shows what is under it. */
function isPressedByEnter(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button:not([data-peek]), a, summary');
}

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea';
