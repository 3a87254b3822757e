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
import type { CopyPlace } from '../api/calls.ts';
import type { Page } from './page.ts';

/** Copies of everything on their way to a page, for the person to keep somewhere else. */
export interface Copies {
  /** Takes away what a run that was killed has left; only for whoever holds the folder of the games. */
  readonly sweep: () => void;
  /** Room for one, outside the folder of the games: that may be full, or gone. */
  readonly room: (name: string) => CopyPlace;
  /** A page that also gives the copies out, each once. */
  readonly with: (page: Page) => Page;
  /** Takes away whatever nobody has fetched. */
  readonly close: () => void;
}

export function openCopies(data: string): Copies {
  const prefix = prefixFor(data);
  const waiting = new Map<string, string>();

  function forget(address: string): void {
    const file = waiting.get(address);
    waiting.delete(address);
    if (file !== undefined) rmSync(dirname(file), { recursive: true, force: true });
  }

  return {
    sweep: () => {
      for (const name of namesIn(tmpdir())) if (name.startsWith(prefix)) remove(join(tmpdir(), name));
    },
    room: (name) => {
      const folder = mkdtempSync(join(tmpdir(), prefix));
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

/**
 * Copies are known by the folder of the games, which one run has at a time: so what lies there from before is left over,
 * and those of a run that has another folder are not touched.
 */
function prefixFor(data: string): string {
  const folder = createHash('sha256').update(realpathSync(data)).digest('hex').slice(0, 16);
  return `vernissage-copy-${folder}-`;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // A folder that cannot be looked into is no reason not to start.
    return [];
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Somebody else's, who has called it as we do.
  }
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
