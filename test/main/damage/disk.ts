import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { below, chance, type Random } from '../../play/random.ts';

/** A system call that changes a folder; paths are relative to it. */
export type DiskCall =
  | { readonly kind: 'open'; readonly path: string; readonly truncates: boolean }
  | { readonly kind: 'write'; readonly path: string; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'append'; readonly path: string; readonly bytes: Buffer }
  | { readonly kind: 'copy'; readonly path: string; readonly to: string; readonly bytes: number }
  | { readonly kind: 'truncate'; readonly path: string; readonly size: number }
  | { readonly kind: 'sync'; readonly path: string }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string }
  | { readonly kind: 'remove'; readonly path: string }
  | { readonly kind: 'folder'; readonly path: string }
  /** Not a disk call: the user was told something at this point. */
  | { readonly kind: 'said'; readonly text: string };

/** Which unsynced changes survive a power cut. */
export const LEAVINGS = ['everything', 'names', 'nothing', 'anything'] as const;
export type Leaving = (typeof LEAVINGS)[number];

/** The content of a file: as last synced, and the changes since. */
interface File {
  readonly lasting: Buffer;
  readonly since: readonly Change[];
}

type Change =
  | { readonly kind: 'write'; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly size: number };

/** Maps names to files; null is a folder. */
type Names = ReadonlyMap<string, number | null>;

/**
 * A disk as strict as the rules allow: content survives if its file was synced, names if their folder was.
 * Names change in order, as on every journaling file system.
 */
export interface Disk {
  readonly call: (call: DiskCall) => void;
  /** Writes the folder as a power cut now would leave it. */
  readonly leave: (folder: string, leaving: Leaving, next: Random) => void;
}

const SECTOR = 512;

export function diskOf(folder: string): Disk {
  const files: File[] = [];
  /** The states of the names; the first is certain to survive. */
  let names: Names[] = [new Map(contentOf(folder, files))];

  function now(): Names {
    return names.at(-1) ?? new Map();
  }

  function rename(change: (names: Map<string, number | null>) => void): void {
    const next = new Map(now());
    change(next);
    names = [...names, next];
  }

  function change(path: string, what: Change): void {
    const number = now().get(path);
    const file = typeof number === 'number' ? files[number] : undefined;
    // A file without a name is gone, whatever survives.
    if (typeof number !== 'number' || file === undefined) return;
    files[number] = { ...file, since: [...file.since, what] };
  }

  function content(path: string): Buffer {
    const number = now().get(path);
    const file = typeof number === 'number' ? files[number] : undefined;
    return file === undefined ? Buffer.alloc(0) : file.since.reduce(changed, file.lasting);
  }

  return {
    call: (call) => {
      switch (call.kind) {
        case 'open':
          if (!now().has(call.path)) {
            files.push({ lasting: Buffer.alloc(0), since: [] });
            const number = files.length - 1;
            rename((next) => next.set(call.path, number));
          } else if (call.truncates) change(call.path, { kind: 'truncate', size: 0 });
          break;
        case 'write':
          change(call.path, call);
          break;
        case 'append':
          change(call.path, { kind: 'write', at: content(call.path).length, bytes: call.bytes });
          break;
        case 'copy': {
          const at = content(call.to).length;
          change(call.to, { kind: 'write', at, bytes: content(call.path).subarray(at, at + call.bytes) });
          break;
        }
        case 'truncate':
          change(call.path, call);
          break;
        case 'sync': {
          const number = call.path === '' ? null : now().get(call.path);
          if (number === null) names = [now()];
          else if (number !== undefined) files[number] = { lasting: content(call.path), since: [] };
          break;
        }
        case 'rename':
          rename((next) => {
            const inside = `${call.path}/`;
            for (const [path, number] of now()) {
              if (path !== call.path && !path.startsWith(inside)) continue;
              next.delete(path);
              next.set(call.to + path.slice(call.path.length), number);
            }
          });
          break;
        case 'remove':
          rename((next) => next.delete(call.path));
          break;
        case 'folder':
          rename((next) => next.set(call.path, null));
          break;
        case 'said':
      }
    },
    leave: (folder, leaving, next) => {
      const kept = names[namesKept(leaving, names.length, next)] ?? new Map();
      for (const [path, number] of kept) {
        const to = join(folder, path);
        if (number === null) mkdirSync(to, { recursive: true });
        else {
          mkdirSync(dirname(to), { recursive: true });
          const file = files[number];
          if (file !== undefined) writeFileSync(to, left(file, leaving, next));
        }
      }
    },
  };
}

function namesKept(leaving: Leaving, count: number, next: Random): number {
  switch (leaving) {
    case 'everything':
    case 'names':
      return count - 1;
    case 'nothing':
      return 0;
    case 'anything':
      return below(next, count);
  }
}

function left({ lasting, since }: File, leaving: Leaving, next: Random): Buffer {
  switch (leaving) {
    case 'everything':
      return since.reduce(changed, lasting);
    case 'names':
    case 'nothing':
      return lasting;
    case 'anything':
      return since.reduce(
        (bytes, change) => (chance(next, 0.5) ? changed(bytes, torn(change, next)) : bytes),
        lasting,
      );
  }
}

/** Sometimes only the first sectors of a write have reached the disk. */
function torn(change: Change, next: Random): Change {
  if (change.kind === 'truncate' || chance(next, 0.7)) return change;
  const sectors = below(next, Math.ceil(change.bytes.length / SECTOR) + 1);
  return { ...change, bytes: change.bytes.subarray(0, sectors * SECTOR) };
}

function changed(bytes: Buffer, change: Change): Buffer {
  if (change.kind === 'truncate') return resized(bytes, change.size);
  const whole = resized(bytes, Math.max(bytes.length, change.at + change.bytes.length));
  change.bytes.copy(whole, change.at);
  return whole;
}

function resized(bytes: Buffer, size: number): Buffer {
  const next = Buffer.alloc(size);
  bytes.copy(next);
  return next;
}

/** The initial contents of a folder, all of them certain to survive. */
function contentOf(folder: string, files: File[]): [string, number | null][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1);
    if (entry.isDirectory()) return [name, null];
    files.push({ lasting: readFileSync(path), since: [] });
    return [name, files.length - 1];
  });
}
