import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { heldUp } from '../../../src/renderer/lib/held-up.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
test('a wait is shown after a moment, and only while it lasts', () => {
  let busy = $state(false);
  let held: { readonly now: boolean } = { now: false };
  const stop = $effect.root(() => {
    held = heldUp(() => busy);
  });
  const set = (to: boolean) => flushSync(() => (busy = to));
  flushSync();
  set(true);
  vi.advanceTimersByTime(290);
  set(false);
  vi.advanceTimersByTime(1000);
  expect(held.now).toBe(false);
  set(true);
  vi.advanceTimersByTime(310);
  expect(held.now).toBe(true);
  set(false);
  expect(held.now).toBe(false);
  stop();
});
