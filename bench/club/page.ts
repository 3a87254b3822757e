import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { openPageStore, type PageStore } from '../../src/club/page/page-store.ts';
import type { PageGiven } from '../../src/club/page/page-here.ts';
import { STORE_FILE } from '../../src/main/store/index.ts';
import { clientOver, type Client } from '../../src/renderer/lib/contract-client.ts';
import { median } from '../interleaved.ts';
import { print, say, seconds } from './printing.ts';

const TURNS = 5;
/** No screen is asked again after that. */
const MOST_SECONDS = 20;

const threads: Worker[] = [];
process.on('worker', (thread) => threads.push(thread));

const SEASON = { from: '2024-01-01', to: '2024-12-31', rule: 'places', least: 3 } as const;

/** What each screen of the page asks for at once. */
const SCREENS = {
  home: (client: Client) => [
    client.app.info(),
    client.history.page({ filter: { status: 'finished', sample: false }, most: 6 }),
    client.games.shelves({ unfinished: 6, finished: 0, abandoned: 0 }),
    client.season.table(SEASON),
    client.statistics.people({}),
  ],
  'latest games': (client: Client) => [
    client.history.page({ filter: { status: 'finished', sample: false }, most: 6 }),
    client.games.shelves({ unfinished: 6, finished: 0, abandoned: 0 }),
  ],
  season: (client: Client) => [client.season.table(SEASON)],
  'all games': (client: Client) => [
    client.history.page({ filter: {}, most: 50 }),
    client.history.outline({}),
    client.history.facets({}),
  ],
  people: (client: Client) => [client.statistics.people({})],
  group: (client: Client) => [client.statistics.group({}), client.statistics.people({})],
  questions: (client: Client) => [
    client.statistics.habits({}),
    client.statistics.prices({ person: null, filter: {} }),
    client.statistics.gameTops({}),
  ],
  somebody: (client: Client) => [client.statistics.person({ id: 'ada-0', filter: {} })],
  collection: (client: Client) => [
    client.history.page({ filter: { hung: true }, most: 50 }),
    client.history.outline({ hung: true }),
    client.collection.lit({ filter: {}, light: {} }),
  ],
} satisfies Record<string, (client: Client) => readonly Promise<unknown>[]>;

/** The club page over so many games; `addOne` adds one more at the server. */
export async function measurePage(
  { club, place }: Pick<PageGiven, 'club' | 'place'>,
  games: number,
  addOne: () => Promise<unknown>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-page-bench-'));
  const open = async (): Promise<PageStore> => {
    const store = await openPageStore({
      ...{ folder, club, place },
      note: (error) => print(String(error)),
      lost: () => print('the thread of the page has ended'),
    });
    if (store === null) throw new Error('the page can’t be opened');
    return store;
  };
  try {
    let page = await open();
    const before = megabytes();
    const filling = await seconds(() => page.take());
    say('the page takes everything in', filling, games);
    print(`its file: ${(statSync(join(folder, STORE_FILE)).size / games).toFixed(0)} bytes a game`);
    await askEverything(clientOf(page), 'the first time');
    await askEverything(clientOf(page), 'again');
    await addOne();
    print(`one new game: ${inMilliseconds(await seconds(() => page.take()))} until the page has it`);
    await askEverything(clientOf(page), 'after a new game');
    print(`memory: ${megabytes()} MB, before the page ${before} MB, at most ${mostMegabytes()} MB`);
    print(`of which the page’s own thread has: ${await heapMegabytes()} MB`);
    const closing = await seconds(() => page.close());
    const opening = await seconds(async () => {
      page = await open();
      await page.take();
      await clientOf(page).app.info();
    });
    print(`closing: ${inMilliseconds(closing)}; opening again: ${inMilliseconds(opening)}`);
    await askEverything(clientOf(page), 'after a restart');
    await page.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function askEverything(client: Client, when: string): Promise<void> {
  for (const [screen, ask] of Object.entries(SCREENS)) {
    const turns = when === 'again' ? TURNS : 1;
    const times: number[] = [];
    let spent = 0;
    for (let turn = 0; turn < turns && spent < MOST_SECONDS; turn += 1) {
      const time = await seconds(() => Promise.all(ask(client)));
      times.push(time);
      spent += time;
    }
    print(`${screen}, ${when}: ${inMilliseconds(median(times))}`);
  }
}

function clientOf(page: PageStore): Client {
  const { client, receive } = clientOver((message) => void connection.message(message));
  const connection = page.connect(receive);
  return client;
}

function inMilliseconds(time: number): string {
  return `${(time * 1000).toFixed(0)} ms`;
}

function megabytes(): number {
  return Math.round(process.memoryUsage.rss() / 1e6);
}

async function heapMegabytes(): Promise<number> {
  const thread = threads.find(({ threadName }) => threadName === 'page');
  return Math.round(((await thread?.getHeapStatistics())?.used_heap_size ?? 0) / 1e6);
}

function mostMegabytes(): number {
  return Math.round(process.resourceUsage().maxRSS / 1e3);
}
