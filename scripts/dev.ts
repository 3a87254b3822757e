import { svelte } from '@sveltejs/vite-plugin-svelte';
import { join } from 'node:path';
import { createServer } from 'vite';
import { run } from '../src/main/host/run.ts';

/** `npm run dev`: the browser host with the window served from source and updated on every save. */
await run(process.argv.slice(2), {
  page: async (server) => {
    const vite = await createServer({
      configFile: false,
      root: join(import.meta.dirname, '..', 'src', 'renderer'),
      plugins: [svelte({ configFile: false })],
      appType: 'spa',
      server: { middlewareMode: true, hmr: { server }, fs: { allow: [join(import.meta.dirname, '..')] } },
    });
    server.on('close', () => void vite.close());
    return (request, response) => {
      vite.middlewares(request, response, () => response.writeHead(404).end());
    };
  },
  // As it was built last.
  phonePage: join(import.meta.dirname, '..', 'out', 'phone'),
  worker: join(import.meta.dirname, '..', 'src', 'main', 'work', 'worker.ts'),
  appWindow: false,
  // Vite adds styles and its client to the page; only this development page is so lenient.
  policy: "default-src 'self' 'unsafe-inline' data:; connect-src 'self' ws:",
});
