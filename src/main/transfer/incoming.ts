import { appendFileSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hasLines } from './documents.ts';

/** Where a file from elsewhere is read, and what the person calls it. */
export interface Source {
  readonly name: string;
  readonly path: string;
}

/**
 * Files from elsewhere while somebody looks at them. Those that came together go by one name, which is all that a page
 * ever knows of them.
 */
export interface Incoming {
  /**
   * Begins a copy in the data folder, gone with the run that took it; `null` where the one that it is to stand beside is
   * not there.
   */
  readonly begin: (name: string, beside?: string) => string | null;
  /** Adds a part at this place to the copy begun last; `false` where there is none, or its parts do not follow each other. */
  readonly add: (file: string, at: number, bytes: Uint8Array) => boolean;
  /** Files that the person opened on this machine: they are read where they lie, and stay there. */
  readonly open: (paths: readonly string[]) => string;
  readonly sources: (file: string) => readonly Source[] | null;
  readonly drop: (file: string) => void;
}

interface Kept {
  readonly sources: readonly Source[];
  /** They are copies of ours. */
  readonly copied: boolean;
}

export function openIncoming(dataFolder: string, newId: () => string): Incoming {
  const folder = join(dataFolder, 'incoming');
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // What a disk that takes nothing will not let go of today goes another day.
  }
  const kept = new Map<string, Kept>();

  function lastCopy(file: string): Source | null {
    const found = kept.get(file);
    return found?.copied === true ? (found.sources.at(-1) ?? null) : null;
  }

  return {
    begin: (name, beside) => {
      if (beside !== undefined && lastCopy(beside) === null) return null;
      const file = beside ?? newId();
      const before = kept.get(file)?.sources ?? [];
      const path = join(folder, `${file}-${before.length + 1}${hasLines(name) ? '.ndjson' : '.json'}`);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(path, '', { mode: 0o600 });
      kept.set(file, { sources: [...before, { name, path }], copied: true });
      return file;
    },
    add: (file, at, bytes) => {
      const path = lastCopy(file)?.path;
      if (path === undefined || !existsSync(path) || statSync(path).size !== at) return false;
      appendFileSync(path, bytes);
      return true;
    },
    open: (paths) => {
      const file = newId();
      kept.set(file, { sources: paths.map((path) => ({ name: basename(path), path })), copied: false });
      return file;
    },
    sources: (file) => kept.get(file)?.sources ?? null,
    drop: (file) => {
      const { sources, copied } = kept.get(file) ?? { sources: [], copied: false };
      if (copied) for (const { path } of sources) rmSync(path, { force: true });
      kept.delete(file);
    },
  };
}
