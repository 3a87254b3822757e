import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { COPY_ADDRESS } from '../../shared/api.ts';
import { unlessItFails } from '../../shared/core/unless-it-fails.ts';
import type { CopyPlace } from '../api/calls.ts';
import type { Page } from './page.ts';

/** Copies of everything for a page to download. */
export function openCopies(data: string) {
  const prefix = prefixFor(data);
  const waiting = new Map<string, string>();

  function forget(address: string): void {
    const file = waiting.get(address);
    waiting.delete(address);
    if (file !== undefined) rmSync(dirname(file), { recursive: true, force: true });
  }

  return {
    /** Deletes what a killed run left behind. Only for the owner of the data folder's lock. */
    sweep: () => {
      // An unreadable folder, or a file of another user, mustn't prevent starting.
      for (const name of unlessItFails(() => readdirSync(tmpdir())) ?? [])
        if (name.startsWith(prefix))
          unlessItFails(() => rmSync(join(tmpdir(), name), { recursive: true, force: true }));
    },
    /** A place for a copy outside the data folder, which may be full or gone. */
    place: (name: string): CopyPlace => {
      const folder = mkdtempSync(join(tmpdir(), prefix));
      const address = `${COPY_ADDRESS}/${basename(folder)}`;
      const file = join(folder, name);
      waiting.set(address, file);
      return { file, address };
    },
    /** Wraps a page so that it also serves the copies, each once. */
    with:
      (page: Page): Page =>
      (request, response) => {
        const address = new URL(request.url ?? '/', 'http://page').pathname.slice(1);
        const file = waiting.get(address);
        if (file === undefined || !existsSync(file)) page(request, response);
        else {
          void send(file, response).then((sent) => {
            if (sent && request.method === 'GET') forget(address);
          });
        }
      },
    /** Deletes copies that weren't downloaded. */
    close: () => {
      for (const address of [...waiting.keys()]) forget(address);
    },
  };
}

/**
 * Named after the data folder, which only one run can have: so earlier copies are leftovers, and copies made
 * by runs with other folders aren't touched.
 */
function prefixFor(data: string): string {
  const folder = createHash('sha256').update(realpathSync(data)).digest('hex').slice(0, 16);
  return `vernissage-copy-${folder}-`;
}

/** Returns whether all of it was sent: an interrupted download may be tried again. */
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
