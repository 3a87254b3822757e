import { flushSync } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { readTheme, type ChartTheme } from './theme.ts';

/** How charts look now: light or dark as the page is, always light on paper. */
export interface Appearance {
  /** The theme where an element stands; whoever asks is asked again when it changes. */
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
    // The page is laid out for paper as soon as these are through, so that nothing may wait.
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
  /** Which of the two a token is, the page alone knows: it is read anew whenever one of these changes. */
  const reading = $derived({ dark: dark.current, chosen, onPaper });

  return {
    themeAt: (element) => readTheme(element, reading.onPaper),
  };
}
