const CALM_MILLISECONDS = 500;

/** Whether a question had been there long enough at a moment: the Enter may be a second one for the last card. */
export function calmAfterNow(): (at: number) => boolean {
  const shownAt = performance.now();
  return (at) => at - shownAt > CALM_MILLISECONDS;
}
