import { setTimeout } from 'node:timers/promises';
import { openStore } from '../../../src/main/store/index.ts';
import { importGames } from '../../../src/main/transfer/import-games.ts';
import { lookThrough } from '../../../src/main/transfer/look-through.ts';
import { withoutWorker } from '../work/without-worker.ts';

/** A process that looks through a file, imports it and reports how many games were new and its peak memory. */
const [folder = '', path = ''] = process.argv.slice(2);
const store = openStore(folder, { now: () => new Date().toISOString(), newId: () => crypto.randomUUID() });
if (!store.ok) throw new Error(store.error.kind);
const at = new Date().toISOString();
const order = { file: 'f', sources: [{ name: 'games', path }], answers: [], at };
const pause = () => setTimeout(1);
await withoutWorker(folder, (context) => lookThrough.run(order, context), { pause });
const taken = await withoutWorker(folder, (context) => importGames.run(order, context), { pause });
if (taken.kind === 'not-safe') throw new Error('no backup could be taken');
store.value.close();
const { maxRSS } = process.resourceUsage();
process.stdout.write(JSON.stringify({ taken: taken.counts.new, kilobytes: maxRSS }));
