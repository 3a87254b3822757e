import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { followSystemConventions } from '../../../src/main/shell/lifecycle.ts';
import { app, BrowserWindow, powerMonitor } from '../../fakes/electron.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const quits = vi.spyOn(app, 'quit').mockImplementation(() => undefined);
const end = vi.fn();
const note = vi.fn();
const exits = vi.spyOn(app, 'exit').mockImplementation(() => undefined);
let ending: ReturnType<typeof followSystemConventions>;

/** The test runner's own. */
const BEFORE = new Set(SIGNALS.flatMap((signal) => process.listeners(signal)));

beforeEach(() => {
  app.removeAllListeners();
  powerMonitor.removeAllListeners();
  ending = followSystemConventions({ end, showTable: vi.fn(), note });
});
afterEach(() => {
  // Ends the app if the test hasn't.
  app.emit('will-quit', {});
  vi.clearAllMocks();
});

describe('the app ends', () => {
  test.each(SIGNALS)('on %s, and ignores it afterwards', (signal) => {
    const own = process.listeners(signal).filter((one) => !BEFORE.has(one)) as (() => void)[];
    expect(own).toHaveLength(1);
    for (const heard of own) heard();
    expect(quits).toHaveBeenCalledTimes(1);
    app.emit('will-quit', {});
    expect(end).toHaveBeenCalledTimes(1);
    // A second signal ends a process that hangs, as usual.
    expect(process.listeners(signal)).not.toContain(own[0]);
  });

  test.each([
    ['linux', 'waits for it', 1],
    ['darwin', 'asks it to quit as well', 0],
  ] as const)('when the system shuts down, before it is forced to: %s %s', (platform, _, waits) => {
    onTestFinished(vi.spyOn(process, 'platform', 'get').mockReturnValue(platform).mockRestore);
    const preventDefault = vi.fn();
    powerMonitor.emit('shutdown', { preventDefault });
    expect(quits).toHaveBeenCalledTimes(1);
    expect(preventDefault).toHaveBeenCalledTimes(waits);
  });

  test('once, with everything saved, when Windows ends the session without asking, whatever else comes', () => {
    app.emit('before-quit', {});
    // Earlier events may still be cancelled.
    expect(end).not.toHaveBeenCalled();
    new BrowserWindow({}).emit('session-end');
    expect(end).toHaveBeenCalledTimes(1);
    expect(quits).not.toHaveBeenCalled();
    powerMonitor.emit('shutdown');
    app.emit('will-quit', {});
    app.emit('will-quit', {});
    expect(end).toHaveBeenCalledTimes(1);
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

describe('quitting', () => {
  test('ends the app even if Electron can’t quit, or not even exit', () => {
    quits.mockImplementationOnce(() => {
      throw new Error('it cannot quit');
    });
    exits.mockImplementationOnce(() => {
      throw new Error('it cannot exit');
    });
    // Electron's `process.exit` would be the exit that has just failed.
    const last = vi.spyOn(process, 'kill').mockReturnValue(true);
    ending.quit();
    expect(note).toHaveBeenCalledTimes(1);
    expect(end).toHaveBeenCalledTimes(1);
    expect(last.mock.calls).toEqual([[process.pid, 'SIGKILL']]);
    last.mockRestore();
  });

  test('doesn’t wait for a window that hangs', () => {
    vi.useFakeTimers();
    app.emit('before-quit', {});
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(end).toHaveBeenCalledTimes(1);
    expect(exits.mock.calls).toEqual([[0]]);
    vi.useRealTimers();
  });

  test('goes on if saving fails, and the failure is logged', () => {
    end.mockImplementationOnce(() => {
      throw new Error('the disk is gone');
    });
    ending.exit(78);
    expect(note).toHaveBeenCalledTimes(1);
    expect(exits.mock.calls).toEqual([[78]]);
  });
});
