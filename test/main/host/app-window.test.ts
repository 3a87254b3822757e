import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findChromium, openAppWindow, usualPrograms } from '../../../src/main/host/app-window.ts';
import { dataFolder } from '../store/store-in.ts';

function program(folder: string, name: string, script = 'exit 0'): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

// Paths of Linux and shell scripts, which Windows doesn't have.
describe.skipIf(process.platform === 'win32')('a browser for a window on Linux', () => {
  const on = (PATH: string, more: Record<string, string> = {}): string | null =>
    findChromium('linux', { PATH, DISPLAY: ':0', ...more }, '/home/uma');

  test('is Chrome before Chromium, wherever they are on the path', () => {
    const [first, second] = [dataFolder(), dataFolder()];
    const chromium = program(first, 'chromium');
    expect(on(`${first}:${second}`)).toBe(chromium);
    const chrome = program(second, 'google-chrome');
    expect(on(`${first}:${second}`)).toBe(chrome);
  });

  test('isn’t one in a snap, which can’t reach the games', () => {
    const folder = dataFolder();
    program(folder, 'chromium-browser', 'exec /snap/bin/chromium "$@"');
    symlinkSync(program(dataFolder(), 'snap'), join(folder, 'chromium'));
    expect(on(folder)).toBeNull();
  });

  test('isn’t a folder of the same name, a link to nowhere, or a path that depends on where you are', () => {
    const folder = dataFolder();
    mkdirSync(join(folder, 'google-chrome'));
    symlinkSync('/nowhere/chromium', join(folder, 'chromium'));
    expect(on(`${folder}:.:`)).toBeNull();
    expect(findChromium('linux', { DISPLAY: ':0' }, '/home/uma')).toBeNull();
  });

  test('is the one that CHROMIUM_PATH names, and then no other', () => {
    const folder = dataFolder();
    program(folder, 'google-chrome');
    const named = program(dataFolder(), 'my-chromium');
    expect(on(folder, { CHROMIUM_PATH: named })).toBe(named);
    expect(on(folder, { CHROMIUM_PATH: `${named}-gone` })).toBeNull();
  });

  test('needs a screen: X11 or Wayland', () => {
    const folder = dataFolder();
    const chrome = program(folder, 'google-chrome');
    expect(on(folder, { DISPLAY: '' })).toBeNull();
    expect(on(folder, { DISPLAY: '', WAYLAND_DISPLAY: 'wayland-0' })).toBe(chrome);
  });
});

test('a browser for a window is looked for where each system installs programs', () => {
  expect(usualPrograms('darwin', {}, '/Users/uma')).toEqual([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Users/uma/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Users/uma/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]);
  const folders = { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\uma\\AppData\\Local' };
  expect(usualPrograms('win32', { ...folders, 'ProgramFiles(x86)': '' }, 'C:\\Users\\uma')).toEqual([
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Users\\uma\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files\\Chromium\\Application\\chrome.exe',
    'C:\\Users\\uma\\AppData\\Local\\Chromium\\Application\\chrome.exe',
    'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
    'C:\\Users\\uma\\AppData\\Local\\Microsoft\\Edge\\Application\\msedge.exe',
  ]);
});

describe.skipIf(process.platform === 'win32')('the window', () => {
  function ended(script: string): Promise<'closed' | 'failed'> {
    const folder = dataFolder();
    return new Promise((resolve) => {
      openAppWindow(program(folder, 'chromium', script), folder, 'http://127.0.0.1:1/', {
        closed: () => resolve('closed'),
        failed: () => resolve('failed'),
      });
    });
  }

  test('is told apart from a browser that can’t run', async () => {
    expect(await ended('exit 0')).toBe('closed');
    expect(await ended('exit 1')).toBe('failed');
    expect(await ended('kill -SEGV $$')).toBe('failed');
    expect(await ended('exec /nowhere/chromium')).toBe('failed');
  });
});
