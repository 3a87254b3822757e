export type UndoKey = 'undo' | 'redo';

export interface UndoKeys {
  /** Undo or redo for a keystroke; `null` if it belongs to a field or a dialog. */
  readonly read: (event: KeyboardEvent) => UndoKey | null;
  /** Call on every `beforeinput` event, and `focusing` whenever the focus moves. */
  readonly typing: (event: InputEvent) => void;
  readonly focusing: (event: FocusEvent) => void;
}

const onMac = navigator.userAgent.includes('Mac');

/** The shortcuts as shown on the buttons. */
export const UNDO_KEYS: Readonly<Record<UndoKey, string>> = onMac
  ? { undo: '⌘Z', redo: '⇧⌘Z' }
  : { undo: 'Ctrl Z', redo: 'Ctrl Y' };

/**
 * Ctrl (or Cmd) with Z, Y or Shift and Z. A field the user has typed in keeps them for its own undo; a
 * field that merely has the focus, as in a grid of counts, doesn't.
 */
export function undoKeys(): UndoKeys {
  /** The last field typed in, and its value before. */
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

/** The letter on the key, or its position if that isn't a Latin letter. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace('Key', '');
}

/**
 * The log's panel leaves the table in view and undo works there, but not while a form or a correction is
 * open in it.
 */
function behindDialog(): boolean {
  return document.querySelector('dialog:modal:not(:has([data-log]))') !== null;
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof Element && target.matches(FIELDS);
}

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=range]), textarea';
