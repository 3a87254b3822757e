import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Door } from '../../../src/main/shell/log.ts';
import { refuseEverything } from '../../../src/main/shell/refusals.ts';
import { BrowserWindow, doors, misbehaviour, session } from '../../fakes/electron.ts';
import type { FakeContents } from '../../fakes/web-contents.ts';

const told: Door[] = [];
beforeAll(() => refuseEverything((door) => told.push(door)));
beforeEach(() => void told.splice(0));

/** A window's page, as Electron creates it. */
const newPage = (): FakeContents => new BrowserWindow({}).webContents;

/** Makes an attempt and returns how often it was prevented. */
function attempt(page: FakeContents, event: string, details: object): number {
  let prevented = 0;
  page.emit(event, { ...details, preventDefault: () => (prevented += 1) });
  return prevented;
}

describe('no page', () => {
  test.each([
    ['is redirected', 'will-redirect', { url: 'https://example.com/', isMainFrame: true }, 'navigation'],
    ['changes a frame', 'will-frame-navigate', { url: 'about:blank', isMainFrame: false }, 'frame'],
    ['embeds another page', 'will-attach-webview', {}, 'frame'],
  ] as const)('%s', (_what, event, details, door) => {
    expect(attempt(newPage(), event, details)).toBe(1);
    expect(told).toEqual([door]);
  });

  test('goes anywhere else, but may load itself again', async () => {
    const page = newPage();
    await page.load('vernissage://app/#/game/1');
    const to = (url: string) => attempt(page, 'will-navigate', { url, isMainFrame: true });
    const places = ['#/game/1', '?x#/game/1', '#/game/2', 'index.html'].map(
      (place) => `vernissage://app/${place}`,
    );
    expect([...places, 'https://app/#/game/1'].map(to)).toEqual([0, 1, 1, 1, 1]);
    misbehaviour.failing.add('WebContents.getURL');
    expect(to('vernissage://app/#/game/1')).toBe(1);
    misbehaviour.failing.clear();
    expect(told).toEqual(Array(5).fill('navigation'));
  });

  test('is logged twice for one attempt to navigate elsewhere', () => {
    // Electron emits the event for all frames, including the main frame, for which there is also another
    // event.
    expect(
      attempt(newPage(), 'will-frame-navigate', { url: 'https://example.com/', isMainFrame: true }),
    ).toBe(0);
    expect(told).toEqual([]);
  });

  test('opens a window, ours or foreign', () => {
    const page = newPage();
    page.tryToOpen('https://example.com/');
    page.tryToOpen('vernissage://app/#/');
    expect(told).toEqual(['window', 'window']);
  });
});

/** How a page requests a permission and checks it: the answers. */
function answersTo(permission: string, requestingUrl: string, isMainFrame: boolean): unknown[] {
  const answers: unknown[] = [];
  const answer = (granted: unknown) => answers.push(granted);
  const details = { requestingUrl, isMainFrame };
  Reflect.apply(doors.request ?? expect.unreachable, null, [null, permission, answer, details]);
  answer(Reflect.apply(doors.check ?? expect.unreachable, null, [null, permission, requestingUrl, details]));
  return answers;
}

test('our own page may copy a link; no other page and no frame may', () => {
  const copy = 'clipboard-sanitized-write';
  expect(answersTo(copy, 'vernissage://app/#/', true)).toEqual([true, true]);
  expect(answersTo(copy, 'vernissage://app/', false)).toEqual([false, false]);
  expect(answersTo(copy, 'https://example.com/', true)).toEqual([false, false]);
  expect(answersTo('clipboard-read', 'vernissage://app/', true)).toEqual([false, false]);
});

test.each([
  ['something-new', 'told'],
  // Our own page asks for it in a browser.
  ['screen-wake-lock', 'quiet'],
])('no page gets the permission for %s; a request is %s', (permission, asking) => {
  expect(answersTo(permission, 'vernissage://app/', true)).toEqual([false, false]);
  expect(told).toEqual(asking === 'told' ? ['permission'] : []);
});

test('no page gets a device', () => {
  for (const deviceType of ['hid', 'serial', 'usb'])
    expect(Reflect.apply(doors.device ?? expect.unreachable, null, [{ deviceType }])).toBe(false);
});

describe('a download', () => {
  const from = (url: string, page: string): number => {
    let prevented = 0;
    const event = { preventDefault: () => (prevented += 1) };
    session.defaultSession.emit('will-download', event, { getURL: () => url }, { getURL: () => page });
    return prevented;
  };

  test('of a file created by our own page goes to the system’s dialog', () => {
    expect(from('blob:vernissage://app/1', 'vernissage://app/#/game/1')).toBe(0);
    expect(told).toEqual([]);
  });

  test.each([
    ['https://example.com/a.exe', 'vernissage://app/#/'],
    ['data:text/plain,x', 'vernissage://app/#/'],
    ['blob:https://example.com/1', 'https://example.com/'],
  ])('of %s by %s is refused', (url, page) => {
    expect(from(url, page)).toBe(1);
    expect(told).toEqual(['download']);
  });
});
