import type { BrowserWindow } from 'electron';

/** Chromium's code for a load that was replaced by another one. */
const ABORTED = -3;

/** By then it is better to show an unfinished window than none. */
const AT_LATEST_MILLISECONDS = 3000;

/** Whether a load has really failed, from the arguments of `did-fail-load`. */
export function isFailedLoad(code: number, isMainFrame: boolean): boolean {
  return isMainFrame && code !== ABORTED;
}

/**
 * Calls `show` at the first sign that there is something to see, and after three seconds in any case: on
 * Wayland, `ready-to-show` may never come.
 */
export function showWhenReady(window: BrowserWindow, show: () => void): void {
  let done = false;
  const showOnce = (): void => {
    if (done) return;
    done = true;
    clearTimeout(timer);
    show();
  };
  const timer = setTimeout(showOnce, AT_LATEST_MILLISECONDS);
  const { webContents } = window;
  window.once('ready-to-show', showOnce);
  // Elsewhere, the event above is reliable and comes after the first paint.
  if (process.platform === 'linux') webContents.once('did-finish-load', showOnce);
  webContents.on('did-fail-load', (_event, code, _description, _address, isMainFrame) => {
    if (isFailedLoad(code, isMainFrame)) showOnce();
  });
  window.once('closed', () => {
    done = true;
    clearTimeout(timer);
  });
}
