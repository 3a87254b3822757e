const CALM_MILLISECONDS = 500;

/** Whether a question has stood long enough: whoever has just entered the last card may have pressed Enter twice. */
export function calmAfterNow(): () => boolean {
  const shownAt = performance.now();
  return () => performance.now() - shownAt > CALM_MILLISECONDS;
}
