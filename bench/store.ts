import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openStore, type NewGame, type Store } from '../src/main/store/index.ts';
import type { EventJson } from '../src/shared/record/index.ts';
import { wholeGame } from '../test/shared/record/games.ts';
import { median, milliseconds, report } from './interleaved.ts';

/**
 * The cost of the store: a durable append against SQLite's minimum for the same bytes, and starting with ten
 * thousand games against starting with none.
 */

const APPENDS = 400;
const STARTS = 21;
const MANY_GAMES = 10_000;

const FOUR: NewGame = {
  edition: 'modern-art-1994',
  players: ['Axel', 'Beatrix', 'Clemens', 'Doris'].map((name) => ({ id: name, name })),
  firstSeat: 0,
  options: { tracking: 'ledger' },
};
const EVENT: EventJson = {
  type: 'offer',
  seat: 0,
  artist: 'krypto',
  auction: 'open',
  at: '2026-11-21T19:30:00Z',
};
const EARLIER: EventJson = { type: 'adjust', reason: 'a coin was found', cash: { 0: 1 } };

const folder = mkdtempSync(join(tmpdir(), 'vernissage-bench-'));
try {
  const store = open(folder);
  const bare = bareDatabase(join(folder, 'bare.db'));
  report('appending the first event', appending(store, bare, 0), 1.5);
  report('appending the three-hundredth event', appending(store, bare, 299), 1.5);
  store.close();
  report(`starting with ${MANY_GAMES} games`, await starting(), 1.3);
} finally {
  rmSync(folder, { recursive: true });
}

function open(where: string): Store {
  const store = openStore(where, { now: () => new Date().toISOString(), newId: randomUUID });
  if (!store.ok) throw new Error(store.error.kind);
  return store.value;
}

/** One row of the same size, committed with the same settings. */
function bareDatabase(file: string): (text: string) => unknown {
  const database = new Database(file);
  database.pragma('journal_mode = wal');
  database.pragma('synchronous = full');
  database.exec('CREATE TABLE event (content TEXT NOT NULL) STRICT');
  const insert = database.prepare<[string]>('INSERT INTO event (content) VALUES (?)');
  return database.transaction((text: string) => insert.run(text));
}

/** The median ratio of an append, after a number of earlier events, to a bare insert. */
function appending(store: Store, insertBare: (text: string) => unknown, earlier: number): number {
  const text = JSON.stringify(EVENT);
  const ratios = Array.from({ length: APPENDS }, (_, turn) => {
    const begun = store.games.create(FOUR);
    if (!begun.ok) throw new Error(begun.error.kind);
    const { id } = begun.value.record;
    const edits = new Array<EventJson>(earlier)
      .fill(EARLIER)
      .map((event) => ({ kind: 'append', event }) as const);
    const before = store.games.edit(id, 0, edits);
    const append = (): void => {
      const after = before.ok && store.games.edit(id, 1, [{ kind: 'append', event: EVENT }]);
      if (!after || !after.ok) throw new Error('the event is allowed');
    };
    const insert = (): unknown => insertBare(text);
    // The second of the two finds the disk busier, so they take turns.
    if (turn % 2 === 0) return milliseconds(append) / milliseconds(insert);
    const inserting = milliseconds(insert);
    return milliseconds(append) / inserting;
  });
  return median(ratios);
}

/** The median ratio of starting a process with many games to starting with none. */
async function starting(): Promise<number> {
  const [none, many] = ['none', 'many'].map((name) => join(folder, name));
  if (none === undefined || many === undefined) throw new Error('two folders');
  mkdirSync(none);
  mkdirSync(many);
  open(none).close();
  fill(many);
  const ratios: number[] = [];
  for (let turn = 0; turn < STARTS; turn += 1) {
    const withNone = await startToAnswer(none);
    ratios.push((await startToAnswer(many)) / withNone);
  }
  return median(ratios);
}

function fill(where: string): void {
  const store = open(where);
  const games = Array.from({ length: 200 }, (_, seed) => wholeGame(seed));
  for (let game = 0; game < MANY_GAMES; game += 1) {
    const added = store.games.add({ ...games[game % games.length], id: randomUUID() });
    if (!added.ok) throw new Error(added.error.kind);
  }
  store.close();
}

async function startToAnswer(where: string): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'store-start.ts'), where], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  await once(child.stdout, 'data');
  const answered = performance.now() - start;
  await closed;
  return answered;
}
