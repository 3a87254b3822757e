import { onMount } from 'svelte';
import { letFocusGo } from './let-go.ts';

/** A room of the table takes another’s place, and is entered at its top, wherever on a small screen that one was left. */
export function enterRoom(): void {
  letFocusGo('main');
  onMount(() => scrollTo(0, 0));
}
