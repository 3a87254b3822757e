/**
 * Gives the focus to a heading that whoever reads the screen begins with. It waits until the page is laid out anyway:
 * a focus given earlier lays it out once more.
 */
export function beginHere(heading: HTMLElement): () => void {
  const frame = requestAnimationFrame(() => heading.focus({ preventScroll: true }));
  return () => cancelAnimationFrame(frame);
}
