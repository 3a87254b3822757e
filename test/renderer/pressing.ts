import { tick } from 'svelte';
import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';

/*
 * Pressing as a person does goes around through the browser, and waits until nothing on the page moves. Where it makes
 * no difference to what is tested, the page hears of it at once, which is many times faster.
 */

/** Where those keys of the table are that aren’t digits. */
const CODES: Readonly<Record<string, string>> = { o: 'KeyO', p: 'KeyP', '+': 'Equal' };

const TAKES_KEYS = 'input, textarea, select, button, a, summary';

/** Presses keys; as a person does from the first that a field or a button with the focus may take. */
export async function press(keys: string): Promise<void> {
  // What went before is drawn.
  await tick();
  const strokes = keys.match(/\{[^}]+\}|[^{]/g) ?? [];
  for (const [at, stroke] of strokes.entries()) {
    const [, key = stroke] = /^\{(Enter|Escape|Backspace)\}$/.exec(stroke) ?? [];
    const isPlain = /^[\dop+]$|^[A-Z][a-z]+$/.test(key);
    const focused = document.activeElement ?? document.body;
    if (!isPlain || focused.matches(TAKES_KEYS)) {
      await userEvent.keyboard(strokes.slice(at).join(''));
      return;
    }
    const code = /\d/.test(key) ? `Digit${key}` : (CODES[key] ?? key);
    focused.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
    await tick();
  }
  // What was entered is saved.
  await new Promise((saved) => setTimeout(saved));
}

/** Presses a button that is there. */
export function tap(button: Locator): void {
  const element = button.element();
  if (!(element instanceof HTMLElement)) throw new Error('only a part of the page can be pressed');
  element.click();
}

/** Presses a button as soon as it can be seen; the focus stays where it is. */
export async function push(button: Locator): Promise<void> {
  await expect.element(button).toBeVisible();
  tap(button);
  await tick();
}

/** Writes into a field, which then has the focus. */
export async function write(field: Locator, text: string): Promise<void> {
  await expect.element(field).toBeVisible();
  const element = field.element();
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (!isField) throw new Error('only a field can be written into');
  element.focus();
  element.value = text;
  for (const event of ['input', 'change']) element.dispatchEvent(new Event(event, { bubbles: true }));
  await tick();
}
