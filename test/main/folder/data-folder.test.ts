import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { defaultDataFolder, openDataFolder } from '../../../src/main/folder/data-folder.ts';
import { pagePath } from '../../../src/main/folder/page-path.ts';
import { canRunOrdinarily, printedOrdinarily } from '../../ordinary-user.ts';
import { dataFolder } from '../store/store-in.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['linux', {}, '/home/ada/.local/share/vernissage'],
  ['linux', { XDG_DATA_HOME: '/data' }, '/data/vernissage'],
  ['linux', { XDG_DATA_HOME: 'data' }, '/home/ada/.local/share/vernissage'],
  ['darwin', {}, '/home/ada/Library/Application Support/Vernissage'],
  ['win32', { APPDATA: '/roaming' }, '/roaming/Vernissage'],
  ['win32', {}, '/home/ada/AppData/Roaming/Vernissage'],
] as const)('the default folder on %s with %j is %s', (platform, environment, folder) => {
  expect(defaultDataFolder(platform, environment, '/home/ada').replaceAll('\\', '/')).toBe(folder);
});

test('each folder has a path of its own for the page, which stays the same as long as it can be read', () => {
  const [one, other] = [dataFolder(), dataFolder()];
  const paths = [one, one, other].map(pagePath);
  expect(paths[1]).toBe(paths[0]);
  if (process.platform !== 'win32') expect(statSync(join(one, 'page-path')).mode & 0o077).toBe(0);
  writeFileSync(join(one, 'page-path'), '/');
  paths.push(pagePath(one), pagePath(join(one, 'missing')));
  expect(new Set(paths).size).toBe(4);
  for (const path of paths) expect(path).toMatch(/^\/[\w-]{43}\/$/);
});

describe('opening the folder', () => {
  test('the default one is created, for its owner only', () => {
    const home = dataFolder();
    vi.stubEnv('XDG_DATA_HOME', join(home, 'share'));
    vi.stubEnv('APPDATA', join(home, 'share'));
    vi.stubEnv('HOME', home);
    const folder = openDataFolder(null);
    expect(existsSync(folder)).toBe(true);
    if (process.platform !== 'win32') expect(statSync(folder).mode & 0o077).toBe(0);
  });

  test('one given by the user must exist: a typo starts no new history', () => {
    const missing = join(dataFolder(), 'gmaes');
    expect(() => openDataFolder(missing)).toThrow(`There’s no folder ${missing}`);
    expect(existsSync(missing)).toBe(false);
  });

  test('a file is not a folder', () => {
    const file = join(dataFolder(), 'games.txt');
    writeFileSync(file, '');
    expect(() => openDataFolder(file)).toThrow(`${file} isn’t a folder`);
  });

  test.skipIf(!canRunOrdinarily)('one that can’t be written to is named, with a solution', () => {
    const folder = dataFolder();
    chmodSync(folder, 0o555);
    const opening = join(import.meta.dirname, '../../../src/main/folder/data-folder.ts');
    const module = `
      import { openDataFolder } from ${JSON.stringify(opening)};
      try { openDataFolder(${JSON.stringify(folder)}); } catch (error) { process.stdout.write(error.message); }`;
    expect(printedOrdinarily(module)).toMatch(/^Can’t write to .* \(EACCES\)\. Choose another/);
  });

  test('the default one can’t be created if there is a file of that name', () => {
    const file = join(dataFolder(), 'share');
    writeFileSync(file, '');
    vi.stubEnv('XDG_DATA_HOME', file);
    vi.stubEnv('APPDATA', file);
    vi.stubEnv('HOME', file);
    expect(() => openDataFolder(null)).toThrow(/\(E[A-Z]+\)\. Choose another folder with --data DIR/);
  });
});
