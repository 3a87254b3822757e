import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JobQueue } from '../../../src/main/work/job-queue.ts';
import { valuingIn } from '../../../src/main/work/valuing.ts';
import type { JobView } from '../../../src/shared/api.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue whose jobs end when the test says so, and the kinds of those that were started. */
function laid() {
  const started: string[] = [];
  let jobs: readonly JobView[] = [];
  let told: (views: readonly JobView[]) => void = () => undefined;
  const queue = {
    jobs: () => jobs,
    watch: (listener: typeof told) => (told = listener),
    start: (kind: 'value') => {
      const id = String(started.push(kind));
      jobs = [{ id, kind, state: { kind: 'waiting' } }];
      return { id };
    },
  } as unknown as JobQueue;
  const end = (kind: 'value' | 'import', state: 'done' | 'cancelled') => {
    jobs = [];
    const ended = state === 'done' ? { kind: state, result: null } : { kind: state };
    told([{ id: 'ended', kind, state: ended } as JobView]);
  };
  return { started, end, valuing: valuingIn(queue) };
}

const SOON = 10_000;

test('the forecast’s work begins once the games are open, and again after each import', () => {
  const { started, end, valuing } = laid();
  valuing.begin();
  expect(started).toEqual([]);
  for (const round of [1, 2, 3]) {
    if (round === 1) valuing.opened();
    else end('import', 'done');
    vi.advanceTimersByTime(SOON - 1);
    expect(started).toHaveLength(round - 1);
    vi.advanceTimersByTime(1);
    expect(started).toHaveLength(round);
    end('value', 'done');
  }
  valuing.closed();
  end('import', 'done');
  vi.advanceTimersByTime(SOON);
  expect(started).toHaveLength(3);
});

test('once cancelled it waits until somebody asks or the games are opened again, each time', () => {
  const { started, end, valuing } = laid();
  valuing.opened();
  vi.advanceTimersByTime(SOON);
  for (const goOn of [valuing.goOn, valuing.opened, valuing.goOn]) {
    end('value', 'cancelled');
    const before = started.length;
    valuing.begin();
    end('import', 'done');
    vi.advanceTimersByTime(SOON);
    expect(started, 'it was cancelled').toHaveLength(before);
    goOn();
    vi.advanceTimersByTime(SOON);
    expect(started, 'somebody wants it again').toHaveLength(before + 1);
    end('value', 'done');
    valuing.begin();
    expect(started, 'what comes later begins by itself').toHaveLength(before + 2);
  }
});
