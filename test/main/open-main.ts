import { createRouterClient } from '@orpc/server';
import { join } from 'node:path';
import { openBackend, type BackendOptions } from '../../src/main/backend.ts';

export const FIGURES = join(import.meta.dirname, '../../src/main/figures/thread.ts');
export const FIGURES_WHEN_ASKED = join(import.meta.dirname, 'figures-when-asked.ts');
export const WORKER = join(import.meta.dirname, '../../src/main/work/worker.ts');

/** Main over a data folder, without a window and outside of a test runner. */
export async function openMain(folder: string, options: Partial<BackendOptions> = {}, patience?: number) {
  const backend = await openBackend(
    folder,
    {
      quitInMenu: true,
      quit: () => undefined,
      worker: WORKER,
      figures: FIGURES_WHEN_ASKED,
      choosePlace: () => null,
      openAddress: () => undefined,
      note: (error) => {
        throw error;
      },
      ...options,
    },
    patience,
  );
  if (backend === null) throw new Error('another process has the folder');
  return {
    backend,
    client: createRouterClient(backend.router, { context: { rights: 'edit', answered: new WeakSet() } }),
  };
}

export type MainClient = Awaited<ReturnType<typeof openMain>>['client'];

/** A game whose first painting is being sold, by hidden bids that the app collects. Returns its id. */
export async function newHiddenLot(client: MainClient): Promise<string> {
  await client.settings.set({ auctions: 'run' });
  const { record } = await client.games.create({
    edition: 'modern-art-1994',
    players: ['Axel', 'Beatrix', 'Clemens', 'Doris'].map((name) => ({ name })),
    firstSeat: 0,
    options: { tracking: 'ledger' },
    events: [{ type: 'offer', seat: 0, artist: 'karl-gitter', auction: 'hidden' }],
  });
  return record.id;
}
