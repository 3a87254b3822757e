import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openForWork } from '../../../src/main/store/connection.ts';
import { openStore, STORE_FILE } from '../../../src/main/store/index.ts';
import { importGames } from '../../../src/main/transfer/import-games.ts';

/** A process that imports one file and reports how many games were new and its peak memory. */
const [folder = '', path = ''] = process.argv.slice(2);
const store = openStore(folder, { now: () => new Date().toISOString(), newId: () => crypto.randomUUID() });
if (!store.ok) throw new Error(store.error.kind);
const file = join(folder, STORE_FILE);
const database = openForWork(file);
const at = new Date().toISOString();
const taken = await importGames.run(
  { file: 'f', sources: [{ name: 'games', path }], answers: [], at },
  {
    file,
    database,
    progress: () => undefined,
    pause: () => setTimeout(1),
    cancelled: new AbortController().signal,
    letTableFirst: () => undefined,
  },
);
database.close();
if (taken.kind === 'not-safe') throw new Error('no backup could be taken');
store.value.close();
const { maxRSS } = process.resourceUsage();
process.stdout.write(JSON.stringify({ taken: taken.counts.new, kilobytes: maxRSS }));
