import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';

const root = join(import.meta.dirname, '..', '..');

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** The browser for tests: CHROMIUM_PATH, else the one from npm (Linux on x64), else an installed Chrome. */
export function chromium(): LaunchOptions {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) {
    if (existsSync(named)) return { executablePath: named, args: ARGUMENTS };
    throw new Error(`CHROMIUM_PATH names ${named}, which is not there; name a Chromium or Chrome that is.`);
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome', args: ARGUMENTS };
  const folder = unpack();
  return {
    executablePath: join(folder, 'chromium'),
    args: ARGUMENTS,
    env: {
      ...process.env,
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    },
  };
}

/**
 * Unpacks the browser once per version. The package always unpacks into the temporary folder, so it gets
 * its own, which is then moved into place as a whole: two test runs that start together never see half a
 * browser.
 */
function unpack(): string {
  const source = join(root, 'node_modules', '@sparticuz', 'chromium');
  const version =
    /"version": "([^"]+)"/.exec(readFileSync(join(source, 'package.json'), 'utf8'))?.[1] ?? 'unknown';
  const cache = join(root, 'node_modules', '.cache');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;

  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'unpacking-'));
  const packs = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((pack) => join(source, 'bin', pack));
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { inflate } from '@sparticuz/chromium';
       for (const pack of ${JSON.stringify(packs)}) await inflate(pack);`,
    ],
    { cwd: root, env: { ...process.env, TMPDIR: draft } },
  );
  // Relative, so that a folder that was moved or copied still has its fonts: without any the browser ends.
  writeFileSync(
    join(draft, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>\n`,
  );
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
  return folder;
}
