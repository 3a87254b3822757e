import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkCopy } from '../../../src/main/store/backups/taking.ts';
import { openStore, STORE_FILE, type Store } from '../../../src/main/store/index.ts';
import { entriesIn, sourceOf } from '../../../src/main/store/salvage/entries.ts';
import { LEFT, setAsideIn } from '../../../src/main/store/set-aside.ts';
import { DATABASE_ENDINGS } from '../../../src/main/store/store-file.ts';
import type { MissingEntries, News, Salvaged } from '../../../src/shared/api.ts';
import type { GameRecord } from '../../../src/shared/record/index.ts';
import { below, chance, pick, random } from '../../play/random.ts';
import { wholeGame } from '../../shared/record/games.ts';
import { done, FOUR, play, surroundings } from './store-in.ts';
import { backUp, copyStore, repair } from './from-outside.ts';

export const LOG = `${STORE_FILE}-wal`;
export const MARK = `${STORE_FILE}-running`;

// https://www.sqlite.org/fileformat2.html#walformat
const LOG_HEADER = 32;
export const FRAME = 24 + 4096;

export type Damage = readonly [name: string, make: (file: string) => void];

export const WHOLE: Damage = ['whole', () => undefined];

export const FILES: readonly Damage[] = [
  WHOLE,
  ['zeroed', (file) => change(file, (bytes) => bytes.fill(0))],
  ['empty', (file) => truncateSync(file, 0)],
  ['deleted', (file) => rmSync(file)],
  ['without a header', (file) => change(file, (bytes) => written(bytes, 'nonsense', 0))],
  ['of another format', (file) => change(file, (bytes) => written(bytes, '\x03', 18))],
  ['cut in a page', (file) => change(file, (bytes) => bytes.subarray(0, bytes.length * 0.6 + 100))],
];

export const LOGS: readonly Damage[] = [
  WHOLE,
  ['missing', (file) => rmSync(file)],
  ['empty', (file) => truncateSync(file, 0)],
  ['rubbish', (file) => change(file, (bytes) => bytes.fill('rubbish'))],
  ['without a beginning', (file) => change(file, (bytes) => bytes.fill(0x55, 0, LOG_HEADER + FRAME))],
  ['with flipped bits', (file) => change(file, flipped)],
  ['cut in the middle', (file) => change(file, (bytes) => bytes.subarray(0, bytes.length / 2))],
];

export const MARKS: readonly Damage[] = [
  WHOLE,
  ['missing', (file) => rmSync(file)],
  ['rubbish', (file) => writeFileSync(file, '{"game":')],
];

/** Changes a few bytes somewhere, or cuts off the end. */
export function anyDamage(seed: number): Damage {
  const next = random(seed);
  const damaged = (bytes: Buffer): Buffer => {
    if (chance(next, 0.3)) return bytes.subarray(0, below(next, bytes.length));
    const at = below(next, bytes.length);
    const end = Math.min(at + pick(next, [1, 1, 1, 16, 512]), bytes.length);
    for (let place = at; place < end; place += 1) bytes[place] = (bytes[place] ?? 0) ^ (1 + below(next, 255));
    return bytes;
  };
  return [`changed by seed ${seed}`, (file) => change(file, damaged)];
}

export function change(file: string, how: (bytes: Buffer) => Buffer): void {
  writeFileSync(file, how(readFileSync(file)));
}

function written(bytes: Buffer, text: string, at: number): Buffer {
  bytes.write(text, at, 'latin1');
  return bytes;
}

/** Flips one bit in every third frame, each time in a different place. */
function flipped(bytes: Buffer): Buffer {
  for (let at = LOG_HEADER + 1000; at < bytes.length; at += 3 * FRAME + 401) {
    bytes.writeUInt8(bytes.readUInt8(at) ^ 0x10, at);
  }
  return bytes;
}

/** What a killed run leaves after an earlier one that ended normally, and the records as they were shown. */
export interface Killed {
  readonly folder: string;
  readonly seen: ReadonlyMap<string, GameRecord>;
  /** The games of the backup, and those of the last run. */
  readonly backedUp: readonly string[];
  readonly last: readonly string[];
  readonly close: () => void;
}

export async function kill(): Promise<Killed> {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-killed-'));
  const first = done(openStore(folder, surroundings()));
  const backedUp = playSome(first, [1, 2], 12);
  await backUp(folder, '2026-11-20T10:00:00Z');
  playSome(first, [3], 12);
  first.close();
  const second = done(openStore(folder, surroundings()));
  const last = playSome(second, [4, 5], 12);
  const close = (): void => {
    second.close();
    rmSync(folder, { recursive: true });
  };
  return { folder, seen: recordsIn(second), backedUp, last, close };
}

function playSome(store: Store, seeds: readonly number[], most: number): readonly string[] {
  return seeds.map((seed) => {
    const { events, ...head } = wholeGame(seed);
    const { id } = done(store.games.add({ ...head, events: [] })).record;
    play(store, id, events.slice(0, most));
    return id;
  });
}

function recordsIn(store: Store): ReadonlyMap<string, GameRecord> {
  return new Map(
    store.games.list().flatMap(({ head }) => {
      const record = store.games.get(head.id)?.record;
      return record === undefined ? [] : [[head.id, record] as const];
    }),
  );
}

/** The state after opening a folder, and repairing it if damaged, and what the user was told. */
export interface Recovered {
  readonly records: ReadonlyMap<string, GameRecord>;
  readonly missing: readonly MissingEntries[];
  readonly repaired: Salvaged | null;
  readonly kinds: readonly News['kind'][];
}

export function recover(folder: string): Recovered {
  const around = surroundings();
  const opened = openStore(folder, around);
  const news = opened.ok ? opened.value.notices : [];
  const missing = news.flatMap((each) => (each.kind === 'entries-missing' ? each.missing : []));
  const kinds = news.map(({ kind }) => kind);
  if (opened.ok) {
    try {
      const records = recordsIn(opened.value);
      opened.value.close();
      if (isSound(folder)) return { records, missing, repaired: null, kinds };
    } catch {
      opened.value.close();
    }
  }
  const repaired = repair(folder, around.now());
  const store = done(openStore(folder, around));
  const records = recordsIn(store);
  store.close();
  return { records, missing: [...missing, ...repaired.missing], repaired, kinds };
}

/** Examines a copy: SQLite leaves files beside a database even if it only reads. */
export function isSound(folder: string): boolean {
  const copy = join(folder, 'copy-to-check');
  copyFileSync(join(folder, STORE_FILE), copy);
  const damage = checkCopy(copy);
  for (const end of DATABASE_ENDINGS) rmSync(`${copy}${end}`, { force: true });
  return damage.length === 0;
}

/** All rows of journals anywhere in a folder, including files set aside. */
export function rowsIn(folder: string): ReadonlySet<string> {
  const files = [join(folder, STORE_FILE), ...setAsideIn(folder).map(({ file }) => file)];
  const copies = files.map((file) => join(`${file}${LEFT}`, STORE_FILE));
  const { journals } = entriesIn([...files, ...copies].map(sourceOf));
  return new Set(
    [...journals.values()].flatMap((rows) =>
      [...rows.values()].map(({ game, position, checksum }) => `${game} ${position} ${checksum}`),
    ),
  );
}

export interface Combination {
  readonly file: Damage;
  readonly log: Damage;
  readonly mark: Damage;
  readonly hasBackup: boolean;
}

function takesEntries(folder: string): boolean {
  const store = done(openStore(folder, surroundings()));
  try {
    return store.games.create(FOUR).ok;
  } catch {
    return false;
  } finally {
    store.close();
  }
}

/** What a closed folder contains. */
const KEPT = [STORE_FILE, 'backups', 'set-aside'];

/**
 * Damages a copy of what a killed run left, opens and repairs it, and returns what is wrong with the result.
 */
export function recoverFrom(
  killed: Killed,
  { file, log, mark, hasBackup }: Combination,
  folder: string,
): readonly string[] {
  copyStore(killed.folder, folder);
  if (hasBackup) cpSync(join(killed.folder, 'backups'), join(folder, 'backups'), { recursive: true });
  file[1](join(folder, STORE_FILE));
  log[1](join(folder, LOG));
  mark[1](join(folder, MARK));
  const before = rowsIn(folder);
  const { records, missing, repaired, kinds } = recover(folder);
  const after = rowsIn(folder);
  const again = recover(folder);

  const isUnsure =
    repaired?.allKnown === false || kinds.includes('log-missing') || kinds.includes('mark-missing');
  // An undamaged file without log or legible mark looks as if its last run had ended normally.
  const isUntold = ['missing', 'empty'].includes(log[0]) && mark !== WHOLE;
  const wrong: string[] = [];
  for (const [id, seen] of killed.seen) {
    const record = records.get(id);
    const events = record?.events.length ?? 0;
    const asSeen = { ...seen, events: seen.events.slice(0, events) };
    if (record !== undefined && !isDeepStrictEqual(record, asSeen)) wrong.push(`${id} is not as it was seen`);
    if (record !== undefined && events === seen.events.length) continue;
    if (hasBackup && killed.backedUp.includes(id))
      wrong.push(`${id} is in the backup, and was not restored from there`);
    const told = missing.find(({ game }) => game === id);
    if (told === undefined && !isUnsure && !isUntold) wrong.push(`${id} is lost without a word`);
    if (told !== undefined && told.kept !== (record === undefined ? 0 : events + 1))
      wrong.push(`${id} is said to have ${told.kept} entries`);
    const isMarked = mark === WHOLE && killed.last.includes(id);
    if (isMarked && told?.of !== seen.events.length + 1) wrong.push(`${id} is not told as it was marked`);
  }
  const gone = [...before].filter((row) => !after.has(row)).length;
  if (gone > 0) wrong.push(`${gone} rows are neither found nor set aside`);
  const leftOver = readdirSync(folder).filter((name) => !KEPT.includes(name));
  if (leftOver.length > 0) wrong.push(`left over: ${leftOver.join(', ')}`);
  if (!takesEntries(folder)) wrong.push('nothing can be entered');
  if (again.kinds.length > 0 || again.repaired !== null)
    wrong.push('the next start has something to say again');
  const parts = `file ${file[0]}, log ${log[0]}, mark ${mark[0]}, ${hasBackup ? 'an old' : 'no'} backup`;
  return wrong.map((each) => `${parts}: ${each}`);
}
