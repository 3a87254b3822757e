let on = $state(true);

/**
 * Single-letter and punctuation shortcuts. They can be switched off; digits, Enter, Escape and Ctrl
 * combinations always work.
 */
export const letterKeys = {
  get on(): boolean {
    return on;
  },
  switch(next: boolean): void {
    on = next;
  },
  /** The key to show on a control: none if letter keys are off. */
  shown(hotkey: string | undefined): string | undefined {
    return hotkey !== undefined && /^[A-Z?]$/.test(hotkey) && !on ? undefined : hotkey;
  },
  /** Whether this keystroke is the letter, by physical position, outside fields and dialogs. */
  pressed(event: KeyboardEvent, letter: string): boolean {
    if (!on || event.code !== `Key${letter}` || event.repeat) return false;
    return meant(event);
  },
  /** The same for a punctuation mark, by the character typed, since its position differs between keyboards. */
  typed(event: KeyboardEvent, sign: string): boolean {
    return on && event.key === sign && !event.repeat && meant(event);
  },
};

function meant(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return !(target instanceof HTMLElement && target.closest(FIELDS) !== null);
}

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, dialog';
