import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { followSystemConventions } from '../../../src/main/shell/lifecycle.ts';
import { app, BrowserWindow, powerMonitor } from '../../fakes/electron.ts';

vi.mock('electron', () => import('../../fakes/electron.ts'));

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const quits = vi.spyOn(app, 'quit').mockImplementation(() => undefined);
const end = vi.fn();
const showTable = vi.fn();

/** The signal handlers since the app started, without the test runner's own. */
let listening: ReadonlyMap<string, readonly (() => void)[]>;

beforeEach(() => {
  const before = new Map(SIGNALS.map((signal) => [signal, process.listeners(signal)]));
  app.removeAllListeners();
  powerMonitor.removeAllListeners();
  followSystemConventions({ end, showTable });
  listening = new Map(
    SIGNALS.map((signal) => [
      signal,
      process.listeners(signal).filter((one) => before.get(signal)?.includes(one) !== true) as (() => void)[],
    ]),
  );
});
afterEach(() => {
  // Ends the app if the test hasn't.
  app.emit('will-quit', {});
  vi.clearAllMocks();
});

describe('the app ends', () => {
  test.each(SIGNALS)('on %s, and ignores it afterwards', (signal) => {
    const own = listening.get(signal) ?? [];
    expect(own).toHaveLength(1);
    for (const heard of own) heard();
    expect(quits).toHaveBeenCalledTimes(1);
    app.emit('will-quit', {});
    expect(end).toHaveBeenCalledTimes(1);
    // A second signal ends a process that hangs, as usual.
    expect(process.listeners(signal)).not.toContain(own[0]);
  });

  test('when the system shuts down, before it is forced to', () => {
    powerMonitor.emit('shutdown');
    expect(quits).toHaveBeenCalledTimes(1);
  });

  test('with everything saved when Windows ends the session without asking it to quit', () => {
    const window = new BrowserWindow({});
    window.emit('session-end');
    expect(end).toHaveBeenCalledTimes(1);
    expect(quits).not.toHaveBeenCalled();
  });

  test('once, however many of these events come together', () => {
    new BrowserWindow({}).emit('session-end');
    powerMonitor.emit('shutdown');
    app.emit('will-quit', {});
    app.emit('will-quit', {});
    expect(end).toHaveBeenCalledTimes(1);
  });

  test('only when it really quits: earlier events may still be cancelled', () => {
    app.emit('before-quit', {});
    expect(end).not.toHaveBeenCalled();
  });

  test.each([
    ['linux', 'does so', 1],
    ['win32', 'does so', 1],
    ['darwin', 'stays in the dock', 0],
  ] as const)('with its last window, if that is usual: on %s it %s', (platform, _, times) => {
    onTestFinished(vi.spyOn(process, 'platform', 'get').mockReturnValue(platform).mockRestore);
    app.emit('window-all-closed');
    expect(quits).toHaveBeenCalledTimes(times);
  });
});

test('the app comes back with its table when its dock icon is clicked', () => {
  app.emit('activate');
  expect(showTable).toHaveBeenCalledTimes(1);
});
