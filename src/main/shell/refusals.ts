import { app, session, type WebContents } from 'electron';
import { unlessItFails } from '../../shared/core/unless-it-fails.ts';
import { isOurs } from './app-address.ts';
import type { Door } from './log.ts';

/**
 * Permissions that our own page asks for because it needs them in a browser. Here main keeps the screen awake.
 */
const EXPECTED_PERMISSIONS: ReadonlySet<string> = new Set(['screen-wake-lock']);

/** The one permission our own page gets, to copy a link or a picture: it can't read what is there. */
const COPYING = 'clipboard-sanitized-write';

/**
 * Refuses everything that no page may do, ours included: navigate elsewhere, get permissions (except to
 * copy), frame or download foreign content. Attempts are logged.
 */
export function refuseEverything(report: (door: Door) => void): void {
  app.on('web-contents-created', (_event, contents) => refuseOf(contents, report));
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((_contents, permission, answer, details) => {
    const granted = permission === COPYING && details.isMainFrame && isOurs(details.requestingUrl);
    if (!granted && !EXPECTED_PERMISSIONS.has(permission)) report('permission');
    answer(granted);
  });
  // Pages query permissions regularly; that isn't an attempt to use them.
  defaultSession.setPermissionCheckHandler(
    (_contents, permission, origin, { isMainFrame }) =>
      permission === COPYING && isMainFrame && isOurs(origin),
  );
  defaultSession.setDevicePermissionHandler(() => false);
  defaultSession.on('will-download', (event, item, contents) => {
    // Files created by our page are saved with the system's dialog.
    if (unlessItFails(() => item.getURL().startsWith('blob:') && isOurs(contents.getURL())) === true) return;
    event.preventDefault();
    report('download');
  });
}

function refuseOf(contents: WebContents, report: (door: Door) => void): void {
  const refuse = (door: Door) => (event: Electron.Event) => {
    event.preventDefault();
    report(door);
  };
  contents.on('will-navigate', (details) => {
    // The page may load itself again.
    if (unlessItFails(() => details.url === contents.getURL()) !== true) refuse('navigation')(details);
  });
  contents.on('will-redirect', refuse('navigation'));
  contents.on('will-frame-navigate', (details) => {
    if (!details.isMainFrame) refuse('frame')(details);
  });
  contents.on('will-attach-webview', refuse('frame'));
  // The default; our own windows set their own handler.
  contents.setWindowOpenHandler(() => {
    report('window');
    return { action: 'deny' };
  });
}
