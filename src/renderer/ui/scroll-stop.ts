import type { Attachment } from 'svelte/attachments';

/** Lets keys reach an element while it scrolls, and names it; otherwise Tab skips it. */
export function scrollStop(label: string): Attachment<HTMLElement> {
  return (element) => {
    function look(): void {
      // Sizes are rounded, so one pixel more is not scrolling.
      const scrolls =
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      element.role = scrolls ? 'group' : null;
      element.ariaLabel = scrolls ? label : null;
      if (scrolls) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    }
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  };
}
