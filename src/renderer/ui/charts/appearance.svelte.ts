import { flushSync } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { readTheme, type ChartTheme } from './theme.ts';

/** Whether charts are drawn light or dark: as the page is, and always light on paper. */
export interface Appearance {
  /** The theme at an element. Reactive. */
  readonly themeAt: (element: Element) => ChartTheme;
}

export function followAppearance(): Appearance {
  const dark = new MediaQuery('(prefers-color-scheme: dark)', false);
  const paper = new MediaQuery('print', false);
  let chosen = $state(document.documentElement.dataset['theme']);
  let printing = $state<boolean>(false);

  $effect(() => {
    const observer = new MutationObserver(() => (chosen = document.documentElement.dataset['theme']));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    // Flush, because the browser lays out the page for printing right after these listeners.
    const begin = () => flushSync(() => (printing = true));
    const end = () => (printing = false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  });

  const onPaper = $derived(printing || paper.current);
  /** Only the page can resolve `light-dark()` tokens: read them again whenever one of these changes. */
  const reading = $derived({ dark: dark.current, chosen, onPaper });

  return {
    themeAt: (element) => readTheme(element, reading.onPaper),
  };
}
