import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeContents } from '../../fakes/web-contents.ts';
import type { Log, LogEntry } from '../../../src/main/shell/log.ts';
import { recoverPage } from '../../../src/main/shell/page-recovery.ts';
import type { ShownWindow } from '../../../src/main/shell/windows.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { BrowserWindow, desktop, misbehaviour } from '../../fakes/electron.ts';
import { GIVE_UP } from '../../patience.ts';

const { page: words } = en.shell;
const quits = vi.fn();
const showLog = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  desktop.asked.message.splice(0);
});

/** A window at a place, and what happened to it. */
function open(place: string) {
  const window = new BrowserWindow({});
  const loads = vi.spyOn(window, 'loadURL').mockResolvedValue();
  const noted: LogEntry[] = [];
  const log: Log = { folder: '', note: (entry) => noted.push(entry) };
  // The fake implements the parts of a window used here.
  const shown = { kind: 'table', window, place } as unknown as ShownWindow;
  recoverPage(shown, { words: () => words, log, quit: quits, showLog });
  const gone = (reason = 'crashed') =>
    window.webContents.emit('render-process-gone', {}, { reason, exitCode: 5 });
  return { window, loads, noted, gone };
}

const ADDRESS = 'vernissage://app/#/game/of-four';

describe('a page that crashes', () => {
  test('comes back to its game, and the log says why without naming anyone', () => {
    const { gone, loads, noted } = open('#/game/of-four');
    gone('oom');
    expect(loads.mock.calls).toEqual([[ADDRESS]]);
    expect(noted).toEqual([{ what: 'page-gone', reason: 'oom', exitCode: 5 }]);
  });

  test.each([
    ['may continue', 0, 4, 0],
    ['may quit', 1, 3, 1],
  ])(
    'comes back three times a minute, whatever others do; then the user is asked, and %s',
    async (_, button, loaded, quit) => {
      const [one, other] = [open('#/game/of-four'), open('#/board/of-four')];
      desktop.answers.message.push(button);
      for (let time = 1; time <= 3; time += 1) for (const { gone } of [one, other]) gone();
      expect([one, other].map(({ loads }) => loads.mock.calls.length)).toEqual([3, 3]);
      expect(desktop.asked.message).toEqual([]);
      one.gone();
      await vi.waitFor(
        () => expect([one.loads.mock.calls.length, quits.mock.calls.length]).toEqual([loaded, quit]),
        GIVE_UP,
      );
      expect(desktop.asked.message).toMatchObject([
        { type: 'error', message: words.gone, buttons: [words.again, words.quit, words.showLog] },
      ]);
    },
  );

  test('is reloaded automatically every time if a minute has passed', () => {
    const { gone, loads } = open('#/');
    for (let time = 1; time <= 6; time += 1) {
      gone();
      vi.advanceTimersByTime(61_000);
    }
    expect(loads).toHaveBeenCalledTimes(6);
    expect(desktop.asked.message).toEqual([]);
  });

  test('is not the same as a page that was closed', () => {
    const { gone, loads, noted } = open('#/');
    gone('clean-exit');
    expect(loads).not.toHaveBeenCalled();
    expect(noted).toEqual([]);
  });
});

describe('a page that can’t be loaded', () => {
  const failLoading = (page: FakeContents, code: number, isMainFrame = true) =>
    page.emit('did-fail-load', {}, code, '', ADDRESS, isMainFrame, 1, 1);

  test('is explained and loaded again if the user wants', async () => {
    const { window, loads, noted } = open('#/game/of-four');
    desktop.answers.message.push(0);
    failLoading(window.webContents, -6);
    await vi.waitFor(() => expect(loads.mock.calls).toEqual([[ADDRESS]]), GIVE_UP);
    expect(noted).toEqual([{ what: 'page-not-loaded', code: -6 }]);
    expect(desktop.asked.message).toMatchObject([{ message: words.notLoaded, detail: words.safe }]);
  });

  test('is not the same as a load that another one replaced, or a frame', () => {
    const { window, noted } = open('#/');
    failLoading(window.webContents, -3);
    failLoading(window.webContents, -6, false);
    expect(noted).toEqual([]);
    expect(desktop.asked.message).toEqual([]);
  });

  test('because its preload fails is explained too, with the log at hand, in one question at a time', async () => {
    const { window, noted } = open('#/');
    desktop.answers.message.push(2, 1);
    window.webContents.emit('preload-error', {}, '/preload.cjs', new TypeError('no such thing'));
    failLoading(window.webContents, -6);
    await vi.waitFor(() => expect(quits).toHaveBeenCalledTimes(1), GIVE_UP);
    expect(showLog).toHaveBeenCalledTimes(1);
    expect(desktop.asked.message).toHaveLength(2);
    expect(noted).toMatchObject([{ what: 'failed', error: 'TypeError' }, { what: 'page-not-loaded' }]);
  });
});

describe('a page that hangs', () => {
  test('is waited for if the user says so, and asked about again the next time, even if that failed before', async () => {
    const { window, loads, noted } = open('#/');
    const hang = async (): Promise<void> => {
      window.webContents.emit('unresponsive');
      // Everything that follows the answer has run by then.
      await setImmediate();
    };
    desktop.answers.message.push(0, 0);
    await hang();
    misbehaviour.failing.add('Dialog.showMessageBox');
    await hang();
    misbehaviour.failing.clear();
    await hang();
    expect(desktop.asked.message).toMatchObject(Array(2).fill({ type: 'warning', message: words.hangs }));
    expect(window.webContents.ended).toBe(0);
    expect(loads).not.toHaveBeenCalled();
    expect(noted.map(({ what }) => what)).toEqual(['page-hangs', 'page-hangs', 'failed', 'page-hangs']);
  });

  test('is ended and comes back where it was if the user has waited enough', async () => {
    const { window, loads } = open('#/game/of-four');
    desktop.answers.message.push(1);
    window.webContents.emit('unresponsive');
    await vi.waitFor(() => expect(loads.mock.calls).toEqual([[ADDRESS]]), GIVE_UP);
    expect(window.webContents.ended).toBe(1);
  });
});
