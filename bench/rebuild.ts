import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { STORE_FILE, openStore } from '../src/main/store/index.ts';
import { openJobQueue } from '../src/main/work/job-queue.ts';
import { median, report } from './interleaved.ts';
import { fill, MANY_GAMES } from './ten-thousand-games.ts';

/**
 * How long a rebuild of the whole history takes with nothing else going on: after an update with new rules,
 * and from scratch.
 */

const RUNS = 5;
const MOST_SECONDS = 5;

const CASES = {
  'written by other rules': 'UPDATE projected_game SET version = 0',
  'not there': 'DELETE FROM projected_game',
};

const folder = mkdtempSync(join(tmpdir(), 'vernissage-bench-'));
const file = join(folder, STORE_FILE);
const queue = openJobQueue(join(import.meta.dirname, '../src/main/work/worker.ts'), file);
try {
  const store = openStore(folder, { now: () => new Date().toISOString(), newId: () => crypto.randomUUID() });
  if (!store.ok) throw new Error(store.error.kind);
  store.value.close();
  fill(folder);
  for (const [what, sql] of Object.entries(CASES)) {
    const seconds: number[] = [];
    const processor: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      lay(sql);
      const begun = performance.now();
      const before = process.cpuUsage();
      const { state } = await queue.start('rebuild', null).ended;
      seconds.push((performance.now() - begun) / 1000);
      const { user, system } = process.cpuUsage(before);
      processor.push((user + system) / 1_000_000);
      if (state.kind !== 'done' || state.result.games !== MANY_GAMES) throw new Error(JSON.stringify(state));
    }
    report(`seconds to work out ${MANY_GAMES} games, ${what}`, median(seconds), MOST_SECONDS);
    console.log(`  of the processor: ${median(processor).toFixed(2)} s`);
  }
} finally {
  queue.close();
  rmSync(folder, { recursive: true });
}

function lay(sql: string): void {
  const database = new Database(file);
  database.pragma('foreign_keys = on');
  database.exec(sql);
  database.close();
}
