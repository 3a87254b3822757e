/**
 * Focuses the heading where a screen reader should start. Waits for the next frame, since focusing earlier
 * forces an extra layout.
 */
export function focusHeading(heading: HTMLElement): () => void {
  const frame = requestAnimationFrame(() => heading.focus({ preventScroll: true }));
  return () => cancelAnimationFrame(frame);
}
