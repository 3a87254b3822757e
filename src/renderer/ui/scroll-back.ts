import { entryOf, isObject } from '../../shared/core/shape.ts';
import { place } from '../lib/place.svelte.ts';
import { afterPainting } from './after-painting.ts';

const GESTURES = ['wheel', 'pointerdown', 'keydown'] as const;

/** Where the page was scrolled when this entry of the browser's history was left; `null` if it has just been made. */
export function leftAt(): number | null {
  const top = entryOf(isObject(history.state) ? history.state : {}, 'top');
  return typeof top === 'number' ? top : null;
}

/** For Back, Forward and a reload. */
export function rememberTop(): void {
  // The entry of the address that is left has what it had.
  if (!place.isLeft) history.replaceState({ top: scrollY }, '');
}

/**
 * Scrolls to where the page was, as soon as it has grown long enough again, and stays there until it is whole, unless
 * somebody does something first. The browser does that too, but only while the page loads. Returns a function that stops it.
 */
export function scrollBack(top: number, isWhole: () => boolean = () => true): () => void {
  let cancel = (): void => undefined;
  const growing = new ResizeObserver(() => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) >= 1) return;
    cancel();
    cancel = afterPainting(stay);
  });
  /** What is above may still shrink or grow, and the browser may scroll along with it. */
  function stay(): void {
    scrollTo(0, top);
    if (isWhole()) stop();
    else cancel = afterPainting(stay);
  }
  function stop(): void {
    cancel();
    growing.disconnect();
    for (const gesture of GESTURES) removeEventListener(gesture, stop);
  }
  for (const gesture of GESTURES) addEventListener(gesture, stop, { passive: true });
  growing.observe(document.body);
  return stop;
}
