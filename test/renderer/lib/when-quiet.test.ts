import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenQuiet } from '../../../src/renderer/lib/when-quiet.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what an evening of entries asks for is done once, when the table pauses', () => {
  const work = vi.fn();
  const list = whenQuiet(work);
  for (let entry = 0; entry < 20; entry += 1) {
    list.ask();
    vi.advanceTimersByTime(500);
  }
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a screen that is left asks for nothing any more', () => {
  const work = vi.fn();
  const list = whenQuiet(work);
  list.ask();
  list.drop();
  vi.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
});
