import { readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';

/** The answer to a request that the gate has admitted. */
export type Page = (request: IncomingMessage, response: ServerResponse) => void;

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** The built window, held in memory: nothing outside its folder can be asked for, whatever the path says. */
export function builtPage(folder: string): Page {
  const files = new Map<string, { readonly kind: string; readonly body: Buffer }>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(path, { kind: KINDS[extname(file)] ?? 'application/octet-stream', body: readFileSync(file) });
  }

  return (request, response) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname;
    const file = files.get(path === '/' ? '/index.html' : path);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', file.kind);
    // Built files carry a hash of their content in their name; the page that names them does not.
    const lasting = path.startsWith('/assets/');
    response.setHeader('Cache-Control', lasting ? 'private, max-age=31536000, immutable' : 'no-store');
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : file.body);
  };
}
