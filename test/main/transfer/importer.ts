import { join } from 'node:path';
import { openStore, STORE_FILE } from '../../../src/main/store/index.ts';
import { openJobQueue } from '../../../src/main/work/job-queue.ts';
import { WORKER } from '../open-main.ts';

/**
 * A process that imports a file as fast as it can until it is killed; each line it prints says how much is
 * done.
 */
const [folder = '', path = ''] = process.argv.slice(2);
const store = openStore(folder, { now: () => new Date().toISOString(), newId: () => crypto.randomUUID() });
if (!store.ok) throw new Error(store.error.kind);
const queue = openJobQueue(WORKER, join(folder, STORE_FILE));
queue.watch(([job]) => {
  const state = job?.state;
  if (state?.kind !== 'running' || state.before !== undefined) return;
  process.stdout.write(`${state.of === null ? 0 : state.done / state.of}\n`);
});
const at = new Date().toISOString();
await queue.start('import', { file: 'f', sources: [{ name: 'games', path }], answers: [], at }).ended;
// A thread’s port may keep it open.
process.exit();
