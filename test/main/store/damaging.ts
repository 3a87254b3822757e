import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { checkCopy } from '../../../src/main/store/backups/taking.ts';
import { openStore, STORE_FILE, type Store } from '../../../src/main/store/index.ts';
import { prepareRepair, putRepairedInPlace } from '../../../src/main/store/salvage/repairing.ts';
import type { MissingEntries, News, Salvaged } from '../../../src/shared/api.ts';
import { below, chance, pick, random, type Random } from '../../play/random.ts';
import { wholeGame } from '../../shared/record/games.ts';
import { done, play, surroundings } from './store-in.ts';
import { backUp } from './from-outside.ts';

/** The parts of a folder after a power cut. */
const PARTS = [STORE_FILE, `${STORE_FILE}-wal`, `${STORE_FILE}-running`];

export function copyStore(from: string, to: string): void {
  for (const part of PARTS) {
    if (existsSync(join(from, part))) copyFileSync(join(from, part), join(to, part));
  }
}

/** Every game as it was last acknowledged. */
export type Acknowledged = ReadonlyMap<string, string>;

export function toldIn(store: Store): Acknowledged {
  return new Map(
    store.games.list().map(({ head }) => [head.id, JSON.stringify(store.games.get(head.id)?.record)]),
  );
}

/** Changes a few bytes somewhere or cuts off the end; returns a description. */
export function damageAnything(next: Random, folder: string): string {
  const part = pick(next, existsSync(join(folder, `${STORE_FILE}-wal`)) ? PARTS.slice(0, 2) : [STORE_FILE]);
  const file = join(folder, part);
  const { size } = statSync(file);
  if (chance(next, 0.3)) {
    const kept = below(next, size);
    truncateSync(file, kept);
    return `${part} cut at ${kept} of ${size}`;
  }
  const bytes = readFileSync(file);
  const at = below(next, size);
  const length = Math.min(pick(next, [1, 1, 1, 16, 512]), size - at);
  for (let place = at; place < at + length; place += 1) {
    bytes.writeUInt8(bytes.readUInt8(place) ^ (1 + below(next, 255)), place);
  }
  writeFileSync(file, bytes);
  return `${length} bytes of ${part} changed at ${at} of ${size}`;
}

/** Repairs a folder that isn't open, as worker and main do together. */
export function repair(folder: string, at: string): Salvaged {
  const salvaged = prepareRepair(folder);
  putRepairedInPlace(folder, at);
  return salvaged;
}

/** The state after opening a damaged folder, and repairing it if necessary. */
export interface Afterwards {
  readonly told: Acknowledged;
  readonly repaired: Salvaged | null;
  readonly notices: readonly News[];
}

/** Opens a folder as the app does: damage found at once or by a check is repaired. */
export function openAfterDamage(folder: string): Afterwards {
  const around = surroundings();
  const opened = openStore(folder, around);
  const notices = opened.ok ? opened.value.notices : [];
  if (opened.ok) {
    try {
      const told = toldIn(opened.value);
      opened.value.close();
      if (checkCopy(join(folder, STORE_FILE)).length === 0) return { told, repaired: null, notices };
    } catch {
      opened.value.close();
    }
  }
  const repaired = repair(folder, around.now());
  const again = openStore(folder, around);
  if (!again.ok) throw new Error(`not repaired: ${again.error.kind}`);
  const told = toldIn(again.value);
  again.value.close();
  return { told, repaired, notices };
}

/** A folder left by a power cut in the middle of its latest games. */
export interface CutOff {
  readonly folder: string;
  /** Every game as it was last acknowledged, in all and when a backup was made. */
  readonly shown: Acknowledged;
  readonly backedUp: Acknowledged;
  /** The run that wasn't ended. */
  readonly store: Store;
}

/** Plays games into an empty folder, in two runs; different seeds give different games. */
export function playUntilCutOff(folder: string, seed: number): CutOff {
  const first = done(openStore(folder, surroundings()));
  playSome(first, [seed, seed + 1, seed + 2], 30);
  const backedUp = toldIn(first);
  playSome(first, [seed + 3, seed + 4], 40);
  first.close();
  const store = done(openStore(folder, surroundings()));
  playSome(store, [seed + 5, seed + 6], 20);
  return { folder, shown: toldIn(store), backedUp, store };
}

function playSome(store: Store, seeds: readonly number[], most: number): void {
  for (const seed of seeds) {
    const { events, ...head } = wholeGame(seed);
    const { id } = done(store.games.add({ ...head, events: [] })).record;
    play(store, id, events.slice(0, most));
  }
}

/**
 * Damages a copy of a folder, opens and repairs it: everything acknowledged must be there or be reported as
 * missing. Returns whether it had to be repaired, and what was wrong.
 */
export async function damageAndLook(
  { folder, shown, backedUp }: CutOff,
  copy: string,
  seed: number,
): Promise<{ readonly repaired: boolean; readonly wrong: readonly string[] }> {
  copyStore(folder, copy);
  const withBackup = seed % 2 === 0;
  if (withBackup) {
    mkdirSync(join(copy, 'backups'));
    await backUp(copy).catch(() => undefined);
  }
  const what = damageAnything(random(seed), copy);
  const { told: there, repaired, notices } = openAfterDamage(copy);
  const tellsOf = [...(repaired?.missing ?? []), ...missingIn(notices)].map(({ game }) => game);
  const unexplained = missing(shown, there).filter((id) => !tellsOf.includes(id));
  // If a part was cut off, no one knows which games were in it: the user is told of the damage, and to look
  // through them.
  const told = repaired !== null && !repaired.allKnown;
  const lost = withBackup && repaired !== null ? missing(backedUp, there) : [];
  const wrong = [...(told ? [] : unexplained), ...lost].map((id) => `${seed}: ${what}: ${id}`);
  return { repaired: repaired !== null, wrong };
}

/** The entries reported as missing. */
export function missingIn(notices: readonly News[]): readonly MissingEntries[] {
  return notices.flatMap((news) => (news.kind === 'entries-missing' ? news.missing : []));
}

/** Acknowledged games that are missing or different. */
function missing(told: Acknowledged, there: Acknowledged): string[] {
  return [...told].filter(([id, record]) => there.get(id) !== record).map(([id]) => id);
}
