import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A file of the built window, and whether it may be kept: its name then carries a hash of its content. */
export interface PageFile {
  readonly kind: string;
  readonly body: Buffer<ArrayBuffer>;
  readonly lasting: boolean;
}

export interface PageFiles {
  /** The file at the path of an address, or null where there is none. */
  readonly at: (path: string) => PageFile | null;
}

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
export function pageFiles(folder: string): PageFiles {
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
  return { at: (path) => files.get(path === '/' ? '/index.html' : path) ?? null };
}

/** Folder by folder: the archive the desktop app ships in cannot list everything below one at once. */
function filesBelow(folder: string, path: string): string[] {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(folder, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
  );
}
