import { join } from 'node:path';
import { run } from './shell/run.ts';

/** Starts the desktop app. Its parts are beside this file, in the archive or in the build. */
const built = join(import.meta.dirname, '..');
run(process.argv.slice(1), {
  page: join(built, 'renderer'),
  preload: join(built, 'preload', 'index.cjs'),
  worker: join(import.meta.dirname, 'worker.js'),
  icon: join(built, '..', 'resources', 'icons', '256x256.png'),
});
