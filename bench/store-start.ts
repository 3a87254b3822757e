import { randomUUID } from 'node:crypto';
import { openStore } from '../src/main/store/index.ts';

/** A process of its own: opens the store of a folder and answers the first call of a home screen. */
const store = openStore(process.argv[2] ?? '', { now: () => new Date().toISOString(), newId: randomUUID });
if (!store.ok) throw new Error(store.error.kind);
process.stdout.write(`${store.value.games.list({ most: 20 }).length}\n`);
store.value.close();
