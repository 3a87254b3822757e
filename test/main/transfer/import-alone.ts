import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openStore } from '../../../src/main/store/index.ts';
import { importGames } from '../../../src/main/transfer/import-games.ts';
import { lookThrough } from '../../../src/main/transfer/look-through.ts';
import { withoutWorker } from '../work/without-worker.ts';

/** How many games were new, and the peak memory until then. */
export interface Report {
  readonly taken: number;
  readonly kilobytes: number;
}

/** A process that looks through each file and imports it into a folder of its own. */
const [parent = '', ...paths] = process.argv.slice(2);
const pause = () => setTimeout(1);
const reports: Report[] = [];
for (const [number, path] of paths.entries()) {
  const folder = join(parent, String(number));
  mkdirSync(folder);
  const store = openStore(folder, { now: () => new Date().toISOString(), newId: () => crypto.randomUUID() });
  if (!store.ok) throw new Error(store.error.kind);
  const at = new Date().toISOString();
  const order = { file: 'f', sources: [{ name: 'games', path }], answers: [], at };
  await withoutWorker(folder, (context) => lookThrough.run(order, context), { pause });
  const taken = await withoutWorker(folder, (context) => importGames.run(order, context), { pause });
  if (taken.kind === 'not-safe') throw new Error('no backup could be taken');
  store.value.close();
  reports.push({ taken: taken.counts.new, kilobytes: process.resourceUsage().maxRSS });
}
process.stdout.write(JSON.stringify(reports));
