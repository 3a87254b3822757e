import type { Running } from './running.svelte.ts';

/** In an auction being run, Ctrl Z takes back what was said last, and the card only when nothing was. */
export function takeBackSteps(event: KeyboardEvent, running: Running | null): void {
  if (running === null || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  if (event.key.toLowerCase() !== 'z' || event.target instanceof HTMLInputElement) return;
  if (document.querySelector('dialog:modal') !== null || !running.back()) return;
  event.preventDefault();
  event.stopPropagation();
}
