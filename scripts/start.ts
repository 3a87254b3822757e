import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readArguments, USAGE } from '../src/main/host/arguments.ts';
import { buildIfStale } from './build.ts';

/** `npm start`: what is stale is built, then the app opens. */
try {
  const given = readArguments(process.argv.slice(2));
  if (given.help) {
    process.stdout.write(`${USAGE}\n`);
  } else {
    buildIfStale();
    if (!given.browser) {
      process.stdout.write('Vernissage opens in the browser: it has no window of its own yet.\n');
    }
    await import(pathToFileURL(join(import.meta.dirname, '..', 'out', 'main', 'host.js')).href);
  }
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
