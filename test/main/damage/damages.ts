import Database from 'better-sqlite3';
import { copyFileSync, cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { below, random, type Random } from '../../play/random.ts';
import type { SavedEvenings } from './evenings.ts';

/** How the last run ended, before its files were damaged. */
export type Ending = 'clean' | 'killed';

const HOWS = ['zeroed', 'random', 'swapped', 'cut', 'flipped'] as const;

/** What whole files may be is in `recovering.ts`, with what may be wrong with several of them. */
type Damage =
  /** A page of the file or a frame of its log, counted from 0. */
  | {
      readonly kind: 'page' | 'frame';
      readonly number: number;
      readonly how: (typeof HOWS)[number];
    }
  | { readonly kind: 'dropped' | 'unlisted' | 'crossed'; readonly name: string };

/** A folder before damage, and the damage done to it. */
export interface Case {
  readonly ending: Ending;
  /** Whether there is a backup that lacks the latest games. */
  readonly backup: boolean;
  readonly damage: Damage | null;
}

export function nameOf({ ending, backup, damage }: Case): string {
  return `${whatIsWrong(damage)}, ${ending}, ${backup ? 'with a backup' : 'no backup'}`;
}

function whatIsWrong(damage: Damage | null): string {
  switch (damage?.kind) {
    case undefined:
      return 'nothing wrong';
    case 'page':
    case 'frame':
      return `${damage.kind} ${damage.number} ${damage.how}`;
    case 'dropped':
    case 'unlisted':
    case 'crossed':
      return `${damage.name} ${damage.kind}`;
  }
}

const LOG = `${STORE_FILE}-wal`;
const PAGE = 4096;
const LOG_HEADER = 32;
const FRAME = PAGE + 24;
const FLIPPED_BITS = 20;

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
        // Cutting off the first page leaves an empty file.
        if (number > 0 || how !== 'cut') add(ending, { kind: 'page', number, how });
      }
    }
    for (const { type, name } of namesIn(evenings[ending])) {
      if (!name.startsWith('sqlite_')) add(ending, { kind: 'dropped', name });
      if (type === 'table' || type === 'index') add(ending, { kind: 'crossed', name });
      if (type === 'table') add(ending, { kind: 'unlisted', name });
    }
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
  switch (damage?.kind) {
    case 'page':
      damageBlock(join(folder, STORE_FILE), damage, 0, PAGE);
      break;
    case 'frame':
      damageBlock(join(folder, LOG), damage, LOG_HEADER, FRAME);
      break;
    case 'dropped':
    case 'unlisted':
    case 'crossed':
      damageSchema(folder, damage, ending);
      break;
    case undefined:
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
