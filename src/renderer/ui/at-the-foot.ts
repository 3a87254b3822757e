/** What stays in sight at the foot of the page hides nothing behind it that gets the focus. */
export function atTheFoot(foot: HTMLElement): () => void {
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
