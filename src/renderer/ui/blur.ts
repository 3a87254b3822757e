/** A clicked button loses the focus, so that the next Enter goes to the table and not to that button. */
export function blurOnClick(part: HTMLElement): () => void {
  function clicked({ detail, target }: MouseEvent): void {
    const { activeElement } = document;
    const byPointer = detail > 0 && target instanceof Node;
    if (byPointer && activeElement instanceof HTMLButtonElement && activeElement.contains(target))
      activeElement.blur();
  }
  part.addEventListener('click', clicked);
  return () => part.removeEventListener('click', clicked);
}

/**
 * Blurs the focused element of a part of the page that is about to be replaced: if a browser removes a
 * focused element, it first lays out the old and the new content together. Fields keep it, since blur means
 * "filled in".
 */
export function blurWithin(part: string): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement.matches('input, select, textarea')) return;
  if (activeElement.closest(part) !== null) activeElement.blur();
}
