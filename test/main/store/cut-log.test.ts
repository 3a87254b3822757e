import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { STORE_FILE, type Store } from '../../../src/main/store/index.ts';
import { repetitions } from '../../repetitions.ts';
import { wholeGame } from '../../shared/record/games.ts';
import { dataFolder, done, play, storeIn } from './store-in.ts';

// The write-ahead log as described in https://www.sqlite.org/fileformat2.html#walformat
const LOG_HEADER = 32;
const FRAME_HEADER = 24;

/** Where each frame of a log ends, and whether it commits. */
function framesOf(log: Buffer): readonly { readonly end: number; readonly commits: boolean }[] {
  const size = FRAME_HEADER + log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  const frames = [];
  for (let start = LOG_HEADER; start + size <= log.length; start += size) {
    // Later frames are left over from before the log was restarted.
    if (!log.subarray(start + 8, start + 16).equals(salt)) break;
    frames.push({ end: start + size, commits: log.readUInt32BE(start + 4) > 0 });
  }
  return frames;
}

function eventsIn(store: Store): unknown {
  return store.games.list().map(({ head }) => store.games.get(head.id)?.record.events);
}

test('a log cut at every frame and within each opens undamaged, with at least what was committed up to there', () => {
  const folder = dataFolder();
  const store = storeIn(folder);
  const { events, ...head } = wholeGame(1);
  const { id } = done(store.games.add({ ...head, events: [] })).record;
  const expected: unknown[] = [[], eventsIn(store)];
  for (const event of events.slice(0, repetitions(4, 12))) {
    play(store, id, [event]);
    expected.push(eventsIn(store));
  }
  const log = readFileSync(join(folder, `${STORE_FILE}-wal`));
  const frames = framesOf(log);
  const commitsOf = (bytes: number): number =>
    frames.filter(({ end, commits }) => commits && end <= bytes).length;
  const madeBefore = commitsOf(log.length) - (expected.length - 1);
  // Before there is a game, every tenth will do.
  const begun = frames.filter(({ commits }) => commits)[madeBefore - 1]?.end ?? 0;
  const looked = frames.filter(({ end }, at) => end >= begun || at % 10 === 0);
  const cuts = looked.flatMap(({ end }) => [end, end - 1, end + 10]);
  for (const bytes of [0, 16, LOG_HEADER, ...cuts]) {
    const copy = dataFolder();
    copyFileSync(join(folder, STORE_FILE), join(copy, STORE_FILE));
    writeFileSync(join(copy, `${STORE_FILE}-wal`), log.subarray(0, bytes));
    const cut = storeIn(copy);
    // An entry may be there although its commit was cut off.
    const made = Math.max(0, commitsOf(bytes) - madeBefore);
    expect(expected.slice(made, made + 2), `${bytes} bytes of the log`).toContainEqual(eventsIn(cut));
    cut.close();
    const database = new Database(join(copy, STORE_FILE));
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    database.close();
  }
  expect(frames.length).toBeGreaterThan(2 * expected.length);
});
