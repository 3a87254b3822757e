let on = $state(true);

/** Keys that are a single letter or sign. They can be switched off; digits, Enter, Escape and Ctrl with a key stay. */
export const letterKeys = {
  get on(): boolean {
    return on;
  },
  switch(next: boolean): void {
    on = next;
  },
  /** A key as it is shown on its control: a letter that does nothing is not. */
  shown(hotkey: string | undefined): string | undefined {
    return hotkey !== undefined && /^[A-Z?]$/.test(hotkey) && !on ? undefined : hotkey;
  },
  /** Whether a keystroke is this letter, by its place on the keyboard, and meant for no field and no dialog. */
  pressed(event: KeyboardEvent, letter: string): boolean {
    if (!on || event.code !== `Key${letter}` || event.repeat) return false;
    return meant(event);
  },
  /** The same for a sign, by what is typed: it has another place on every keyboard. */
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
