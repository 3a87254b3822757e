import type { WebContents } from 'electron';

/** Where text is typed, which undoes for itself. The page's own keys leave these alone, too. */
const IN_FIELD =
  "document.activeElement?.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea') === true";

/**
 * Edit → Undo and Redo. The page has already heard a key and left it to the text field. With the mouse, it gets the
 * key now, because only the page knows how to undo an entry; a text field on a Mac wouldn't hear that key.
 */
export async function undoIn(contents: WebContents, what: 'undo' | 'redo', byKey: boolean): Promise<void> {
  const inField: unknown = byKey || (await contents.executeJavaScript(IN_FIELD));
  if (inField === true) contents[what]();
  else pressKey(contents, what);
}

function pressKey(contents: WebContents, what: 'undo' | 'redo'): void {
  const onMac = process.platform === 'darwin';
  const keyCode = what === 'redo' && !onMac ? 'Y' : 'Z';
  const modifiers: ('shift' | 'meta' | 'control')[] = [onMac ? 'meta' : 'control'];
  if (what === 'redo' && onMac) modifiers.push('shift');
  for (const type of ['keyDown', 'keyUp'] as const) contents.sendInputEvent({ type, keyCode, modifiers });
}
