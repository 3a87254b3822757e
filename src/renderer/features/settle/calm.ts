const CALM_MILLISECONDS = 500;

/**
 * Whether a question had been visible long enough when a key was pressed. An Enter right after may have
 * been meant for the last card.
 */
export function calmAfterNow(): (at: number) => boolean {
  const shownAt = performance.now();
  return (at) => at - shownAt > CALM_MILLISECONDS;
}
