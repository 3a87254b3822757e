import { onTestFinished, vi } from 'vitest';

interface Interval {
  readonly tick: () => void;
  readonly every: number;
  due: number;
}

/**
 * Intervals for which time passes only when the test says so; returns how to let it pass, in milliseconds. Vitest’s own
 * fake timers go on by themselves while a click waits, so on a busy machine a countdown would be over first.
 */
export function fakeIntervals(): (milliseconds: number) => void {
  const running = new Map<number, Interval>();
  let now = 0;
  let last = 0;
  vi.stubGlobal('setInterval', (tick: () => void, every: number) => {
    last += 1;
    running.set(last, { tick, every, due: now + every });
    return last;
  });
  vi.stubGlobal('clearInterval', (id: number) => running.delete(id));
  onTestFinished(() => void vi.unstubAllGlobals());
  return (milliseconds) => {
    const until = now + milliseconds;
    for (;;) {
      const [next] = [...running.values()].toSorted((one, other) => one.due - other.due);
      if (next === undefined || next.due > until) break;
      now = next.due;
      next.due += next.every;
      next.tick();
    }
    now = until;
  };
}
