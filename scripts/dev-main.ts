import { request as ask } from 'node:http';
import { join } from 'node:path';
import { run } from '../src/main/host/run.ts';

/** Main while it is developed. Started again, it has the same address, so that the page finds it. */
export interface Development {
  readonly token: string;
  readonly path: string;
  /** The port of the window's server. */
  readonly page: number;
}

const { token, path, page } = JSON.parse(process.env['VERNISSAGE_DEVELOPMENT'] ?? '{}') as Development;

// It ends with the process that starts it again.
process.on('disconnect', () => process.emit('SIGTERM'));
process.channel?.unref();

await run(process.argv.slice(2), {
  token,
  path,
  page: (server) => {
    const bound = server.address();
    if (typeof bound === 'object') process.send?.(bound?.port);
    return ({ url, method, headers }, response) => {
      ask(
        { host: '127.0.0.1', port: page, path: path.slice(0, -1) + (url ?? '/'), method, headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      )
        .on('error', () => response.writeHead(502).end())
        .end();
    };
  },
  // As it was built last.
  phonePage: join(import.meta.dirname, '..', 'out', 'phone'),
  worker: join(import.meta.dirname, '..', 'src', 'main', 'work', 'worker.ts'),
  figures: join(import.meta.dirname, '..', 'src', 'main', 'figures', 'thread.ts'),
  appWindow: false,
  // Vite adds styles and its client to the page; only this development page is so lenient.
  policy: "default-src 'self' 'unsafe-inline' data:; connect-src 'self' ws:; worker-src blob:",
});
