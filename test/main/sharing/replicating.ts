import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, parse, sep } from 'node:path';
import { prepareFolder } from '../../../src/main/sharing/folder-carrier.ts';
import { below, chance, pick, shuffle, type Random } from '../../play/random.ts';

/** Where laptops find each other's files, and what a program does with them if there is one. */
export interface SharedFolders {
  /** The folder of another laptop. */
  readonly newFolder: () => Promise<string>;
  /** Carries files between this folder and the others, perhaps not all of them and perhaps not whole. */
  readonly carrySome?: (folder: string) => void;
  /** Carries everything. Returns whether anything has changed. */
  readonly carryAll?: () => boolean;
  /** Whether a file was damaged for good: the laptops that have written it have to start over with it. */
  readonly hasDamage?: () => boolean;
  /** Files in this folder that aren't whole yet, under the names that they will keep. */
  readonly half?: (folder: string) => readonly string[];
}

/** One folder that all laptops open, as on a network drive. */
export async function oneFolder(folder: string): Promise<SharedFolders> {
  await prepareFolder(folder);
  return { newFolder: () => Promise.resolve(folder) };
}

/** What a file was at some moment; `null` once it is deleted. */
interface Version {
  readonly bytes: Buffer | null;
}

/** A laptop's folder, and what the program knows of it. */
interface Replica {
  readonly folder: string;
  readonly known: Map<string, Version>;
  /** Files that have begun to arrive, with the name they have meanwhile. */
  readonly half: Map<string, string>;
  /** Each laptop had made a folder before it knew of the others', so two have one name. */
  readonly local: (path: string) => string;
}

/**
 * Every laptop has a folder of its own, and a program carries files between them, as Syncthing and cloud drives do: later,
 * in any order, half at first and sometimes for good, with a copy of what two laptops have written, and with what somebody
 * deleted coming back.
 */
export function replicatedFolders(next: Random, newFolder: () => string): SharedFolders {
  const kept = new Map<string, Version>();
  const replicas = new Map<string, Replica>();
  const damaging = chance(next, 0.5) ? 0.03 : 0;
  let damaged = false;

  function carry(replica: Replica, share: number): boolean {
    const { known, half } = replica;
    let changed = false;
    for (const path of shuffle(next, [...new Set([...filesIn(replica), ...known.keys(), ...kept.keys()])])) {
      if (!chance(next, share)) continue;
      const begun = half.get(path);
      if (begun === undefined) {
        changed = exchange(replica, path, share) || changed;
        continue;
      }
      rmSync(begun, { force: true });
      half.delete(path);
      write(replica, path, known.get(path)?.bytes ?? null);
      changed = true;
    }
    return changed;
  }

  function exchange(replica: Replica, path: string, share: number): boolean {
    const here = read(replica, path);
    const before = replica.known.get(path);
    const there = kept.get(path);
    const changedHere = !isSame(here, before?.bytes ?? null);
    if (!changedHere && there === before) return false;
    if (changedHere && (there === before || (there?.bytes ?? null) === null)) {
      const isDamaged = here !== null && share < 1 && chance(next, damaging);
      const version = { bytes: isDamaged ? here.subarray(0, below(next, here.length)) : here };
      // As of a stick that was pulled out too early.
      if (isDamaged) {
        write(replica, path, version.bytes);
        damaged = true;
      }
      kept.set(path, version);
      replica.known.set(path, version);
      return true;
    }
    if (there === undefined) return false;
    // Some programs don't look whether they say the same.
    const isCopied = here !== null && changedHere && (!isSame(here, there.bytes) || chance(next, 0.2));
    if (isCopied) write(replica, pick(next, COPIES)(path), here);
    replica.known.set(path, there);
    if (there.bytes !== null && share < 1 && chance(next, 0.3)) begin(replica, path, there.bytes);
    else write(replica, path, there.bytes);
    return true;
  }

  /** Only a part arrives, under another name or not. */
  function begin({ folder, half, local }: Replica, path: string, bytes: Buffer): void {
    const begun = join(folder, local(pick(next, DRAFTS)(path)));
    mkdirSync(dirname(begun), { recursive: true });
    const length = below(next, bytes.length);
    writeFileSync(begun, chance(next, 0.3) ? Buffer.alloc(bytes.length) : bytes.subarray(0, length));
    half.set(path, begun);
  }

  return {
    newFolder: async () => {
      const folder = newFolder();
      await prepareFolder(folder);
      const local = chance(next, 0.3) ? swapped : (path: string) => path;
      replicas.set(folder, { folder, known: new Map(), half: new Map(), local });
      return folder;
    },
    carrySome: (folder) => {
      const replica = replicas.get(folder);
      if (replica !== undefined) carry(replica, pick(next, [0.3, 0.7, 0.95]));
    },
    carryAll: () => {
      // What the last one has is to reach the first.
      const changes = [...replicas.values(), ...replicas.values()].map((replica) => carry(replica, 1));
      return changes.includes(true);
    },
    hasDamage: () => damaged,
    half: (folder) => {
      const replica = replicas.get(folder);
      if (replica === undefined) return [];
      const { half, known, local } = replica;
      return [...half].flatMap(([path, begun]) => {
        // The laptop may have written the whole file in the meantime.
        const isHalf = !isSame(read(replica, path), known.get(path)?.bytes ?? null);
        return isHalf && join(folder, local(path)) === begun ? [begun] : [];
      });
    },
  };
}

/** How programs name the copy of a file that two laptops have written: with Syncthing, Dropbox, OneDrive, Google, Nextcloud. */
const COPIES = [
  inserting('.sync-conflict-20261121-193000-ABCDEFG'),
  inserting(' (Anna’s conflicted copy 2026-11-21)'),
  inserting('-ANNAS-LAPTOP'),
  inserting(' (1)'),
  inserting(' (conflicted copy 2026-11-21 193000)'),
];

/** How they name what is still arriving, if they do. */
const DRAFTS = [
  String,
  String,
  renaming((name) => `.syncthing.${name}.tmp`),
  renaming((name) => `~syncthing~${name}.tmp`),
  renaming((name) => `.${name}.Xa81Bq`),
  renaming((name) => `${name}.!sync`),
  renaming((name) => `${name}.partial`),
];

function inserting(words: string) {
  return renaming((whole) => {
    const { name, ext } = parse(whole);
    return `${name}${words}${ext}`;
  });
}

function renaming(named: (name: string) => string) {
  return (path: string) => join(dirname(path), named(parse(path).base));
}

const OWN = `vernissage-club${sep}`;
const OTHER = `vernissage-club (1)${sep}`;

/** Which of two folders of one name is shown with a number. */
function swapped(path: string): string {
  if (path.startsWith(OWN)) return path.replace(OWN, OTHER);
  return path.replace(OTHER, OWN);
}

function filesIn({ folder, half, local }: Replica): readonly string[] {
  const begun = new Set(half.values());
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !begun.has(file))
    .map((file) => local(file.slice(folder.length + 1)));
}

function read({ folder, local }: Replica, path: string): Buffer | null {
  try {
    return readFileSync(join(folder, local(path)));
  } catch {
    return null;
  }
}

function write({ folder, local }: Replica, path: string, bytes: Buffer | null): void {
  const file = join(folder, local(path));
  if (bytes === null) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

function isSame(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other);
}
