import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import type * as Fake from './electron.ts';

/**
 * Starts the built desktop app with a fake Electron and real Chromium pages. Node itself must load it,
 * because the test runner would use its own modules; each start loads everything again.
 */
export interface StartOptions {
  readonly browser: Browser;
  /** Arguments after the program's name. */
  readonly words: readonly string[];
  /** Sets up the fake before the app starts. */
  readonly prepare?: (fake: typeof Fake) => void;
}

const root = join(import.meta.dirname, '..', '..');
const main = pathToFileURL(join(root, 'out', 'main', 'index.js')).href;
const electron = pathToFileURL(join(import.meta.dirname, 'electron.ts')).href;

/** All modules of one start have its number in their URL. */
const RUN = /[?]run=\d+$/;
let runs = 0;

registerHooks({
  resolve: (specifier, context, next) => {
    const run = RUN.exec(context.parentURL ?? '')?.[0];
    if (run === undefined) return next(specifier, context);
    if (specifier === 'electron')
      return { url: electron + run, format: 'module-typescript', shortCircuit: true };
    const resolved = next(specifier, context);
    return specifier.startsWith('.') ? { ...resolved, url: resolved.url + run } : resolved;
  },
});

export async function startDesktop({ browser, words, prepare }: StartOptions): Promise<typeof Fake> {
  runs += 1;
  const fake = (await import(`${electron}?run=${runs}`)) as typeof Fake;
  fake.desktop.browser = browser;
  prepare?.(fake);
  const before = process.argv;
  process.argv = ['electron', root, ...words];
  try {
    await import(`${main}?run=${runs}`);
  } finally {
    process.argv = before;
  }
  return fake;
}
