export type UndoKey = 'undo' | 'redo';

export interface UndoKeys {
  /** The step in a keystroke; `null` where it is meant for a field or a dialog. */
  readonly read: (event: KeyboardEvent) => UndoKey | null;
  /** To be told of everything that is about to be typed, and of where the focus goes. */
  readonly typing: (event: InputEvent) => void;
  readonly focusing: (event: FocusEvent) => void;
}

const onMac = navigator.userAgent.includes('Mac');

/** The keys as they are shown on the buttons. */
export const UNDO_KEYS: Readonly<Record<UndoKey, string>> = onMac
  ? { undo: '⌘Z', redo: '⇧⌘Z' }
  : { undo: 'Ctrl Z', redo: 'Ctrl Y' };

/**
 * Ctrl (or Cmd) with Z and Y, and with Shift and Z. A field where something has been typed keeps them for that; one the
 * focus is merely in, as in a grid of counts, does not.
 */
export function undoKeys(): UndoKeys {
  /** The field that was typed in last, and what it held before. */
  let typed: { readonly field: EventTarget | null; readonly from: string; readonly undone: boolean } | null =
    null;

  return {
    typing: ({ target, inputType }) => {
      if (!isField(target)) return;
      const from = typed?.field === target ? typed.from : target.value;
      typed = { field: target, from, undone: inputType === 'historyUndo' };
    },
    focusing: ({ target }) => {
      if (typed?.field !== target) typed = null;
    },
    read: (event) => {
      const key = keyOf(event);
      const { target } = event;
      if (key === null || event.repeat || behindDialog()) return null;
      if (!isField(target)) return key;
      if (target.closest('main') === null || target.closest('dialog') !== null) return null;
      if (typed?.field !== target) return key;
      return target.value !== typed.from || (key === 'redo' && typed.undone) ? null : key;
    },
  };
}

function keyOf(event: KeyboardEvent): UndoKey | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  switch (letterOf(event)) {
    case 'Z':
      return event.shiftKey ? 'redo' : 'undo';
    case 'Y':
      return event.shiftKey ? null : 'redo';
    default:
      return null;
  }
}

/** What is written on the key; where that is no Latin letter, by its place. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace('Key', '');
}

/** The list of the log lies beside the table, and shows what becomes of it; a form or a correction in it does not. */
function behindDialog(): boolean {
  return document.querySelector('dialog:modal:not(:has([data-log]))') !== null;
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof Element && target.matches(FIELDS);
}

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=range]), textarea';
