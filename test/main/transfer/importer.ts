import { join } from 'node:path';
import { openStore, STORE_FILE } from '../../../src/main/store/index.ts';
import { openWorkshop } from '../../../src/main/work/workshop.ts';

/** A process that takes a file in as fast as it can, until it is killed; a line goes out when it has begun. */
const [folder = '', path = ''] = process.argv.slice(2);
const store = openStore(folder, { now: () => new Date().toISOString(), newId: () => crypto.randomUUID() });
if (!store.ok) throw new Error(store.error.kind);
const workshop = openWorkshop(
  join(import.meta.dirname, '../../../src/main/work/worker.ts'),
  join(folder, STORE_FILE),
);
let begun = false;
workshop.watch(([job]) => {
  if (begun || job?.state.kind !== 'running') return;
  begun = true;
  process.stdout.write('begun\n');
});
const at = new Date().toISOString();
await workshop.start('take-in', { file: 'f', sources: [{ name: 'games', path }], answers: [], at }).ended;
