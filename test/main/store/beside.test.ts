import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { readHead, readStanding } from '../../../src/main/store/game-views.ts';
import { openStore, STORE_FILE } from '../../../src/main/store/index.ts';
import { isReadable, SECONDARY } from '../../../src/main/store/secondary.ts';
import { DROPPED_KINDS } from '../../../src/shared/api.ts';
import { pick, random } from '../../play/random.ts';
import { repetitions } from '../../repetitions.ts';
import { backendIn, check, ended } from '../work/backend-in.ts';
import { flipsIn, folderOfEverything, put, shown, type Change, type Flip } from './flipping.ts';
import { repair } from './from-outside.ts';
import { dataFolder, done, storeIn, surroundings } from './store-in.ts';

/** What may look different if something else can be read in a table than was written. */
const SHOWN_OF: Readonly<Record<string, string>> = {
  setting: 'settings season said',
  draft: 'drafts',
  box: 'boxes said outgoing',
  carrier: 'sharing',
  arrived: 'sharing',
  said: 'said',
  former_log: 'logs',
  correction: 'logs outgoing',
  replaced_log: 'outgoing',
  contradiction: 'history contradictions',
  dropped: 'dropped',
  ...Object.fromEntries(['carried', 'shared_game', 'taken_log', 'changed_game'].map((table) => [table, ''])),
};
const OF_GAMES_AND_PEOPLE =
  'history contradictions collection figures people outgoing boxes lists said dropped logs sharing';

test('a damaged byte beside the journals costs only what it was in', () => {
  const [whole, folder] = [folderOfEverything(), dataFolder()];
  const look = (change: Change | null) => {
    copyFileSync(join(whole, STORE_FILE), join(folder, STORE_FILE));
    if (change !== null && !put(folder, change)) return null;
    const store = done(openStore(folder, surroundings()));
    try {
      return shown(folder, store);
    } finally {
      store.close();
    }
  };
  const before = look(null) ?? expect.unreachable();
  const flips = flipsIn(whole);
  const tables = [...Map.groupBy(flips, ({ table }) => table).values()];
  const next = random(7);
  const some = Array.from({ length: repetitions(300, 0) }, () => pick(next, pick(next, tables)));
  for (const flip of some.length === 0 ? flips : some) {
    const { table, column, row, after } = flip;
    const seen = look(flip);
    if (seen === null) continue;
    const now: Flip['row'] = { ...row, [column]: typeof after === 'number' ? after : after.toString() };
    const lost = SECONDARY.find((each) => each.table === table && !isReadable(each, now));
    const standing = now['standing'] ?? null;
    const isRemade =
      table === 'game' &&
      (readHead(String(now['head'])) === null ||
        (standing !== null && readStanding(String(standing)) === null));
    const allowed = isRemade
      ? ''
      : `${SHOWN_OF[table] ?? OF_GAMES_AND_PEOPLE} ${lost === undefined ? '' : 'dropped'}`;
    const differ = Object.keys(before).filter((part) => !isDeepStrictEqual(seen[part], before[part]));
    const where = `${table}.${column}: ${String(after)}`;
    expect(
      differ.filter((part) => !allowed.split(' ').includes(part)),
      where,
    ).toEqual([]);
    if (lost === undefined || lost.keys.includes(column)) continue;
    const gone = look({ ...flip, column: lost.blank ?? null, after: null });
    expect({ ...seen, dropped: [] }, where).toEqual({ ...gone, dropped: [] });
  }
});

/** Damages each kind of row, also those that follow from the journals. */
function damagedFolder(): string {
  const folder = folderOfEverything();
  const columns = 'value content document colour club statement record head player status edition'.split(' ');
  const some = flipsIn(folder).filter(
    ({ column, after }) => columns.includes(column) && Buffer.isBuffer(after),
  );
  for (const [flip] of Map.groupBy(
    some,
    ({ table, column, row }) => `${table} ${column} ${row['name']}`,
  ).values())
    if (flip !== undefined) put(folder, { ...flip, after: Buffer.from('#') });
  return folder;
}

test('a check sets aside or makes again what can’t be read, Settings lists it, and the games stay open', async () => {
  const whole = folderOfEverything();
  const { games, lists, history } = shown(whole, storeIn(whole));
  const { client, store, folder, noted } = await backendIn(damagedFolder());
  const found = async () => {
    const state = await check(client);
    return state.kind === 'done' ? [...new Set(state.result.map(({ kind }) => kind))] : state;
  };
  const rebuilt = ended(client, 'rebuild');
  expect(await found()).toEqual(['beside']);
  await rebuilt;
  expect(await found()).toEqual([]);
  expect([await client.keeping.outage(), noted.length > 0]).toEqual([null, true]);
  expect(shown(folder, store)).toMatchObject({ games, lists, history });
  const kinds = async () => new Set((await client.keeping.overview()).dropped.map(({ kind }) => kind));
  expect(await kinds()).toEqual(new Set(DROPPED_KINDS));
  await client.keeping.droppedSeen();
  expect(await kinds()).toEqual(new Set());
});

test('a repair keeps what can be read', () => {
  const folder = damagedFolder();
  expect(repair(folder, '2026-11-21T20:00:00.000Z')).toMatchObject({ games: 3, missing: [] });
  const store = storeIn(folder);
  expect(new Set(store.dropped.list().map(({ kind }) => kind))).toEqual(new Set(DROPPED_KINDS));
  shown(folder, store);
});
