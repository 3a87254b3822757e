import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { config } from '../../electron-builder.config.ts';
import { filesIn, type ArchivedFile } from './archive.ts';

const root = join(import.meta.dirname, '../..');

/** Marks the place of the fuses in Electron's binary; a version, how many there are, and one digit each follow. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/** Electron as it comes unpacked, without anything that runs. */
function dummyElectron(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-dummy-'));
  mkdirSync(join(folder, 'resources'));
  mkdirSync(join(folder, 'locales'));
  for (const language of ['en-US', 'it', 'de', 'ja'])
    writeFileSync(join(folder, 'locales', `${language}.pak`), '');
  for (const file of ['version', 'LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(folder, file), '');
  // The fuses as Electron ships them.
  writeFileSync(join(folder, 'electron'), `#!/bin/sh\n${SENTINEL}\u0001\u000810110001\n`);
  chmodSync(join(folder, 'electron'), 0o755);
  return folder;
}

let app: string;
let files: readonly ArchivedFile[];
beforeAll(() => {
  const output = mkdtempSync(join(tmpdir(), 'vernissage-packed-'));
  const words = ['--system', 'linux', '--dir', '--electron', dummyElectron(), '--output', output];
  execFileSync(process.execPath, [join(root, 'scripts', 'dist.ts'), ...words], { stdio: 'pipe' });
  app = join(output, readdirSync(output).find((name) => name.startsWith('linux')) ?? '');
  files = filesIn(join(app, 'resources', 'app.asar'));
});

describe('the packed app', () => {
  test('holds what it needs and nothing else', () => {
    const besidesTheModule = files
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('node_modules/better-sqlite3/lib/'))
      // Built files are named for their content.
      .map((path) => path.replace(/(assets|chunks)\/.*[.]/, '$1/*.'));
    expect(new Set(besidesTheModule)).toEqual(
      new Set([
        'LICENSE',
        'package.json',
        'node_modules/better-sqlite3/LICENSE',
        'node_modules/better-sqlite3/package.json',
        `node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`,
        'out/main/chunks/*.js',
        'out/main/index.js',
        'out/main/worker.js',
        'out/preload/index.cjs',
        'out/renderer/assets/*.css',
        'out/renderer/assets/*.js',
        'out/renderer/assets/*.svg',
        'out/renderer/assets/*.woff2',
        'out/renderer/index.html',
        'resources/icons/256x256.png',
      ]),
    );
    expect(readdirSync(join(app, 'locales'))).toEqual(['en-US.pak', 'it.pak']);
  });

  test('says under which licence everything in it came', () => {
    const told = (file: string) => readFileSync(join(app, 'resources', 'licences', file), 'utf8');
    for (const name of ['svelte', '@orpc/client', '@fontsource-variable/bricolage-grotesque'])
      expect(told('page.md')).toContain(`## ${name} - `);
    expect(told('page.md')).toContain('SIL OPEN FONT LICENSE');
    expect(told('main.md')).toContain('## valibot - ');
    expect(told('better-sqlite3.txt')).toContain('MIT');
  });

  test('is small: the archive below 2.5 MB, what lies beside it below 3 MB', () => {
    const beside = files.filter((file) => file.beside);
    expect(beside.map(({ path }) => path)).toEqual([
      `node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`,
    ]);
    expect(beside.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(3_000_000);
    expect(statSync(join(app, 'resources', 'app.asar')).size).toBeLessThan(2_500_000);
  });

  test('asks for nothing that did not come along', () => {
    const scripts = files.map(({ path }) => path).filter((path) => /^out\/(main|preload)\/.*js$/.test(path));
    const asked = scripts.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/(?:^|[;\n])import\s?[^"';]*?"([^"]+)"/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(new Set(asked.filter((name) => !/^(node:|[.])/.test(name)))).toEqual(
      new Set(['electron', 'better-sqlite3']),
    );
  });

  test('has a hash for every file, and starts with the app', () => {
    expect(files.filter(({ hashed }) => !hashed)).toEqual([]);
    const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ main: 'out/main/index.js' });
    expect(files.map(({ path }) => path)).toContain('out/main/index.js');
  });

  test('takes no orders but its own: it is no Node, hears no debugger, and runs the checked archive alone', () => {
    const binary = readFileSync(join(app, 'vernissage'), 'latin1');
    const fuses = binary.slice(binary.indexOf(SENTINEL) + SENTINEL.length + 2).trim();
    const [runAsNode, cookies, nodeOptions, inspect, integrity, onlyArchive, snapshot, files] = fuses;
    expect({ runAsNode, cookies, nodeOptions, inspect, integrity, onlyArchive, snapshot, files }).toEqual({
      runAsNode: '0',
      cookies: '0',
      nodeOptions: '0',
      inspect: '0',
      integrity: '1',
      onlyArchive: '1',
      snapshot: '0',
      files: '0',
    });
  });

  test('has an icon for itself and for its files, in the form that each system wants', () => {
    const drawn = [
      'icon.ico',
      'icon.icns',
      'record.ico',
      'record.icns',
      'icons/16x16.png',
      'icons/512x512.png',
    ];
    expect(drawn.filter((icon) => !existsSync(join(root, 'resources', icon)))).toEqual([]);
    expect(config.fileAssociations).toMatchObject([{ ext: 'vernissage', icon: 'record' }]);
  });
});
