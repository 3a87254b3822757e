import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtPage, readersPage } from '../../../src/main/host/page.ts';

const INDEX = '<!doctype html><html lang="en"><head><title>V</title></head><html ></html>';
const MARKED = INDEX.replace('<html ', '<html data-reads ').replace('</head>', '<meta></head>');
const [FRESH, LASTING] = ['no-store', 'private, max-age=31536000, immutable'];
/** What is there under each path: its kind, and whether it may be kept for good. */
const FILES = [
  ['/index.html', 'text/html; charset=utf-8', FRESH],
  ['/assets/index-1.js', 'text/javascript; charset=utf-8', LASTING],
  ['/assets/fonts/one-2.woff2', 'font/woff2', LASTING],
  ['/assets/index-3.css', 'text/css; charset=utf-8', LASTING],
  ['/icon.svg', 'image/svg+xml', FRESH],
  ['/icons/icon.png', 'image/png', FRESH],
  ['/app.json', 'application/json', FRESH],
  ['/assets.bin', 'application/octet-stream', FRESH],
] as const;

test('a page is its files, each whole, and its start is another one for those who only read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-page-'));
  for (const below of ['assets/fonts', 'icons']) mkdirSync(join(folder, below), { recursive: true });
  for (const [path] of FILES) writeFileSync(join(folder, path), path === '/index.html' ? INDEX : path);
  for (const [page, start] of [
    [builtPage(folder), INDEX],
    [readersPage(folder, '<meta>'), MARKED],
    [readersPage(join(folder, 'icons')), null],
  ] as const) {
    const server = createServer(page).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const answers = async (path: string, method = 'GET') => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { method });
      const [kind, kept] = ['content-type', 'cache-control'].map((name) => response.headers.get(name));
      return [response.status, kind, kept, await response.text()];
    };
    const nothing = [404, null, null, ''];
    const [[, kind], ...others] = FILES;
    const first = start === null ? nothing : [200, kind, FRESH, start];
    for (const path of ['/', '/?from=1', '/index.html']) expect(await answers(path), path).toEqual(first);
    for (const [path, ...rest] of others)
      expect(await answers(path), path).toEqual(start === null ? nothing : [200, ...rest, path]);
    expect(await answers('/', 'HEAD')).toEqual([...first.slice(0, 3), '']);
    for (const path of ['/assets', '/assets/', '/elsewhere.js']) expect(await answers(path)).toEqual(nothing);
  }
});
