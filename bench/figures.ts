import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAsking } from '../src/main/figures/asking.ts';
import { openStore, STORE_FILE } from '../src/main/store/index.ts';
import { figuresIn } from '../test/main/figures/figures-in.ts';
import { evening } from '../test/main/store/many-games.ts';
import { median, milliseconds, report } from './interleaved.ts';
import { fill, MANY_GAMES } from './ten-thousand-games.ts';

/**
 * Everything about more than one game, over ten thousand games: reading them, each figure for the first time and just
 * after a change, and how long an entry at the table waits while everything is worked out.
 */

const TURNS = 15;
const MOST_MILLISECONDS = 200;
const MOST_WAIT_MILLISECONDS = 20;

/** A season with every game. */
const ALWAYS = { from: '2000-01-01', to: '2099-12-31', least: 1 } as const;

const folder = mkdtempSync(join(tmpdir(), 'vernissage-bench-'));
try {
  const opened = openStore(folder, { now: () => new Date().toISOString(), newId: randomUUID });
  if (!opened.ok) throw new Error(opened.error.kind);
  const store = opened.value;
  fill(folder);
  const now = () => new Date().toISOString();
  const figures = figuresIn(folder, now);
  const before = process.memoryUsage.rss();
  console.log(
    `reading ${MANY_GAMES} games: ${milliseconds(() => figures.usual({ game: '', painting: 0 })).toFixed(0)} ms`,
  );
  console.log(`they take ${((process.memoryUsage.rss() - before) / 1e6).toFixed(0)} MB`);
  const hung =
    figures.page({ filter: { hung: true, edition: 'modern-art-1994' }, skip: 0, most: 1 })[0] ?? '';
  const all = { person: null, filter: {} };
  const measured = [
    ['everybody', () => figures.people({})],
    ['everybody in one family', () => figures.people({ family: 'auction' })],
    ['one person', () => figures.person({ id: 'ada', filter: {} })],
    ['the group', () => figures.group({})],
    ['the group at one place', () => figures.group({ place: 'the club' })],
    ['what is paid', () => figures.prices(all)],
    ['what one person pays', () => figures.prices({ ...all, person: 'ada' })],
    ['the habits', () => figures.habits({})],
    ['the top games', () => figures.gameTops({})],
    ['the catalogue', () => figures.catalogue({})],
    ['an evening', () => figures.evening(hung)],
    ['a year', () => figures.year({ year: 2025, filter: {} })],
    ['a season', () => figures.season({ ...ALWAYS, rule: 'places' })],
    ['a season by rating', () => figures.season({ ...ALWAYS, rule: 'rating' })],
    ['two people', () => figures.pair({ one: 'ada', other: 'bo', filter: {} })],
    ['what there is to filter by', () => figures.facets({})],
    ['the same, filtered', () => figures.facets({ person: 'ada', text: 'club' })],
    ['the list by month and evening', () => figures.outline({})],
    ['the same, filtered', () => figures.outline({ person: 'ada', text: 'club' })],
    [
      'what one person bought for nothing, among all paintings',
      () => figures.lit({ filter: {}, light: { buyer: 'ada', price: { least: 0, most: 0 } } }),
    ],
    ['what an artist’s paintings usually cost', () => figures.usual({ game: hung, painting: 3 })],
  ] as const;
  for (const [what, ask] of measured) {
    const first = milliseconds(ask);
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      store.players.retire('ada', turn % 2 === 0);
      times.push(milliseconds(ask));
    }
    console.log(`${what}: ${first.toFixed(0)} ms for the first time`);
    report(`milliseconds for ${what} after a change`, median(times), MOST_MILLISECONDS);
  }

  const {
    ask,
    opened: begin,
    closed,
  } = openAsking({
    script: join(import.meta.dirname, '../src/main/figures/thread.ts'),
    file: join(folder, STORE_FILE),
    onMisread: () => undefined,
  });
  begin();
  const enter = openTable();
  const alone = Array.from({ length: 200 }, () => milliseconds(enter));
  const beside: number[] = [];
  const everything = (filter: { readonly seats?: 4 }) => [
    ...[ask('people', filter), ask('group', filter), ask('habits', filter), ask('gameTops', filter)],
    ...[ask('catalogue', filter), ask('facets', filter), ask('outline', filter)],
    ask('prices', { person: null, filter }),
  ];
  const over = new AbortController();
  const asking = Promise.all([...everything({}), ...everything({ seats: 4 })]).finally(() => over.abort());
  while (!over.signal.aborted) {
    beside.push(milliseconds(enter));
    // As fast as anyone can enter.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await asking;
  console.log(
    `${beside.length} entries: median ${median(beside).toFixed(2)} ms, alone ${median(alone).toFixed(2)} ms`,
  );
  report(
    'milliseconds that the slowest of 100 entries waits longer than the slowest of 100 alone',
    ninetyNinth(beside) - ninetyNinth(alone),
    MOST_WAIT_MILLISECONDS,
  );
  closed();
  store.close();

  /** A game in progress; the function it returns adds an event. */
  function openTable(): () => void {
    const game = store.games.add({ ...evening(0), id: 'table', events: [] });
    if (!game.ok) throw new Error(game.error.kind);
    let position = 0;
    const note = () => ({ kind: 'header', fields: { notes: `note ${position}` } }) as const;
    return () => {
      const edited = store.games.edit('table', position, [note()]);
      if (!edited.ok) throw new Error(edited.error.kind);
      position = edited.value.position;
    };
  }
} finally {
  rmSync(folder, { recursive: true });
}

function ninetyNinth(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
