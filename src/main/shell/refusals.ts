import { app, session, type WebContents } from 'electron';
import { isOurs } from './app-address.ts';
import type { Door } from './log.ts';

/**
 * What our own page asks for, since in a browser it gets it: nothing odd. Here main keeps the screen awake, and a link that
 * may not be written to the clipboard is laid out to be copied by hand.
 */
const ASKED_BY_OURS: ReadonlySet<string> = new Set(['screen-wake-lock', 'clipboard-sanitized-write']);

/**
 * What no page may do, ours included: be anything but our page, be granted anything of the machine, frame or download
 * what is not ours. What is tried all the same is told.
 */
export function refuseEverything(tell: (door: Door) => void): void {
  app.on('web-contents-created', (_event, contents) => refuseOf(contents, tell));
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((_contents, permission, answer) => {
    if (!ASKED_BY_OURS.has(permission)) tell('permission');
    answer(false);
  });
  // Pages check now and then what they may do: that is no attempt, and not worth a line.
  defaultSession.setPermissionCheckHandler(() => false);
  defaultSession.setDevicePermissionHandler(() => false);
  defaultSession.on('will-download', (event, item, contents) => {
    // A file that our own page has made is saved where the person says, in the system's own dialog.
    if (item.getURL().startsWith('blob:') && isOurs(contents.getURL())) return;
    event.preventDefault();
    tell('download');
  });
}

function refuseOf(contents: WebContents, tell: (door: Door) => void): void {
  const refuse = (door: Door) => (event: Electron.Event) => {
    event.preventDefault();
    tell(door);
  };
  contents.on('will-navigate', refuse('navigation'));
  contents.on('will-redirect', refuse('navigation'));
  contents.on('will-frame-navigate', (details) => {
    if (!details.isMainFrame) refuse('frame')(details);
  });
  contents.on('will-attach-webview', refuse('frame'));
  // Whoever opens a window for a page of ours says which windows that page may ask for.
  contents.setWindowOpenHandler(() => {
    tell('window');
    return { action: 'deny' };
  });
}
