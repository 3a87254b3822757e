/** A button that was clicked keeps no focus, so that Enter means the table and not that button again. */
export function letGo(part: HTMLElement): () => void {
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
 * Lets go of the focus in a part of the page before another takes its place: a browser that takes a focused part away
 * first lays out what goes and what comes, both together. A field keeps it, since leaving one says that it is filled in.
 */
export function letFocusGo(part: string): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement.matches('input, select, textarea')) return;
  if (activeElement.closest(part) !== null) activeElement.blur();
}
