import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { openStore, STORE_FILE } from '../src/main/store/index.ts';
import { median, milliseconds, report } from './interleaved.ts';
import { fill, MANY_GAMES } from './ten-thousand-games.ts';

/**
 * All statistics over ten thousand games just after a change, measured alternately with one pass over the
 * rows they need.
 */

const TURNS = 15;
const MOST_MILLISECONDS = 200;
const MOST_WAIT_MILLISECONDS = 50;

/** A season with every game. */
const ALWAYS = { from: '2000-01-01', to: '2099-12-31', least: 1 } as const;

const folder = mkdtempSync(join(tmpdir(), 'vernissage-bench-'));
try {
  const opened = openStore(folder, { now: () => new Date().toISOString(), newId: randomUUID });
  if (!opened.ok) throw new Error(opened.error.kind);
  const { statistics, close, ...store } = opened.value;
  fill(folder);
  const database = new Database(join(folder, STORE_FILE), { readonly: true });
  const passOver = (columns: string, joined: string) => {
    const rows = database
      .prepare(`SELECT ${columns} FROM projected_game JOIN ${joined} WHERE counts = 1`)
      .raw();
    return () => rows.all().length;
  };
  const results = passOver(
    'projected_game.*, projected_result.*',
    'projected_result ON projected_result.game = number',
  );
  const sales = passOver('projected_sale.*', 'projected_sale ON projected_sale.game = number');
  const payouts = passOver('projected_payout.*', 'projected_payout ON projected_payout.game = number');
  const hung = passOver(
    'frames, valued_card.*',
    `projected_wall ON projected_wall.game = number
    LEFT JOIN valued_card ON valued_card.game = number`,
  );
  const cards = passOver('projected_card.*', 'projected_card ON projected_card.game = number');
  const heads = passOver('head', 'game ON id = projected_game.game');
  const courses = passOver('projected_course.*', 'projected_course ON projected_course.game = number');
  for (const pass of [results, sales, payouts, cards, hung, heads, courses]) pass();

  const first = [
    ['reading and rating everybody', () => statistics.inTurns.people({})],
    ['the group', () => statistics.inTurns.group({})],
  ] as const;
  for (const [what, work] of first) {
    const turns = await turnsDuring(work);
    const worked = turns.reduce((sum, turn) => sum + turn, 0);
    console.log(`${what} for the first time: ${worked.toFixed(0)} ms of work`);
    report('milliseconds of it without a turn for others', Math.max(...turns), MOST_WAIT_MILLISECONDS);
  }

  const measured = [
    ['everybody', () => statistics.people({}), [results]],
    ['everybody in one family', () => statistics.people({ family: 'auction' }), [results]],
    ['one person', () => statistics.person('ada', {}), [results]],
    ['the group', () => statistics.group({}), [results]],
    ['the group at one place', () => statistics.group({ place: 'the club' }), [results]],
    ['what is paid', () => statistics.prices(null, {}), [results, sales, heads]],
    ['what one person pays', () => statistics.prices('ada', {}), [results, sales, heads]],
    ['the habits', () => statistics.habits({}), [results, payouts, heads]],
    ['the top games', () => statistics.gameTops({}), [results, sales, courses]],
    ['the catalogue', () => statistics.catalogue({}), [results, sales, cards, hung]],
    ['a year', () => statistics.year(2025, {}), [results, sales, courses]],
    ['a season', () => statistics.season({ ...ALWAYS, rule: 'places' }), [results]],
    ['a season by rating', () => statistics.season({ ...ALWAYS, rule: 'rating' }), [results]],
    ['two people', () => statistics.pair('ada', 'bo', {}), [results, sales]],
  ] as const;
  for (const [what, ask, passes] of measured) {
    ask();
    const times: number[] = [];
    const again: number[] = [];
    const ratios: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      store.players.retire('ada', turn % 2 === 0);
      const passed = passes.reduce((sum, pass) => sum + milliseconds(pass), 0);
      const asked = milliseconds(ask);
      times.push(asked);
      again.push(milliseconds(ask));
      ratios.push(asked / passed);
    }
    console.log(
      `${what} over ${MANY_GAMES} games: median ${median(times).toFixed(1)} ms after a change, ${median(again).toFixed(1)} ms again`,
    );
    report(`${what} against one pass over its rows`, median(ratios), 2);
    if (median(times) > MOST_MILLISECONDS) process.exitCode = 1;
  }
  database.close();
  close();
} finally {
  rmSync(folder, { recursive: true });
}

/** CPU time of this thread in each turn: others wait that long, whatever else the machine does. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number[]> {
  const turns: number[] = [];
  const over = new AbortController();
  let before = process.threadCpuUsage();
  void work().finally(() => over.abort());
  while (!over.signal.aborted) {
    await setImmediate();
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    turns.push((user + system) / 1000);
  }
  return turns;
}
