/**
 * For a row of controls that change with what is done: if the one with the focus disappears, the first of the others
 * gets it, so that the keyboard goes on from there.
 */
export function keepFocus(row: HTMLElement): () => void {
  let last: EventTarget | null = null;
  const remember = ({ target }: FocusEvent) => (last = target);
  const forget = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) last = null;
  };
  row.addEventListener('focusin', remember);
  row.addEventListener('focusout', forget);
  const observer = new MutationObserver(() => {
    const isGone = last instanceof HTMLElement && !row.contains(last);
    if (isGone && document.activeElement === document.body)
      row.querySelector<HTMLElement>('button:enabled')?.focus();
  });
  observer.observe(row, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    row.removeEventListener('focusin', remember);
    row.removeEventListener('focusout', forget);
  };
}
