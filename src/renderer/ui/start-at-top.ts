import { onMount } from 'svelte';
import { blurWithin } from './blur.ts';

/** Starts a page of the table at the top, however far the previous one was scrolled on a small screen. */
export function startAtTop(): void {
  blurWithin('main');
  // Wait for the frame: scrolling now would force an extra layout.
  onMount(() => {
    const frame = requestAnimationFrame(() => scrollTo(0, 0));
    return () => cancelAnimationFrame(frame);
  });
}
