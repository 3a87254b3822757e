import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { desktopUpdates, type Surroundings } from '../../../../src/main/shell/updates/desktop-updates.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { app, BrowserWindow, desktop, net } from '../../../fakes/electron.ts';
import { manifestOf, newKey, signedText } from './release.ts';

vi.mock('electron', () => import('../../../fakes/electron.ts'));

const words = en.shell.updates;
const key = newKey();
const SOURCE = {
  address: 'https://example.com/app/updates.json',
  page: 'https://example.com/get',
  keys: [key.published],
};
const manifest = signedText(manifestOf('99.0.0', Buffer.from('new')), [key]);
const asks = vi.spyOn(net, 'fetch');
beforeEach(() => {
  Object.assign(app, { isPackaged: true });
  asks.mockImplementation(() => Promise.resolve(new Response(manifest)));
});
afterEach(() => {
  Object.assign(app, { isPackaged: false });
  vi.clearAllMocks();
  desktop.asked.message.splice(0);
  desktop.openedOutside.splice(0);
});

// The fake implements the parts of a window used here.
const window = new BrowserWindow({}) as unknown as ReturnType<Surroundings['window']>;
const surroundings: Surroundings = {
  words: () => words,
  window: () => window,
  busy: () => false,
  changed: () => undefined,
  failed: () => undefined,
};

test('a copy asks nobody without an address, or if it runs from its source', () => {
  expect(desktopUpdates(surroundings, null)).toBeNull();
  expect(desktopUpdates(surroundings)).toBeNull();
  Object.assign(app, { isPackaged: false });
  expect(desktopUpdates(surroundings, SOURCE)).toBeNull();
});

test('it asks the address without cookies, tells in a dialog, and opens the download page', async () => {
  // Not an AppImage, so the system updates it.
  vi.stubEnv('APPIMAGE', undefined);
  const updates = desktopUpdates(surroundings, SOURCE);
  expect(asks).not.toHaveBeenCalled();
  desktop.answers.message.push(0);
  updates?.check(false);
  await vi.waitFor(() => expect(desktop.openedOutside).toEqual(['https://example.com/get']));
  expect(asks.mock.calls).toMatchObject([[SOURCE.address, { credentials: 'omit', cache: 'no-store' }]]);
  const [dialog] = desktop.asked.message;
  expect(dialog).toMatchObject({
    message: words.found('99.0.0'),
    buttons: [words.page, words.close],
    cancelId: 1,
  });
  expect(dialog?.detail).toContain(words.bySystem);
});
