import { expect, test, vi } from 'vitest';
import { collectAfterPainting } from '../../../src/renderer/ui/after-painting.ts';

test('what takes a while is worked out a little after each frame, in order, until it is cancelled', () => {
  let now = 0;
  let next: FrameRequestCallback | null = null;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((act) => ((next = act), 1));
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => void (next = null));
  let worked = 0;
  /** Each takes three of the eight milliseconds that there are. */
  function* slowly(): Generator<number, undefined> {
    for (worked = 0; worked < 7; worked += 1) {
      now += 3;
      yield worked;
    }
  }
  const frame = () => {
    const act = next;
    next = null;
    act?.(now);
    return worked;
  };
  const done = vi.fn();
  collectAfterPainting(slowly(), done);
  expect([frame(), frame(), frame(), frame()]).toEqual([0, 2, 5, 7]);
  expect(done).toHaveBeenCalledExactlyOnceWith([0, 1, 2, 3, 4, 5, 6]);
  for (const frames of [0, 1, 2]) {
    const stop = collectAfterPainting(slowly(), done);
    const [before = 0] = Array.from({ length: frames }, frame).slice(-1);
    stop();
    expect(frame()).toBe(frames === 0 ? worked : before);
    expect(next).toBeNull();
  }
  expect(done).toHaveBeenCalledOnce();
});
