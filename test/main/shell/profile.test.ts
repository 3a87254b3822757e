import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cacheOf, dropOldCrashes, useProfileIn } from '../../../src/main/shell/profile.ts';
import { clearDesktop, desktop } from '../../fakes/electron.ts';
import { dataFolder } from '../store/store-in.ts';

test('Chromium’s profile is beside the games, its cache is not, and crash dumps are beside the log', () => {
  onTestFinished(clearDesktop);
  const folder = dataFolder();
  const noted: unknown[] = [];
  useProfileIn(folder, join(folder, 'logs'), (error) => noted.push(error));
  expect(desktop.paths.get('userData')).toBe(join(folder, 'electron'));
  expect(desktop.paths.get('sessionData')).not.toContain(folder);
  expect(desktop.paths.get('crashDumps')).toBe(join(folder, 'logs', 'crashes'));
  expect(desktop.crashReports.options).toEqual({ uploadToServer: false });
  expect(noted).toEqual([]);
});

test('each data folder has its own cache, where the system has its caches', () => {
  const one = cacheOf('/games', '/home/me', {}, 'linux');
  expect(one).toMatch(/^\/home\/me\/\.cache\/vernissage\/[0-9a-f]{16}$/);
  expect(cacheOf('/other', '/home/me', {}, 'linux')).not.toBe(one);
  expect(cacheOf('/games', '/home/me', { XDG_CACHE_HOME: '/fast' }, 'linux')).toMatch(
    /^\/fast\/vernissage\//,
  );
  expect(cacheOf('/games', '/Users/me', {}, 'darwin')).toMatch(/^\/Users\/me\/Library\/Caches\/Vernissage\//);
  expect(cacheOf('/games', '/me', { LOCALAPPDATA: '/me/Local' }, 'win32')).toContain('Local');
});

test('only the newest five dumps are kept', () => {
  const folder = dataFolder();
  mkdirSync(join(folder, 'completed'));
  for (let at = 0; at < 8; at += 1) {
    const file = join(folder, 'completed', `${at}.dmp`);
    writeFileSync(file, '');
    utimesSync(file, at, at);
  }
  writeFileSync(join(folder, 'settings.dat'), '');
  dropOldCrashes(folder);
  expect(readdirSync(join(folder, 'completed')).sort()).toEqual([3, 4, 5, 6, 7].map((at) => `${at}.dmp`));
  expect(readdirSync(folder)).toContain('settings.dat');
});
