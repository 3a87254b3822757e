import { beforeEach, expect, test, vi } from 'vitest';
import { clientOver } from '../../../src/renderer/lib/contract-client.ts';
import type { Link, Listener } from '../../../src/renderer/lib/link.svelte.ts';
import { refreshOnChange, debounce } from '../../../src/renderer/lib/debounce.ts';

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
  const listeners = new Set<Listener>();
  const link: Link = {
    client: clientOver(() => undefined).client,
    status: 'open',
    listen: (listener) => {
      listeners.add(listener);
      listener.opened();
      return () => listeners.delete(listener);
    },
  };
  const changed = (kind: 'games' | 'people') => {
    for (const listener of listeners) listener.changed({ kind });
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
  expect(listeners.size).toBe(0);
});
