import { afterPainting } from './after-painting.ts';

const GESTURES = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to where the page was, as soon as it has grown long enough again, unless somebody does something first. The
 * browser does that too, but only while the page loads. Returns a function that stops it.
 */
export function scrollBack(top: number): () => void {
  let cancel = (): void => undefined;
  const growing = new ResizeObserver(() => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) >= 1) return;
    cancel();
    // What is above may still shrink, and the browser scrolls along with it.
    cancel = afterPainting(() => {
      scrollTo(0, top);
      stop();
    });
  });
  function stop(): void {
    cancel();
    growing.disconnect();
    for (const gesture of GESTURES) removeEventListener(gesture, stop);
  }
  for (const gesture of GESTURES) addEventListener(gesture, stop, { passive: true });
  growing.observe(document.body);
  return stop;
}
