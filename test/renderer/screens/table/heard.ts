import { onTestFinished } from 'vitest';

const LIVE = '[role=status], [role=alert], [aria-live]';

/**
 * What a screen reader announces, in order: each live region whose text has changed, and each move of the
 * focus.
 */
export function listen(): { readonly since: () => Promise<string[]> } {
  const said: string[] = [];
  const known = new WeakMap<Element, string>();
  const words = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
  const regions = () => document.querySelectorAll(LIVE);

  function look(): void {
    for (const region of regions()) {
      const text = words(region);
      // A region inserted with its text isn't announced: it must have existed before.
      const changed = known.has(region) && known.get(region) !== text;
      known.set(region, text);
      if (changed && text !== '' && region.getAttribute('aria-live') !== 'off') said.push(text);
    }
  }
  const focused = ({ target }: FocusEvent) => {
    if (target instanceof HTMLHeadingElement) said.push(words(target));
  };

  look();
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  document.addEventListener('focusin', focused);
  onTestFinished(() => {
    observer.disconnect();
    document.removeEventListener('focusin', focused);
  });

  return {
    since: async () => {
      // Wait until the last step's changes are drawn.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return said.splice(0);
    },
  };
}
