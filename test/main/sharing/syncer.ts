import { join } from 'node:path';
import { openStore, STORE_FILE } from '../../../src/main/store/index.ts';
import { openJobQueue } from '../../../src/main/work/job-queue.ts';
import { WORKER } from '../open-main.ts';

/** A process that syncs once, until it is killed; each line it prints says how much is done. */
const [folder = '', server = '', key = ''] = process.argv.slice(2);
const store = openStore(folder, { now: () => new Date().toISOString(), newId: () => crypto.randomUUID() });
if (!store.ok) throw new Error(store.error.kind);
const queue = openJobQueue(WORKER, join(folder, STORE_FILE));
queue.watch(([job]) => {
  const state = job?.state;
  if (state?.kind === 'running') process.stdout.write(`${state.of === null ? 0 : state.done / state.of}\n`);
});
const order = { at: new Date().toISOString(), everything: true, key: key === '' ? null : { server, key } };
const { state } = await queue.start('sync', order).ended;
if (state.kind !== 'done') throw new Error(state.kind);
for (const { problem } of state.result.carriers) if (problem !== null) throw new Error(problem.why);
process.stdout.write('synced\n');
queue.close();
store.value.close();
