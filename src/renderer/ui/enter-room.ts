import { onMount } from 'svelte';
import { letFocusGo } from './let-go.ts';

/** A room of the table takes another’s place, and is entered at its top, wherever on a small screen that one was left. */
export function enterRoom(): void {
  letFocusGo('main');
  // Where it is gets known when the page is laid out anyway, and not once more in between.
  onMount(() => {
    const frame = requestAnimationFrame(() => scrollTo(0, 0));
    return () => cancelAnimationFrame(frame);
  });
}
