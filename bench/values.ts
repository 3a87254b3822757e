import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { STORE_FILE, openStore } from '../src/main/store/index.ts';
import { openJobQueue } from '../src/main/work/job-queue.ts';
import { median, milliseconds, report } from './interleaved.ts';
import { fill } from './ten-thousand-games.ts';

/**
 * What the forecast says about ten thousand games: how long the worker takes with nothing else going on, and the
 * figures just after a change, measured alternately with one pass over their rows. `write-lock.ts` measures how long
 * the table waits meanwhile.
 */

const TURNS = 15;
const MOST_SECONDS = 600;
/** Progress is told this often. */
const TOLD_EVERY_SECONDS = 30;

const folder = mkdtempSync(join(tmpdir(), 'vernissage-bench-'));
const file = join(folder, STORE_FILE);
const queue = openJobQueue(join(import.meta.dirname, '../src/main/work/worker.ts'), file);
try {
  const opened = openStore(folder, { now: () => new Date().toISOString(), newId: randomUUID });
  if (!opened.ok) throw new Error(opened.error.kind);
  const { statistics, close, players } = opened.value;
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

  const database = new Database(file, { readonly: true });
  const rows = (sql: string) => database.prepare(sql).raw();
  const games = `SELECT projected_game.*, projected_result.* FROM projected_game
    JOIN projected_result ON projected_result.game = number WHERE counts = 1`;
  const passes = [
    rows(games),
    rows('SELECT * FROM valued_game'),
    rows('SELECT * FROM valued_seat'),
    rows('SELECT * FROM valued_chance'),
  ];
  const onePass = () => passes.reduce((sum, pass) => sum + pass.all().length, 0);
  console.log(`${onePass()} rows`);
  const measured = [
    ['where everybody’s money came from, and the calibration', () => statistics.groupWorth({})],
    ['the same in one family', () => statistics.groupWorth({ family: 'auction' })],
    ['where one person’s money came from', () => statistics.personWorth('ada', {})],
  ] as const;
  for (const [what, ask] of measured) {
    ask();
    const [times, ratios]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < TURNS; turn += 1) {
      players.retire('ada', turn % 2 === 0);
      const passed = milliseconds(onePass);
      const asked = milliseconds(ask);
      times.push(asked);
      ratios.push(asked / passed);
    }
    console.log(`${what}: median ${median(times).toFixed(1)} ms after a change`);
    report(`${what} against one pass over its rows`, median(ratios), 2);
  }
  database.close();
  close();
} finally {
  queue.close();
  rmSync(folder, { recursive: true });
}

function seconds(since: number): number {
  return (performance.now() - since) / 1000;
}
