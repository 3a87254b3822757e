/** The tightest of the sizes in `Panel.svelte`. */
const TIGHTEST = 3;
/** Browsers round what they lay out. */
const ROUNDING = 0.1;

/**
 * Keeps a panel at its `min-height`: text that would make it taller becomes smaller, in steps. This happens
 * between layout and paint and only when the panel's size has changed, so nothing flickers, and a question
 * that fits costs nothing.
 */
export function keepHeight(panel: HTMLElement): () => void {
  let width = 0;
  let frame = 0;

  function isTooTall(): boolean {
    const least = Number.parseFloat(getComputedStyle(panel).minHeight);
    return panel.getBoundingClientRect().height > least + ROUNDING;
  }

  const observer = new ResizeObserver(() => {
    if (panel.offsetWidth === width && !isTooTall()) return;
    width = panel.offsetWidth;
    loosen(panel);
    for (let tight = 1; tight <= TIGHTEST && isTooTall(); tight += 1) panel.dataset['tight'] = String(tight);
    if (panel.dataset['tight'] === undefined) return;
    // Observing its own change would be an endless loop to the browser.
    observer.disconnect();
    frame = requestAnimationFrame(() => observer.observe(panel));
  });
  observer.observe(panel);

  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}

/** Back to the usual size, for another question. */
export function loosen(panel: HTMLElement): void {
  delete panel.dataset['tight'];
}
