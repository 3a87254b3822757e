import { app } from 'electron';
import { join } from 'node:path';
import { run } from './shell/run.ts';

/** Starts the desktop app. Its parts are beside this file, in the archive or in the build. */
const built = join(import.meta.dirname, '..');
// When developing, the first word is the app's folder.
run(process.argv.slice(app.isPackaged ? 1 : 2), {
  page: join(built, 'renderer'),
  phonePage: join(built, 'phone'),
  preload: join(built, 'preload', 'index.cjs'),
  worker: join(import.meta.dirname, 'worker.js'),
  figures: join(import.meta.dirname, 'figures.js'),
  icon: join(built, '..', 'resources', 'icons', '256x256.png'),
});
