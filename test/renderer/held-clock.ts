import { onTestFinished, vi } from 'vitest';

/** Holds the page's clock, however long the machine takes: time passes when the test says so. */
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
