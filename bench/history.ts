import type { HistoryFilter } from '../src/shared/api.ts';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openStore, STORE_FILE } from '../src/main/store/index.ts';
import { openJobQueue } from '../src/main/work/job-queue.ts';
import { replay } from '../src/shared/record/index.ts';
import { figuresIn } from '../test/main/figures/figures-in.ts';
import { entriesBeside, openTable } from './entries.ts';
import { median, milliseconds, report } from './interleaved.ts';
import { fill, MANY_GAMES } from './ten-thousand-games.ts';

/**
 * All history queries over ten thousand games, measured alternately with one pass over the rows they read;
 * and how long an entry at the table waits during a rebuild. What is asked of all games at once is in `figures.ts`.
 */

const TURNS = 15;
const GAMES_OPENED = 40;
const MOST_MILLISECONDS = 200;
/** One game in this many has a different result by today's rules. */
const ONE_CONTRADICTED_IN = 20;

const folder = mkdtempSync(join(tmpdir(), 'vernissage-bench-'));
try {
  const opened = openStore(folder, { now: () => new Date().toISOString(), newId: randomUUID });
  if (!opened.ok) throw new Error(opened.error.kind);
  const store = opened.value;
  fill(folder);
  const database = new Database(join(folder, STORE_FILE));
  const pass = (...statements: string[]) => {
    const prepared = statements.map((sql) => database.prepare(sql).raw());
    return () => prepared.map((statement) => statement.all().length);
  };

  database
    .prepare(
      `INSERT INTO contradiction SELECT id, standing FROM projected_game JOIN game ON game.id = projected_game.game
       WHERE projected_game.status = 'finished' AND number % ? = 0`,
    )
    .run(ONE_CONTRADICTED_IN);

  const GAMES =
    'SELECT number, game, family, edition, seats, status, location, played_at FROM projected_game';
  const SEATS = 'SELECT game, player FROM seat';
  const CONTRADICTED = `SELECT projected_game.*, head, standing, replayed
    FROM contradiction JOIN projected_game ON projected_game.game = contradiction.game
      JOIN game ON game.id = contradiction.game`;
  const WALLS = [
    'SELECT * FROM projected_game JOIN projected_facts ON projected_facts.game = number',
    'SELECT game, player FROM seat',
  ];
  const figures = figuresIn(folder);
  const HUNG = figures.facets({ hung: true }).games;
  const shown = (filter: HistoryFilter, skip: number, most: number) =>
    store.history.games(figures.page({ filter, skip, most }));
  const measured = [
    [
      'the first page',
      () => store.history.page({ counted: false }, 0, 50),
      pass('SELECT * FROM projected_game'),
    ],
    [
      'a page of one person’s games at one place',
      () => shown({ person: 'ada', place: 'the club', tag: 'rainy' }, 0, 50),
      pass('SELECT * FROM projected_game'),
    ],
    [
      'a page for words that no game contains',
      () => shown({ text: 'no such words' }, 0, 50),
      pass('SELECT * FROM projected_game'),
    ],
    [
      'a page at the far end',
      () => store.history.page({ counted: false }, MANY_GAMES - 500, 100),
      pass('SELECT * FROM projected_game'),
    ],
    [
      'a page of the permanent collection at the far end',
      () => shown({ hung: true }, HUNG - 500, 100),
      pass(...WALLS),
    ],
    ['games whose result a replay contradicts', () => store.history.contradictions(), pass(CONTRADICTED)],
    [
      'the list as it opens, before there is anything to filter by',
      () => [store.history.page({ counted: false }, 0, 50), store.history.contradictions()],
      pass(GAMES, SEATS, CONTRADICTED),
    ],
  ] as const;
  for (const [what, ask, onePass] of measured) {
    const times: number[] = [];
    const ratios: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const passed = milliseconds(onePass);
      const asked = milliseconds(ask);
      times.push(asked);
      ratios.push(asked / passed);
    }
    console.log(`${what} of ${MANY_GAMES} games: median ${median(times).toFixed(1)} ms`);
    report(`${what} against one pass over its rows`, median(ratios), 2);
    if (median(times) > MOST_MILLISECONDS) process.exitCode = 1;
  }

  const journal = database.prepare<[string], { readonly content: string }>(
    "SELECT content FROM journal WHERE game = ? AND kind = 'open' ORDER BY position",
  );
  const openAll = (games: readonly string[]) => games.map((game) => store.games.get(game)?.position);
  const playAll = (games: readonly string[]) =>
    games.map((game) => journal.all(game).map(({ content }) => replay(JSON.parse(content)).ok));
  const openings: number[] = [];
  const openingRatios: number[] = [];
  for (let turn = 0; turn < 2 * TURNS; turn += 1) {
    // Different games each time, because open games are cached.
    const games = Array.from({ length: GAMES_OPENED }, (_, at) => `game-${(turn * GAMES_OPENED + at) * 7}`);
    // The first of the two waits for the disk, so they take turns.
    const [first, second] = turn % 2 === 0 ? [openAll, playAll] : [playAll, openAll];
    const times = [milliseconds(() => first(games)), milliseconds(() => second(games))];
    const [asked = Number.NaN, passed = Number.NaN] = turn % 2 === 0 ? times : times.toReversed();
    openings.push(asked / GAMES_OPENED);
    openingRatios.push(asked / passed);
  }
  console.log(`a game of ${MANY_GAMES}: median ${median(openings).toFixed(2)} ms`);
  report('opening a game against its rows read and played once', median(openingRatios), 2);

  const queue = openJobQueue(
    join(import.meta.dirname, '../src/main/work/worker.ts'),
    join(folder, STORE_FILE),
  );
  const enter = openTable(store);
  const begun = performance.now();
  await entriesBeside(
    // As the app does: the worker gives way to the table.
    () => milliseconds(() => queue.tableFirst(enter)),
    () => {
      database.exec('UPDATE projected_game SET version = 0');
      return queue.start('rebuild', null).ended;
    },
  );
  console.log(
    `working out ${MANY_GAMES} games again: ${((performance.now() - begun) / 1000).toFixed(1)} s, with entries`,
  );
  queue.close();
  database.close();
  store.close();
} finally {
  rmSync(folder, { recursive: true });
}
