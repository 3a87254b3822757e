import { untrack } from 'svelte';
import { tableKeyOf, type TableKey } from './table-key.ts';

/**
 * The keys of a question. They come faster than the disk acknowledges: those pressed while something is being written
 * wait for it, so that none is lost, and die with the question.
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
    // Out of the field that was being typed in: the next key may be meant for another question.
    if (event.key === 'Escape' && event.target instanceof HTMLInputElement) event.target.blur();
    // Whoever answers by digits has left the button they were at: Enter is the table's again.
    if (/^\d$/.test(event.key) && event.target instanceof HTMLButtonElement) event.target.blur();
    waiting = [...waiting, { key, at: performance.now() }];
    pressWaiting();
  };
}

/** The same for a question that only needs the keys every table answers to. */
export function queueTableKeys(
  busy: () => boolean,
  press: (key: TableKey, pressedAt: number) => void,
): (event: KeyboardEvent) => void {
  return queueKeys(tableKeyOf, busy, press);
}
