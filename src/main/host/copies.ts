import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { COPY_ADDRESS } from '../../shared/api.ts';
import type { CopyPlace } from '../api/calls.ts';
import type { Page } from './page.ts';

/** Copies of everything on their way to a page, for the person to keep somewhere else. */
export interface Copies {
  /** Room for one, outside the folder of the games: that may be full, or gone. */
  readonly room: (name: string) => CopyPlace;
  /** A page that also gives the copies out, each once. */
  readonly with: (page: Page) => Page;
  /** Takes away whatever nobody has fetched. */
  readonly close: () => void;
}

export function openCopies(): Copies {
  const waiting = new Map<string, string>();

  function forget(address: string): void {
    const file = waiting.get(address);
    waiting.delete(address);
    if (file !== undefined) rmSync(dirname(file), { recursive: true, force: true });
  }

  return {
    room: (name) => {
      const folder = mkdtempSync(join(tmpdir(), 'vernissage-'));
      const address = `${COPY_ADDRESS}/${basename(folder)}`;
      const file = join(folder, name);
      waiting.set(address, file);
      return { file, address };
    },
    with: (page) => (request, response) => {
      const address = new URL(request.url ?? '/', 'http://page').pathname;
      const file = waiting.get(address);
      if (file === undefined || !existsSync(file)) page(request, response);
      else {
        void send(file, response).then((sent) => {
          if (sent && request.method === 'GET') forget(address);
        });
      }
    },
    close: () => {
      for (const address of [...waiting.keys()]) forget(address);
    },
  };
}

/** Says whether all of it has gone out: somebody who goes away in the middle may ask for it again. */
async function send(file: string, response: ServerResponse): Promise<boolean> {
  try {
    response.writeHead(200, {
      'Content-Type': 'application/vnd.sqlite3',
      'Content-Length': statSync(file).size,
      'Content-Disposition': `attachment; filename="${basename(file)}"`,
      'Cache-Control': 'no-store',
    });
    await pipeline(createReadStream(file), response);
    return true;
  } catch {
    if (!response.headersSent) response.writeHead(500);
    response.end();
    return false;
  }
}
