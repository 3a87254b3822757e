import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STORE_FILE, openStore } from '../src/main/store/index.ts';
import { openJobQueue } from '../src/main/work/job-queue.ts';
import { figuresIn } from '../test/main/figures/figures-in.ts';
import { milliseconds, report } from './interleaved.ts';
import { fill } from './ten-thousand-games.ts';

/**
 * What the forecast says about ten thousand games: how long the worker takes with nothing else going on, and the
 * figures over them. `write-lock.ts` measures how long
 * the table waits meanwhile.
 */

const MOST_MILLISECONDS = 200;
const MOST_SECONDS = 600;
/** Progress is told this often. */
const TOLD_EVERY_SECONDS = 30;

const folder = mkdtempSync(join(tmpdir(), 'vernissage-bench-'));
const file = join(folder, STORE_FILE);
const queue = openJobQueue(join(import.meta.dirname, '../src/main/work/worker.ts'), file);
try {
  const opened = openStore(folder, { now: () => new Date().toISOString(), newId: randomUUID });
  if (!opened.ok) throw new Error(opened.error.kind);
  const { close } = opened.value;
  fill(folder);

  const begun = performance.now();
  const job = queue.start('value', null);
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const [now] = queue.jobs();
    if (now?.state.kind === 'running')
      console.log(`  ${now.state.done} of ${now.state.of} after ${seconds(begun).toFixed(0)} s`);
  }, TOLD_EVERY_SECONDS * 1000);
  const { state } = await job.ended;
  clearInterval(timer);
  if (state.kind !== 'done') throw new Error(JSON.stringify(state));
  const { user, system } = process.cpuUsage(before);
  report(`seconds to work out ${state.result.games} finished games`, seconds(begun), MOST_SECONDS);
  console.log(`  of the processor: ${((user + system) / 1_000_000).toFixed(0)} s`);

  const figures = figuresIn(folder);
  const measured = [
    ['where everybody’s money came from', () => figures.groupWorth({})],
    ['the same in one family', () => figures.groupWorth({ family: 'auction' })],
    ['where one person’s money came from', () => figures.personWorth({ id: 'ada', filter: {} })],
  ] as const;
  figures.group({});
  for (const [what, ask] of measured)
    report(`milliseconds for ${what}`, milliseconds(ask), MOST_MILLISECONDS);
  close();
} finally {
  queue.close();
  rmSync(folder, { recursive: true });
}

function seconds(since: number): number {
  return (performance.now() - since) / 1000;
}
