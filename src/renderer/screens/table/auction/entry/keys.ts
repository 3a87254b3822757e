/** The digit of a key, on the row or on the number pad: keys are places, the same in every language. */
export function digitOf(event: KeyboardEvent): number | null {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  return digit === undefined ? null : Number(digit);
}

/** Keys belong to the table unless they are meant for a field, a dialog or the system. */
export function isForTheTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(
    event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog') !== null
  );
}
