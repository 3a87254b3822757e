import { svelte } from '@sveltejs/vite-plugin-svelte';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { newPath } from '../src/main/folder/page-path.ts';
import type { Development } from './dev-main.ts';
import { runAgainAndAgain } from './restarting.ts';

/**
 * `npm run dev`: the browser host with the window served from source and updated on every save. Main starts again when its
 * code changes; the page stays, because the window's server goes on and main comes back at the same address.
 */
const root = join(import.meta.dirname, '..');
const serving = createHttpServer().listen(0, '127.0.0.1');
await once(serving, 'listening');
const bound = serving.address();
const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
const path = newPath();
const vite = await createServer({
  configFile: false,
  base: path,
  root: join(root, 'src', 'renderer'),
  plugins: [svelte({ configFile: false })],
  appType: 'spa',
  server: {
    middlewareMode: true,
    hmr: { server: serving, host: '127.0.0.1', clientPort: port },
    fs: { allow: [root] },
  },
});
serving.on('request', (request, response) => {
  vite.middlewares(request, response, () => response.writeHead(404).end());
});

const development: Development = { token: randomBytes(32).toString('base64url'), path, page: port };
process.exitCode = await runAgainAndAgain({
  script: join(import.meta.dirname, 'dev-main.ts'),
  words: process.argv.slice(2),
  environment: { ...process.env, VERNISSAGE_DEVELOPMENT: JSON.stringify(development) },
  folders: ['main', 'shared'].map((name) => join(root, 'src', name)),
  say: (sentence) => process.stdout.write(`${sentence}\n`),
});
await vite.close();
serving.close();
serving.closeAllConnections();
