import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { openStore, STORE_FILE } from '../src/main/store/index.ts';
import { rebuild } from '../src/main/store/rebuild.ts';
import { value } from '../src/main/store/valuing.ts';
import { importGames } from '../src/main/transfer/import-games.ts';
import type { JobContext } from '../src/main/job/job.ts';
import { withoutWorker } from '../test/main/work/without-worker.ts';
import { wholeGame } from '../test/shared/record/games.ts';
import { median, percentile } from './interleaved.ts';

/** How long an import, a rebuild and the forecast's figures block the table at a time: from requesting the lock to releasing it. */

const GAMES = 3000;
const MOST_LOCKED_MILLISECONDS = 20;

const folder = mkdtempSync(join(tmpdir(), 'vernissage-bench-'));
const file = join(folder, STORE_FILE);
try {
  const store = openStore(folder, { now: () => new Date().toISOString(), newId: () => crypto.randomUUID() });
  if (!store.ok) throw new Error(store.error.kind);
  const played = Array.from({ length: 40 }, (_, seed) => wholeGame(seed + 1));
  const games = Array.from({ length: GAMES }, (_, at) => ({
    ...played[at % played.length],
    id: `game-${at}`,
  }));
  const path = join(folder, 'games.ndjson');
  writeFileSync(path, games.map((game) => JSON.stringify(game)).join('\n'));
  const at = new Date().toISOString();
  await watch('an import', (bench) =>
    importGames.run({ file: 'file', sources: [{ name: 'games', path }], answers: [], at }, bench),
  );
  const database = new Database(file);
  database.exec('DELETE FROM projected_game');
  database.close();
  await watch('a rebuild', (bench) => rebuild.run(null, bench));
  await watch('working out what the forecast says', (bench) => value.run(null, bench));
  store.value.close();
} finally {
  rmSync(folder, { recursive: true });
}

async function watch(what: string, run: (bench: JobContext) => unknown): Promise<void> {
  const held: number[] = [];
  let since = Number.NaN;
  const database = new Database(file, {
    verbose: (sql) => {
      if (sql === 'BEGIN IMMEDIATE') since = performance.now();
    },
  });
  database.pragma('foreign_keys = on');
  await withoutWorker(folder, run, {
    database,
    // Every turn ends with a pause, when the lock is free.
    pause: async () => {
      held.push(performance.now() - since);
      await setTimeout(1);
    },
  });
  database.close();
  const longest = Math.max(...held);
  const ninetyNinth = percentile(held, 0.99);
  console.log(
    `${what} of ${GAMES} games: ${held.length} turns, median ${median(held).toFixed(1)} ms, ` +
      `99th percentile ${ninetyNinth.toFixed(1)} ms (at most ${MOST_LOCKED_MILLISECONDS}), longest ${longest.toFixed(1)} ms`,
  );
  if (!(ninetyNinth < MOST_LOCKED_MILLISECONDS)) process.exitCode = 1;
}
