import assert from 'node:assert/strict';
import { createRouterClient } from '@orpc/server';
import { join } from 'node:path';
import { openBackend } from '../src/main/backend.ts';

/** Main over a data folder, without a window. */
export async function openMain(folder: string) {
  const backend = await openBackend(folder, {
    quitInMenu: true,
    quit: () => undefined,
    worker: join(import.meta.dirname, '../src/main/work/worker.ts'),
    choosePlace: () => null,
    openAddress: () => undefined,
    note: (error) => {
      throw error;
    },
  });
  assert.ok(backend);
  return { backend, client: createRouterClient(backend.router, { context: { rights: 'edit' } }) };
}

export type Client = Awaited<ReturnType<typeof openMain>>['client'];

/** A game whose first painting is being sold. Returns its id. */
export async function newGame(client: Client): Promise<string> {
  const { record } = await client.games.create({
    edition: 'modern-art-1994',
    players: ['Axel', 'Beatrix', 'Clemens', 'Doris'].map((name) => ({ name })),
    firstSeat: 0,
    options: { tracking: 'ledger' },
    events: [{ type: 'offer', seat: 0, artist: 'karl-gitter', auction: 'hidden' }],
  });
  return record.id;
}

/** Enters and undoes the sale, in turn. Returns the milliseconds each took until the table was answered. */
export async function entries(client: Client, game: string, count: number): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    const { position } = await client.games.open({ id: game });
    const event = { type: 'sale', buyer: 1, price: 5 };
    const start = performance.now();
    if (entry % 2 === 0) await client.games.edit({ id: game, position, edits: [{ kind: 'append', event }] });
    else await client.games.undo({ id: game, position });
    taken.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return taken;
}
