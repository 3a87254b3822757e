import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A file of the built window. It may be cached if its name contains a hash of its content. */
export interface PageFile {
  readonly kind: string;
  readonly body: Buffer<ArrayBuffer>;
  readonly lasting: boolean;
}

export type PageFiles = ReturnType<typeof pageFiles>;

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** The built window in memory, so that no path can lead outside its folder. */
export function pageFiles(folder: string) {
  const files = new Map(
    filesBelow(folder, '').map((path): [string, PageFile] => [
      path,
      {
        kind: KINDS[extname(path)] ?? 'application/octet-stream',
        body: readFileSync(join(folder, path)),
        lasting: path.startsWith('/assets/'),
      },
    ]),
  );
  return {
    /** Returns null if there is no file at the path. */
    at: (path: string) => files.get(path === '/' ? '/index.html' : path) ?? null,
  };
}

/** Level by level, because Electron's archive doesn't support recursive listing. */
function filesBelow(folder: string, path: string): string[] {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(folder, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
  );
}
