import { createRouterClient } from '@orpc/server';
import { join } from 'node:path';
import { writeSync } from 'node:fs';
import { openBackend } from '../../../src/main/backend.ts';

/** A run of the app with a hidden lot and an open door, whose laptop says yes to every phone, until it is killed. */
const [folder = ''] = process.argv.slice(2);

const backend = await openBackend(folder, {
  quitInMenu: true,
  quit: () => undefined,
  worker: join(import.meta.dirname, '../../../src/main/work/worker.ts'),
  choosePlace: () => null,
  openAddress: () => undefined,
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
const changes = await client.changes();
const { door } = await client.phones.open({ game: record.id, address: '127.0.0.1' });
writeSync(1, `${JSON.stringify({ game: record.id, door })}\n`);
for await (const change of changes) {
  if (change.kind !== 'phones') continue;
  for (const { id } of change.state?.asking ?? []) await client.phones.answer({ id, yes: true });
}
