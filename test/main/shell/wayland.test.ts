import { afterEach, expect, test, vi } from 'vitest';
import { isWayland } from '../../../src/main/shell/wayland.ts';
import { clearDesktop, desktop } from '../../fakes/electron.ts';

const platform = vi.spyOn(process, 'platform', 'get').mockReturnValue('linux');
afterEach(() => {
  clearDesktop();
  platform.mockReturnValue('linux');
});

const SESSION = { XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: 'wayland-0' };

test.each([
  ['in a Wayland session', SESSION, null, true],
  ['in a Wayland session, if X11 was asked for', SESSION, 'x11', false],
  ['in an X11 session', { XDG_SESSION_TYPE: 'x11', DISPLAY: ':0' }, null, false],
  ['in any session, if it was asked for', {}, 'wayland', true],
  ['in a session whose Wayland display is gone', { XDG_SESSION_TYPE: 'wayland' }, null, false],
])('%s', (_where, environment, asked, there) => {
  if (asked !== null) desktop.switches.set('ozone-platform', asked);
  expect(isWayland(environment)).toBe(there);
  platform.mockReturnValue('darwin');
  expect(isWayland(environment)).toBe(false);
});
