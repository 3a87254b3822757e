const GESTURES = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to where the page was, as soon as it has grown long enough again, unless somebody does something first. The
 * browser does that too, but only while the page loads. Returns a function that stops it.
 */
export function scrollBack(top: number): () => void {
  const growing = new ResizeObserver(() => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 1) stop();
  });
  function stop(): void {
    growing.disconnect();
    for (const gesture of GESTURES) removeEventListener(gesture, stop);
  }
  for (const gesture of GESTURES) addEventListener(gesture, stop, { passive: true });
  growing.observe(document.body);
  return stop;
}
