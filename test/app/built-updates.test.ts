import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules, createRequire, registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as Installers from '../../src/main/shell/updates/installer.ts';
import type * as Stand from '../main/shell/updates/electron-for-updater.ts';
import { manifestOf, serveRelease } from '../main/shell/updates/release.ts';

const root = join(import.meta.dirname, '../..');
const chunks = join(root, 'out/main/chunks');
const built = join(chunks, readdirSync(chunks).find((name) => name.startsWith('installer-')) ?? '');
const stand = join(root, 'test/main/shell/updates/electron-for-updater.ts');

const hooks = registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' && context.parentURL === pathToFileURL(built).href
      ? { url: pathToFileURL(stand).href, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
});
let server: Awaited<ReturnType<typeof serveRelease>>;
beforeAll(async () => {
  server = await serveRelease();
});
afterAll(() => {
  server.close();
  hooks.deregister();
  vi.unstubAllEnvs();
});

test('the built updater finds Electron and everything else it needs, and downloads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-built-'));
  mkdirSync(join(folder, 'cache'));
  writeFileSync(join(folder, 'app-update.yml'), 'updaterCacheDirName: vernissage-updater\n');
  vi.stubEnv('APPIMAGE', join(folder, 'Vernissage.AppImage'));
  vi.stubEnv('XDG_CACHE_HOME', join(folder, 'cache'));
  Object.assign(process, { resourcesPath: folder });
  const electron = createRequire(built)('electron') as typeof Stand;
  electron.userData.path = folder;

  server.release.content = Buffer.from('the new one');
  const file = manifestOf('1.1.0', server.release.content).files['linux-x64'];
  if (file === undefined) throw new Error('there is a file for this system');
  const { openInstaller } = (await import(pathToFileURL(built).href)) as typeof Installers;
  const download = { version: '1.1.0', file, url: new URL(file.name, server.address) };
  await openInstaller('linux', { words: [], before: () => undefined }).download(
    download,
    new AbortController().signal,
  );
  expect(readFileSync(join(folder, 'cache/vernissage-updater/pending', file.name), 'utf8')).toBe(
    'the new one',
  );
});

test('the built updater requires nothing that isn’t packed', () => {
  const text = readFileSync(built, 'utf8');
  const required = [...text.matchAll(new RegExp(`\\b${requireIn(text)}\\([\`"']([^\`"']+)[\`"']\\)`, 'g'))];
  const names = new Set(required.map(([, name = '']) => name.replace(/^node:/, '')));
  expect(names).toContain('electron');
  expect([...names].filter((name) => name !== 'electron' && !builtinModules.includes(name))).toEqual([]);
});

/** What the built file calls `require`: names are short there. */
function requireIn(text: string): string {
  const runtime = readdirSync(chunks).find((name) => name.startsWith('rolldown-runtime-')) ?? '';
  const [, made = ''] =
    /[ ,](\w+)=[^,;]*\w+\(import\.meta\.url\)/.exec(readFileSync(join(chunks, runtime), 'utf8')) ?? [];
  const [, exported = ''] =
    new RegExp(`[{,]${made} as (\\w+)`).exec(readFileSync(join(chunks, runtime), 'utf8')) ?? [];
  const [, imported = ''] = new RegExp(`^import\\{[^}]*\\b${exported} as (\\w+)`).exec(text) ?? [];
  return imported;
}
