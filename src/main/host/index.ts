import { join } from 'node:path';
import { builtPage } from './page.ts';
import { run } from './run.ts';

await run(process.argv.slice(2), {
  page: () => builtPage(join(import.meta.dirname, '..', 'renderer')),
  phonePage: join(import.meta.dirname, '..', 'phone'),
  worker: join(import.meta.dirname, 'worker.js'),
  figures: join(import.meta.dirname, 'figures.js'),
  appWindow: true,
});
