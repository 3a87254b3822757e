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
