import Database from 'better-sqlite3';
import { spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/main/store/index.ts';
import type { JobView } from '../../../src/shared/api.ts';
import { readRecord, replay } from '../../../src/shared/record/index.ts';
import { repetitions } from '../../repetitions.ts';
import { wholeGame } from '../../shared/record/games.ts';
import { dataFolder, done, FOUR, OFFER, storeIn } from '../store/store-in.ts';
import type { Report } from './import-alone.ts';
import { hold, letGo } from '../work/holding.ts';
import { AT, look, orderOf, queueIn, take } from './given-files.ts';

/** A folder with its games, and a file of so many lines in it. */
async function laid(lines = 0, line = gameLine, name = 'games.ndjson') {
  const folder = dataFolder();
  const store = storeIn(folder);
  const path = join(folder, name);
  await manyLines(path, lines, line);
  return { folder, store, path };
}

/** A long file, written without holding all of it in memory. */
async function manyLines(path: string, lines: number, line: (at: number) => string): Promise<void> {
  const out = createWriteStream(path);
  for (let at = 0; at < lines; at += 1) {
    if (!out.write(`${line(at)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

const played = Array.from({ length: 40 }, (_, seed) => wholeGame(seed + 1));

/** One of a few games, each time with a new id. */
function gameLine(at: number, notes = ''): string {
  return JSON.stringify({ ...played[at % played.length], id: `game-${String(at).padStart(6, '0')}`, notes });
}

/** What is still used is known the sooner, the fewer megabytes there are for what is new. */
const SMALL = ['--max-old-space-size=36', '--max-semi-space-size=2'];

/** Imports files in a separate process that would die if it kept all games of a large file in its heap. */
function importAlone(...paths: readonly string[]): readonly Report[] {
  const script = join(import.meta.dirname, 'import-alone.ts');
  const ran = spawnSync(process.execPath, [...SMALL, script, dataFolder(), ...paths]);
  if (ran.status !== 0) throw new Error(`taking in ended with ${ran.signal ?? ran.status}: ${ran.stderr}`);
  return JSON.parse(String(ran.stdout)) as readonly Report[];
}

/** An action at the table: an entry or an undo. */
function enter(store: Store, id: string, position: number): void {
  if (position % 2 === 0) done(store.games.edit(id, position, [{ kind: 'append', event: OFFER }]));
  else done(store.games.undo(id, position));
}

/** Whether an entry was acknowledged: if the disk stalls, the table is told to try again. */
function isKept(entering: () => void): boolean {
  try {
    entering();
    return true;
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY') return false;
    throw error;
  }
}

describe('a large file', () => {
  const RECORDS = repetitions(200, 10_000);

  test('of many records, some broken, is imported, and the table goes on meanwhile', async () => {
    const broken = RECORDS / 100;
    const line = (at: number) => (at % 100 === 99 ? gameLine(at).slice(0, -20) : gameLine(at));
    const { folder, store, path } = await laid(RECORDS, line);
    const queue = queueIn(folder);
    const found = await look(folder, path);
    expect(found.counts).toEqual({ new: RECORDS - broken, further: 0, here: 0, different: 0 });
    expect(found.brokenCount).toBe(broken);
    expect(found.broken.slice(0, 2).map(({ line, problem }) => [line, problem.code])).toEqual([
      [100, 'not-json'],
      [200, 'not-json'],
    ]);
    expect(found.games.new).toHaveLength(100);
    expect(store.games.list()).toEqual([]);

    const table = done(store.games.create(FOUR));
    const { id } = table.record;
    let isTaking = true;
    const { ended } = queue.start('import', { ...orderOf(path), answers: [], at: AT });
    const taking = ended.finally(() => (isTaking = false));
    let position = 0;
    while (isTaking) {
      if (isKept(() => queue.tableFirst(() => enter(store, id, position)))) position += 1;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect((await taking).state).toMatchObject({ kind: 'done', result: { counts: found.counts } });
    expect(position).toBeGreaterThan(10);
    expect(store.games.get(id)?.position).toBe(position);
    expect(store.games.counts()).toMatchObject({ finished: expect.any(Number) as number });
    expect(store.games.list()).toHaveLength(RECORDS - broken + 1);
    expect((await take(folder, [path])).counts).toEqual({
      new: 0,
      further: 0,
      here: RECORDS - broken,
      different: 0,
    });
  });

  test('of tens of megabytes is looked through and imported in constant memory', async () => {
    const [some, most] = [20, repetitions(60, 200)];
    const folder = dataFolder();
    const notes = 'n'.repeat(500_000);
    const [shorter, large] = [join(folder, 'shorter.ndjson'), join(folder, 'large.ndjson')];
    await manyLines(shorter, some, (at) => gameLine(at, notes));
    await manyLines(large, most, (at) => gameLine(some + at, notes));
    const [few, many] = importAlone(shorter, large);
    expect([few?.taken, many?.taken]).toEqual([some, most]);
    // A game is half a megabyte: if so many more were kept, memory would grow by all of them.
    expect(((many?.kilobytes ?? Infinity) - (few?.kilobytes ?? 0)) / 1000).toBeLessThan(
      (most - some) * 0.375,
    );
  });

  test('can be cancelled at any time; what was imported is complete, and the rest comes the next time', async () => {
    const { folder, store, path } = await laid(200);
    hold(folder);
    const queue = queueIn(folder);
    const started = queue.start('import', { ...orderOf(path), answers: [], at: AT });
    const isImporting = ({ state }: JobView) =>
      state.kind === 'running' && state.before === undefined && state.done > 0;
    await expect.poll(() => queue.jobs().some(isImporting)).toBe(true);
    expect(queue.cancel(started.id)).toBe(true);
    expect((await started.ended).state.kind).toBe('cancelled');
    letGo(folder);
    const some = store.games.list().length;
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(200);
    for (const { head } of store.games.list({ most: 20 }))
      expect(replay(store.games.get(head.id)?.record).ok).toBe(true);
    expect((await take(folder, [path])).counts).toMatchObject({ new: 200 - some, here: some });
  });
});

describe('a file', () => {
  test('of one game is read as a whole, whatever its lines', async () => {
    // Editors on Windows put a byte order mark before it.
    const spread = () => `\uFEFF${JSON.stringify(JSON.parse(gameLine(1)), null, 2)}`;
    const { folder, path } = await laid(1, spread, 'one.json');
    const found = await look(folder, path);
    expect(found.counts.new).toBe(1);
    expect(found.games.new[0]).toMatchObject({ line: null, id: 'game-000001' });
  });

  test('of lines may have blank ones, with the line ends of any system', async () => {
    const lines = ['', ' ', gameLine(1), '', ' \t', gameLine(2), '{'].map((line) => `${line}\r`);
    const { folder, path } = await laid(lines.length, (at) => lines[at] ?? '');
    const { counts, broken } = await look(folder, path);
    expect([counts.new, broken.map(({ line }) => line)]).toEqual([2, [7]]);
  });

  test('with endless brackets in a game is reported, and does no harm', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const { folder, path } = await laid(2, (at) =>
      at === 0 ? gameLine(0).replace('"notes":""', `"notes":${deep}`) : gameLine(1),
    );
    const { counts, broken } = await look(folder, path);
    expect(counts.new).toBe(1);
    expect(broken.map(({ line, problem }) => [line, problem.code])).toEqual([[1, 'nested-too-deep']]);
  });
});

describe('several files', () => {
  test('are looked through and imported as one, and problems name the file', async () => {
    const { folder, path: one } = await laid(1, gameLine, 'one.vernissage');
    const [two, gone] = [join(folder, 'two.JSONL'), join(folder, 'gone.json')];
    await manyLines(two, 3, (at) => (at === 1 ? '{' : gameLine(at)));
    const { counts, broken } = await look(folder, one, two, gone);
    expect(counts).toEqual({ new: 2, further: 0, here: 1, different: 0 });
    expect(broken.map(({ file, line, problem }) => [file, line, problem.code])).toEqual([
      ['two.JSONL', 2, 'not-json'],
      ['gone.json', null, 'no-such-file'],
    ]);
    const taken = { kind: 'imported', file: 'f', counts, broken: 2, boxes: 0, changed: [] };
    expect(await take(folder, [one, two, gone])).toEqual(taken);
    await manyLines(two, 1, () => gameLine(2, 'noted elsewhere'));
    const changed = ['game-000002'];
    expect(await take(folder, [two])).toMatchObject({ counts: { different: 1 }, changed });
  });

  test('list how many people are new here, besides those with a known name who may be the same', async () => {
    const { folder, store, path } = await laid(1);
    const [first = { name: '' }, ...others] = done(readRecord(JSON.parse(gameLine(0)))).players;
    store.players.add(first.name);
    const found = await look(folder, path);
    expect(found.strangers.map(({ name }) => name)).toEqual([first.name]);
    expect(found.newcomers).toBe(others.length);
    await take(folder, [path]);
    expect(await look(folder, path)).toMatchObject({ strangers: [], newcomers: 0 });

    // Two at one table aren't, whichever of their games that was, and of their ids and names.
    const { id } = store.players.add('Axel');
    const guest = { id, name: 'Axel' };
    done(store.games.create({ ...FOUR, players: FOUR.players.with(0, guest).slice(0, 3) }));
    const { record } = done(store.games.create(FOUR));
    done(store.players.merge(id, 'doris'));
    const another = (seat: number) =>
      FOUR.players.with(3, guest).with(seat, { id: 'another-axel', name: 'axel ' });
    for (const [seats, namesakes] of [
      [[1], []],
      [[1, 0], []],
      [[0, 1], []],
      [[3], [{ id: 'doris', name: 'Doris', games: 2 }]],
      [[0], [{ id: 'axel', name: 'Axel', games: 1 }]],
    ] as const) {
      const line = (at: number) => ({ ...record, id: `elsewhere-${at}`, players: another(seats[at] ?? 0) });
      await manyLines(path, seats.length, (at) => JSON.stringify(line(at)));
      const { strangers, newcomers } = await look(folder, path);
      expect([strangers.flatMap((one) => one.namesakes), newcomers], `at ${seats}`).toEqual([
        namesakes,
        namesakes.length === 0 ? 1 : 0,
      ]);
    }
    // What the file says of two isn't asked, in whichever order it says so.
    const two = ['axel', 'another-axel'];
    for (const [kind, newcomers] of Object.entries({ same: 0, apart: 1 })) {
      for (const [one, other] of [two, two.toReversed()]) {
        const people = [{ kind, id: one, as: other, at: AT }];
        await manyLines(path, 1, () => JSON.stringify({ ...record, id: 'e', players: another(0), people }));
        expect(await look(folder, path), `${one}, ${kind}`).toMatchObject({ strangers: [], newcomers });
      }
    }
  });

  test('report that a game is in the trash', async () => {
    const { folder, store, path } = await laid(2);
    await take(folder, [path]);
    store.games.trash('game-000001');
    const { games } = await look(folder, path);
    expect(games.here.map(({ trashed }) => trashed)).toEqual([false, true]);
  });
});
