import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { COPY_ADDRESS } from '../../shared/api.ts';
import { copyName } from '../api/keeping.ts';
import type { Store } from '../store/index.ts';
import type { Page } from './page.ts';

/** A page that also gives out a copy of everything, for the person to keep somewhere else. */
export function withCopies(page: Page, store: () => Pick<Store, 'copyTo'> | null): Page {
  return (request, response) => {
    const open = new URL(request.url ?? '/', 'http://page').pathname === COPY_ADDRESS ? store() : null;
    if (open === null) page(request, response);
    else void send(open, response);
  };
}

/** The copy is made outside the folder of the games: that may be full, or gone. */
async function send(store: Pick<Store, 'copyTo'>, response: ServerResponse): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-'));
  try {
    const file = join(folder, 'copy.db');
    await store.copyTo(file);
    response.writeHead(200, {
      'Content-Type': 'application/vnd.sqlite3',
      'Content-Length': statSync(file).size,
      'Content-Disposition': `attachment; filename="${copyName(new Date().toISOString())}"`,
      'Cache-Control': 'no-store',
    });
    await pipeline(createReadStream(file), response);
  } catch {
    // Somebody who goes away in the middle is no trouble of ours.
    if (!response.headersSent) response.writeHead(500);
    response.end();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
