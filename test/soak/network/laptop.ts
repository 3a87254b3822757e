import { createRouterClient } from '@orpc/server';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBackend } from '../../../src/main/backend.ts';
import { answerCalls } from './calls.ts';

/** A run of the app with a hidden lot, whose laptop says yes to every phone. */
const [folder = ''] = process.argv.slice(2);
const [data, phonePage] = [join(folder, 'data'), join(folder, 'page')];
for (const each of [data, phonePage]) mkdirSync(each);
writeFileSync(join(phonePage, 'index.html'), '<!doctype html>phone');

const backend = await openBackend(data, {
  quitInMenu: true,
  quit: () => undefined,
  worker: join(import.meta.dirname, '../../../src/main/work/worker.ts'),
  choosePlace: () => null,
  openAddress: () => undefined,
  phonePage,
  note: (error) => {
    throw error;
  },
});
if (backend === null) throw new Error('another process has the folder');
const client = createRouterClient(backend.router, { context: { rights: 'edit' } });
const { record } = await client.games.create({
  edition: 'modern-art-1994',
  players: ['Axel', 'Beatrix', 'Clemens', 'Doris'].map((name) => ({ name })),
  firstSeat: 0,
  options: { tracking: 'ledger' },
  events: [{ type: 'offer', seat: 0, artist: 'karl-gitter', auction: 'hidden' }],
});
const { id: game } = record;

answerCalls({
  addresses: () => client.phones.addresses(),
  open: (address: string) => client.phones.open({ game, address }),
  state: () => client.phones.state(),
  newCode: () => client.phones.newCode(),
  seal: async ({ seat, amount }: { readonly seat: number; readonly amount: number }) => {
    const { position } = await client.phones.state();
    return client.phones.seal({ game, position, seat, amount });
  },
});

for await (const change of await client.changes()) {
  if (change.kind !== 'phones') continue;
  for (const { id } of change.state?.asking ?? []) await client.phones.answer({ id, yes: true });
}
