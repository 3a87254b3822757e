import { onMount } from 'svelte';
import { letFocusGo } from './let-go.ts';

/** Starts a page of the table at the top, however far the previous one was scrolled on a small screen. */
export function enterRoom(): void {
  letFocusGo('main');
  // Wait for the frame: scrolling now would force an extra layout.
  onMount(() => {
    const frame = requestAnimationFrame(() => scrollTo(0, 0));
    return () => cancelAnimationFrame(frame);
  });
}
