import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAsking } from '../src/main/figures/asking.ts';
import { openStore, STORE_FILE } from '../src/main/store/index.ts';
import { figuresIn } from '../test/main/figures/figures-in.ts';
import { entriesBeside, openTable } from './entries.ts';
import { median, milliseconds, report } from './interleaved.ts';
import { fill, MANY_GAMES } from './ten-thousand-games.ts';

/**
 * Everything about more than one game, over ten thousand games: reading them, each figure for the first time and just
 * after a change, and how long an entry at the table waits while everything is worked out.
 */

const TURNS = 15;
const MOST_MILLISECONDS = 200;

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
  const enter = openTable(store);
  const everything = (filter: { readonly seats?: 4 }) => [
    ...[ask('people', filter), ask('group', filter), ask('habits', filter), ask('gameTops', filter)],
    ...[ask('catalogue', filter), ask('facets', filter), ask('outline', filter)],
    ask('prices', { person: null, filter }),
  ];
  await entriesBeside(
    () => milliseconds(enter),
    () => Promise.all([...everything({}), ...everything({ seats: 4 })]),
  );
  closed();
  store.close();
} finally {
  rmSync(folder, { recursive: true });
}
