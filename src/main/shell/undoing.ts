import type { WebContents } from 'electron';

/**
 * Edit → Undo and Redo. A key has been heard by the page, which left it to a text field. From the menu, the page is
 * asked first: only it knows whether an entry at the table is meant or what was typed.
 */
export async function undoIn(contents: WebContents, what: 'undo' | 'redo', byKey: boolean): Promise<void> {
  const left: unknown = byKey || (await contents.executeJavaScript(pressed(what)));
  if (left === true) contents[what]();
}

/** Presses the key in the page, and tells whether the page left it. A real one wouldn't reach a Mac's text fields. */
function pressed(what: 'undo' | 'redo'): string {
  const onMac = process.platform === 'darwin';
  const key = what === 'redo' && !onMac ? 'y' : 'z';
  const modifiers = onMac ? { metaKey: true, shiftKey: what === 'redo' } : { ctrlKey: true };
  const event = JSON.stringify({ key, ...modifiers, bubbles: true, cancelable: true });
  return `(document.activeElement ?? document).dispatchEvent(new KeyboardEvent('keydown', ${event}))`;
}
