import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { valuingIn } from '../../../src/main/work/valuing.ts';
import { fakeQueue } from './fake-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DONE = { kind: 'done', result: { games: 1 } } as const;
const FAILED = { kind: 'failed', trouble: null, message: '' } as const;

function laid() {
  const { queue, started, end } = fakeQueue();
  return { started, end, valuing: valuingIn(queue) };
}

const SOON = 10_000;

test('the forecast’s work begins once the games are open, and again after each import', () => {
  const { started, end, valuing } = laid();
  valuing.begin();
  expect(started).toEqual([]);
  for (const round of [1, 2, 3]) {
    if (round === 1) valuing.opened();
    else end(round === 2 ? 'import' : 'rebuild', DONE);
    vi.advanceTimersByTime(SOON - 1);
    expect(started).toHaveLength(round - 1);
    vi.advanceTimersByTime(1);
    expect(started).toHaveLength(round);
    end('value', DONE);
  }
  valuing.closed();
  end('import', DONE);
  vi.advanceTimersByTime(SOON);
  expect(started).toHaveLength(3);
});

test('once cancelled it waits until somebody asks or the games are opened again, each time', () => {
  const { started, end, valuing } = laid();
  valuing.opened();
  vi.advanceTimersByTime(SOON);
  for (const goOn of [valuing.goOn, valuing.opened, valuing.goOn]) {
    end('value', started.length < 3 ? { kind: 'cancelled' } : FAILED);
    const before = started.length;
    valuing.begin();
    end('import', DONE);
    vi.advanceTimersByTime(SOON);
    expect(started, 'it was cancelled').toHaveLength(before);
    goOn();
    vi.advanceTimersByTime(SOON);
    expect(started, 'somebody wants it again').toHaveLength(before + 1);
    end('value', DONE);
    valuing.begin();
    expect(started, 'what comes later begins by itself').toHaveLength(before + 2);
  }
});
