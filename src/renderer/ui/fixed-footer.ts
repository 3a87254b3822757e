/** Keeps focused elements from scrolling behind a bar fixed at the bottom of the page. */
export function fixedFooter(foot: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(
    () => (style.scrollPaddingBlockEnd = `calc(${foot.offsetHeight}px + 0.75rem)`),
  );
  observer.observe(foot);
  return () => {
    observer.disconnect();
    style.scrollPaddingBlockEnd = '';
  };
}
