import { randomUUID } from 'node:crypto';
import { openStore } from '../src/main/store/index.ts';

/** A separate process: opens the store of a folder and answers the home screen's first call. */
const store = openStore(process.argv[2] ?? '', { now: () => new Date().toISOString(), newId: randomUUID });
if (!store.ok) throw new Error(store.error.kind);
process.stdout.write(`${store.value.games.list({ most: 20 }).length}\n`);
store.value.close();
