/** Keys come faster than the disk acknowledges: those meant for the next question wait for it. */
export interface KeyQueue {
  readonly onkeydown: (event: KeyboardEvent) => void;
  /** Presses what has waited, as far as the table listens. */
  readonly press: () => void;
}

export function queueKeys<Key extends { readonly kind: string }>(
  read: (event: KeyboardEvent) => Key | null,
  busy: () => boolean,
  press: (key: Key) => void,
): KeyQueue {
  let waiting: readonly Key[] = [];

  function pressWaiting(): void {
    while (!busy()) {
      const [next, ...later] = waiting;
      if (next === undefined) return;
      waiting = later;
      press(next);
    }
  }

  return {
    onkeydown: (event) => {
      const key = read(event);
      if (key === null) return;
      event.preventDefault();
      // Out of the field that was being typed in: the next key may be meant for another question.
      if (key.kind === 'escape' && event.target instanceof HTMLInputElement) event.target.blur();
      waiting = [...waiting, key];
      pressWaiting();
    },
    press: pressWaiting,
  };
}
