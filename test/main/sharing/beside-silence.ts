import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { newHiddenLot, openMain } from '../open-main.ts';

/** A run of the app that shares a folder, and quits some time after its drive has stopped answering. */
const [folder = '', shared = ''] = process.argv.slice(2);

const { backend, client } = await openMain(folder);
const state = async () => (await client.sharing.state()).shared[0];
await client.sharing.shareFolder({ path: shared });
while ((await state())?.at === null) await setTimeout(20);
writeSync(1, 'shared\n');
await once(process.stdin, 'data');

await client.sharing.syncNow();
await setTimeout(300);
const syncing = (await state())?.state.kind;
await newHiddenLot(client);
await client.keeping.backUp();
while (backend.queue.jobs().some(({ kind }) => kind === 'backup')) await setTimeout(20);
const { backups } = await client.keeping.overview();
const left = (await client.sharing.stop({ carrier: 'folder' })).shared.length;
writeSync(1, `${JSON.stringify({ syncing, backups: backups.length, left })}\n`);
backend.close();
writeSync(1, 'closed\n');
backend.killIfStuck();
process.exit();
