import { onTestFinished, vi } from 'vitest';

/** Controls the page's clock, so that time passes only when the test says so. */
export function heldClock(): { readonly pass: (milliseconds: number) => void } {
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => {
    clock.mockRestore();
  });
  return {
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
}
