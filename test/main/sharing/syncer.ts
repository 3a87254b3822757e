import { join } from 'node:path';
import { openStore, STORE_FILE } from '../../../src/main/store/index.ts';
import { openJobQueue } from '../../../src/main/work/job-queue.ts';
import { WORKER } from '../open-main.ts';

/** A process that syncs once. It kills itself, because on a busy machine others would be late. */
const [folder = '', server = '', key = '', until] = process.argv.slice(2);
const store = openStore(folder, { now: () => new Date().toISOString(), newId: () => crypto.randomUUID() });
if (!store.ok) throw new Error(store.error.kind);
const queue = openJobQueue(WORKER, join(folder, STORE_FILE));
queue.watch(([job]) => {
  const state = job?.state;
  if (state?.kind === 'running' && state.of !== null && state.done / state.of >= Number(until))
    process.kill(process.pid, 'SIGKILL');
});
const order = { at: new Date().toISOString(), everything: true, key: key === '' ? null : { server, key } };
const { state } = await queue.start('sync', order).ended;
if (state.kind !== 'done') throw new Error(state.kind);
for (const { problem } of state.result.carriers) if (problem !== null) throw new Error(problem.why);
process.stdout.write('synced\n');
queue.close();
store.value.close();
