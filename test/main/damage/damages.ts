import Database from 'better-sqlite3';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { below, random, type Random } from '../../play/random.ts';
import type { SavedEvenings } from './evenings.ts';

/** How the last run ended, before its files were damaged. */
export type Ending = 'clean' | 'killed';

const HOWS = ['zeroed', 'random', 'swapped', 'cut', 'flipped'] as const;

export type Damage =
  /** A page of the file or a frame of its log, counted from 0. */
  | {
      readonly kind: 'page' | 'frame';
      readonly number: number;
      readonly how: (typeof HOWS)[number];
    }
  /** A few bits flipped anywhere in the file or its log. */
  | { readonly kind: 'scattered'; readonly part: 'file' | 'log'; readonly seed: number }
  | { readonly kind: 'dropped' | 'unlisted' | 'crossed'; readonly name: string }
  | { readonly kind: 'files'; readonly what: string };

/** A folder before damage, and the damage done to it. */
export interface Case {
  readonly ending: Ending;
  /** Whether there is a backup that lacks the latest games. */
  readonly backup: boolean;
  readonly damage: Damage;
}

export function nameOf({ ending, backup, damage }: Case): string {
  return `${whatIsWrong(damage)}, ${ending}, ${backup ? 'with a backup' : 'no backup'}`;
}

function whatIsWrong(damage: Damage): string {
  switch (damage.kind) {
    case 'page':
    case 'frame':
      return `${damage.kind} ${damage.number} ${damage.how}`;
    case 'scattered':
      return `bits scattered over the ${damage.part}, seed ${damage.seed}`;
    case 'dropped':
    case 'unlisted':
    case 'crossed':
      return `${damage.name} ${damage.kind}`;
    case 'files':
      return damage.what;
  }
}

const LOG = `${STORE_FILE}-wal`;
const MARK = `${STORE_FILE}-running`;
const PAGE = 4096;
const LOG_HEADER = 32;
const FRAME = PAGE + 24;
const FLIPPED_BITS = 20;
const SCATTERED = 60;

/** All kinds of damage, in an order unrelated to their cost. */
export function allCases(evenings: SavedEvenings): Case[] {
  const cases: Case[] = [];
  const add = (ending: Ending, damage: Damage): void => {
    cases.push({ ending, backup: cases.length % 2 === 0, damage });
  };
  for (const ending of ['clean', 'killed'] as const) {
    const pages = readFileSync(join(evenings[ending], STORE_FILE)).length / PAGE;
    for (let number = 0; number < pages; number += 1) {
      for (const how of HOWS) {
        // Cutting off the first page leaves an empty file, which is among the cases for files.
        if (number > 0 || how !== 'cut') add(ending, { kind: 'page', number, how });
      }
    }
    for (const { type, name } of namesIn(evenings[ending])) {
      if (!name.startsWith('sqlite_')) add(ending, { kind: 'dropped', name });
      if (type === 'table' || type === 'index') add(ending, { kind: 'crossed', name });
      if (type === 'table') add(ending, { kind: 'unlisted', name });
    }
    for (const what of Object.keys(FILES)) {
      cases.push({ ending, backup: true, damage: { kind: 'files', what } });
      // After a clean end and without a backup, nothing shows that there were games.
      const leavesNothing = ending === 'clean' && /^file (gone|empty|and log gone)/.test(what);
      if (!leavesNothing) cases.push({ ending, backup: false, damage: { kind: 'files', what } });
    }
  }
  for (let seed = 1; seed <= SCATTERED; seed += 1) {
    add('clean', { kind: 'scattered', part: 'file', seed });
    add('killed', { kind: 'scattered', part: 'log', seed });
  }
  const frames = (readFileSync(join(evenings.killed, LOG)).length - LOG_HEADER) / FRAME;
  for (let number = 0; number < frames; number += 1) {
    for (const how of HOWS) add('killed', { kind: 'frame', number, how });
  }
  return cases;
}

interface Named {
  readonly type: string;
  readonly name: string;
}

function namesIn(folder: string): Named[] {
  const file = new Database(join(folder, STORE_FILE), { readonly: true });
  const names = file.prepare<[], Named>('SELECT type, name FROM sqlite_schema ORDER BY rowid').all();
  file.close();
  return names;
}

/** Creates the folder of a case. */
export function prepareFolder(
  evenings: SavedEvenings,
  { ending, backup, damage }: Case,
  folder: string,
): void {
  cpSync(evenings[ending], folder, { recursive: true });
  if (!backup) rmSync(join(folder, 'backups'), { recursive: true });
  switch (damage.kind) {
    case 'page':
      damageBlock(join(folder, STORE_FILE), damage, 0, PAGE);
      break;
    case 'frame':
      damageBlock(join(folder, LOG), damage, LOG_HEADER, FRAME);
      break;
    case 'scattered':
      scatter(join(folder, damage.part === 'file' ? STORE_FILE : LOG), damage.seed);
      break;
    case 'dropped':
    case 'unlisted':
    case 'crossed':
      damageSchema(folder, damage, ending);
      break;
    case 'files':
      FILES[damage.what]?.(folder);
  }
}

type BlockDamage = Extract<Damage, { readonly how: unknown }>;

/**
 * `swapped` exchanges two blocks, `flipped` flips a few bits, `cut` ends the file in the block or before it.
 */
function damageBlock(file: string, { number, how, kind }: BlockDamage, first: number, size: number): void {
  const bytes = readFileSync(file);
  const at = first + number * size;
  const next = random(number * 31 + HOWS.indexOf(how) + (kind === 'page' ? 0 : 7919));
  const block = bytes.subarray(at, at + size);
  switch (how) {
    case 'zeroed':
      block.fill(0);
      break;
    case 'random':
      fillAtRandom(next, block);
      break;
    case 'swapped': {
      const others = (bytes.length - first) / size;
      const other = first + ((number + 1 + below(next, others - 1)) % others) * size;
      const kept = Buffer.from(block);
      bytes.copy(bytes, at, other, other + size);
      kept.copy(bytes, other);
      break;
    }
    case 'flipped':
      flip(next, block);
      break;
    case 'cut':
      truncateSync(file, at + (number % 2 === 0 ? 0 : below(next, size)));
      return;
  }
  writeFileSync(file, bytes);
}

function flip(next: Random, block: Buffer): void {
  for (let flips = 0; flips < FLIPPED_BITS; flips += 1) {
    const place = below(next, block.length);
    block.writeUInt8(block.readUInt8(place) ^ (1 << below(next, 8)), place);
  }
}

function scatter(file: string, seed: number): void {
  const bytes = readFileSync(file);
  flip(random(seed), bytes);
  writeFileSync(file, bytes);
}

function fillAtRandom(next: Random, block: Buffer): void {
  for (let at = 0; at < block.length; at += 1) block[at] = below(next, 256);
}

/**
 * `dropped` deletes a table or index, `unlisted` removes only its name, `crossed` gives it the pages of
 * another. The change is where the last run's would be: in the file after a clean end, otherwise in the log.
 */
function damageSchema(
  folder: string,
  { kind, name }: Extract<Damage, { readonly name: string }>,
  ending: Ending,
): void {
  const database = new Database(join(folder, STORE_FILE));
  database.unsafeMode();
  database.pragma('foreign_keys = 0');
  database.pragma('journal_mode = wal');
  const { type = '' } = namesIn(folder).find((each) => each.name === name) ?? {};
  if (kind === 'dropped') database.exec(`DROP ${type} "${name}"`);
  else {
    database.pragma('writable_schema = 1');
    const other = `SELECT rootpage FROM sqlite_schema WHERE type = '${type}' AND name <> '${name}' ORDER BY name > '${name}' DESC, name`;
    database.exec(
      kind === 'unlisted'
        ? `DELETE FROM sqlite_schema WHERE name = '${name}'`
        : `UPDATE sqlite_schema SET rootpage = (${other}) WHERE name = '${name}'`,
    );
  }
  if (ending === 'killed') {
    // A copy taken now is what a power cut would leave.
    for (const part of [STORE_FILE, LOG]) copyFileSync(join(folder, part), join(folder, `${part}-kept`));
  }
  database.close();
  if (ending === 'clean') return;
  for (const part of [STORE_FILE, LOG]) {
    copyFileSync(join(folder, `${part}-kept`), join(folder, part));
    rmSync(join(folder, `${part}-kept`));
  }
}

function drop(folder: string, ...parts: readonly string[]): void {
  for (const part of parts) rmSync(join(folder, part), { recursive: true, force: true });
}

function overwrite(folder: string, part: string, at: number, bytes: Buffer): void {
  const file = join(folder, part);
  if (!existsSync(file)) return;
  const content = readFileSync(file);
  bytes.copy(content, at);
  writeFileSync(file, content);
}

function put(folder: string, part: string, content: string): void {
  writeFileSync(join(folder, part), content);
}

function rubbish(length: number): Buffer {
  const block = Buffer.alloc(length);
  fillAtRandom(random(length), block);
  return block;
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Damage to whole files, one by one and together. */
const FILES: Readonly<Record<string, (folder: string) => void>> = {
  'nothing wrong': () => undefined,
  'file gone': (folder) => drop(folder, STORE_FILE),
  'file empty': (folder) => put(folder, STORE_FILE, ''),
  'file a hundred bytes': (folder) => truncateSync(join(folder, STORE_FILE), 100),
  'file a text': (folder) => put(folder, STORE_FILE, 'A shopping list: milk, bread.\n'.repeat(400)),
  'file all zeros': (folder) =>
    writeFileSync(join(folder, STORE_FILE), Buffer.alloc(readFileSync(join(folder, STORE_FILE)).length)),
  'file without a header': (folder) => overwrite(folder, STORE_FILE, 0, Buffer.alloc(100)),
  'file of a wrong page size': (folder) => overwrite(folder, STORE_FILE, 16, Buffer.from([0x04, 0x00])),
  'file of a wrong write version': (folder) => overwrite(folder, STORE_FILE, 18, Buffer.from([9])),
  'file of a wrong read version': (folder) => overwrite(folder, STORE_FILE, 19, Buffer.from([9])),
  'file of version 0': (folder) => overwrite(folder, STORE_FILE, 60, number32(0)),
  'file of version 1': (folder) => overwrite(folder, STORE_FILE, 60, number32(1)),
  'file of version 9999': (folder) => overwrite(folder, STORE_FILE, 60, number32(9999)),
  'file of another program': (folder) => overwrite(folder, STORE_FILE, 68, number32(1)),
  'log gone': (folder) => drop(folder, LOG),
  'log empty': (folder) => put(folder, LOG, ''),
  'log rubbish': (folder) => writeFileSync(join(folder, LOG), rubbish(40_000)),
  'log without a header': (folder) => overwrite(folder, LOG, 0, Buffer.alloc(LOG_HEADER)),
  'mark gone': (folder) => drop(folder, MARK),
  'mark rubbish': (folder) => put(folder, MARK, '{"game":'),
  'mark a folder': (folder) => {
    drop(folder, MARK);
    mkdirSync(join(folder, MARK));
  },
  'mark of an entry that never was': (folder) => put(folder, MARK, '{"game":"evening-6","position":900}'),
  'shared memory rubbish': (folder) => writeFileSync(join(folder, `${STORE_FILE}-shm`), rubbish(32_768)),
  'file empty, log header wrong': (folder) => {
    put(folder, STORE_FILE, '');
    overwrite(folder, LOG, 0, Buffer.alloc(LOG_HEADER));
  },
  'file header wrong, first frame wrong': (folder) => {
    overwrite(folder, STORE_FILE, 0, Buffer.from('nonsense'));
    overwrite(folder, LOG, LOG_HEADER + 200, rubbish(100));
  },
  'file write version wrong, first frame wrong': (folder) => {
    overwrite(folder, STORE_FILE, 18, Buffer.from([9]));
    overwrite(folder, LOG, LOG_HEADER + 200, rubbish(100));
  },
  'file empty, mark gone': (folder) => {
    put(folder, STORE_FILE, '');
    drop(folder, MARK);
  },
  'file gone, mark gone': (folder) => drop(folder, STORE_FILE, MARK),
  'file and log gone': (folder) => drop(folder, STORE_FILE, LOG),
  'first page wrong, last backup wrong': (folder) => {
    overwrite(folder, STORE_FILE, 0, rubbish(PAGE));
    for (const name of backupsIn(folder)) overwrite(folder, join('backups', name), PAGE * 4, rubbish(PAGE));
  },
  'file gone, last backup empty': (folder) => {
    drop(folder, STORE_FILE);
    for (const name of backupsIn(folder)) put(folder, join('backups', name), '');
  },
  'half a file to be exchanged': (folder) => put(folder, `${STORE_FILE}-draft`, 'half a file'),
  'something beside that is no lock': (folder) => put(folder, 'writer.lock', 'no lock at all, of no kind'),
};

function backupsIn(folder: string): string[] {
  return existsSync(join(folder, 'backups')) ? readdirSync(join(folder, 'backups')) : [];
}
