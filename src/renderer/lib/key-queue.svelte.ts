import { untrack } from 'svelte';
import { tableKeyOf, type TableKey } from './table-key.ts';

/**
 * Queues the keys of a question. A quick player types faster than the disk acknowledges, so keys pressed
 * while an event is being saved wait for it. Discarded with the question.
 */
export function queueKeys<Key>(
  read: (event: KeyboardEvent) => Key | null,
  busy: () => boolean,
  press: (key: Key, pressedAt: number) => void,
): (event: KeyboardEvent) => void {
  let waiting: readonly { readonly key: Key; readonly at: number }[] = [];

  function pressWaiting(): void {
    while (!busy()) {
      const [next, ...later] = waiting;
      if (next === undefined) return;
      waiting = later;
      press(next.key, next.at);
    }
  }

  $effect(() => {
    if (!busy()) untrack(pressWaiting);
  });

  return (event) => {
    const key = read(event);
    if (key === null) return;
    event.preventDefault();
    // Leave the text field, so that the next key goes to the table.
    if (event.key === 'Escape' && event.target instanceof HTMLInputElement) event.target.blur();
    // After answering with a digit, Enter is for the table and not for the button that still has the focus.
    if (/^\d$/.test(event.key) && event.target instanceof HTMLButtonElement) event.target.blur();
    waiting = [...waiting, { key, at: performance.now() }];
    pressWaiting();
  };
}

/** Like `queueKeys`, for a question that needs only the standard table keys. */
export function queueTableKeys(
  busy: () => boolean,
  press: (key: TableKey, pressedAt: number) => void,
): (event: KeyboardEvent) => void {
  return queueKeys(tableKeyOf, busy, press);
}
