import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line } from '../../../src/main/phones/door.ts';
import { receiveVisitors, type House } from '../../../src/main/phones/visitors.ts';
import { DOOR_REFUSED, type Said } from '../../../src/shared/phones/index.ts';

const HOUSE: House = {
  now: () => 0,
  newId: () => 'one',
  isCode: (_, token) => token === 'right',
  seatOf: () => null,
  names: () => ['Axel', 'Beatrix', 'Clemens'],
  known: () => 0,
  admit: () => 'key',
  step: () => ({ tell: 'here' }),
  show: () => undefined,
  changed: () => undefined,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody at the door, with what they were told and how they were sent away. */
function visitor() {
  const told: string[] = [];
  const closed: number[] = [];
  const line: Line = {
    from: '192.0.2.1',
    tell: (text) => told.push(text),
    close: (code) => closed.push(code),
  };
  const { said, left } = receiveVisitors(HOUSE).came(line);
  return { told, closed, left, says: (word: Said) => said(JSON.stringify(word)) };
}

test('whoever says nothing about themselves for ten seconds is sent away, and not before', () => {
  const silent = visitor();
  // It takes a place anyway.
  silent.says({ say: 'here' });
  vi.advanceTimersByTime(9_999);
  expect(silent.closed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(silent.told.at(-1)).toBe('{"tell":"refused","why":"malformed"}');
  expect(silent.closed).toEqual([DOOR_REFUSED]);
});

test('whoever has shown a code may take their time to choose a seat', () => {
  const joining = visitor();
  joining.says({ say: 'join', token: 'right', language: 'en' });
  vi.advanceTimersByTime(60_000);
  expect(joining.closed).toEqual([]);
});

test('nothing is waited for once somebody has left', () => {
  const leaving = visitor();
  leaving.left();
  expect(vi.getTimerCount()).toBe(0);
});
