import { beforeEach, expect, test, vi } from 'vitest';
import { refreshOnChange, debounce } from '../../../src/renderer/lib/debounce.ts';
import { workingHost } from '../working-host.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
test('many entries in a row cause one run, once the table pauses, and none on a closed screen', () => {
  const work = vi.fn();
  const list = debounce(work);
  for (let entry = 0; entry < 20; entry += 1) {
    list.ask();
    vi.advanceTimersByTime(500);
  }
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(1);
  list.ask();
  list.drop();
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a view refreshes when the link opens and after relevant changes, and stops when it is closed', () => {
  const { link, hear } = workingHost(({ client }) => client);
  const changed = (kind: 'games' | 'people') => {
    hear({ kind });
    vi.advanceTimersByTime(1000);
  };
  const look = vi.fn();
  const stop = refreshOnChange(link, look, ({ kind }) => kind === 'games');
  expect(look).toHaveBeenCalledTimes(1);
  changed('people');
  vi.advanceTimersByTime(10_000);
  expect(look).toHaveBeenCalledTimes(1);
  changed('games');
  changed('games');
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(look).toHaveBeenCalledTimes(2);
  changed('games');
  stop();
  vi.advanceTimersByTime(10_000);
  expect(look).toHaveBeenCalledTimes(2);
});

test('while games are worked out for minutes, a view refreshes every few seconds', () => {
  const { link, hear } = workingHost(({ client }) => client);
  const look = vi.fn();
  const stop = refreshOnChange(link, look, ({ kind }) => kind === 'games');
  for (let second = 0; second < 13; second += 1) {
    hear({ kind: 'games' });
    vi.advanceTimersByTime(1000);
  }
  // Once when it opened.
  expect(look).toHaveBeenCalledTimes(3);
  stop();
});
