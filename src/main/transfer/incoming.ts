import { appendFileSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unlessItFails } from '../../shared/core/unless-it-fails.ts';
import { hasLines } from './documents.ts';

/** The path of an imported file and the name the user knows it by. */
export interface Source {
  readonly name: string;
  readonly path: string;
}

/** Files being imported. Files that came together share one id, which is all that a page knows of them. */
export type Incoming = ReturnType<typeof openIncoming>;

interface Kept {
  readonly sources: readonly Source[];
  /** Whether these are our copies. */
  readonly copied: boolean;
}

export function openIncoming(dataFolder: string, newId: () => string) {
  const folder = join(dataFolder, 'incoming');
  // A file that can't be deleted now will be deleted at another start.
  unlessItFails(() => rmSync(folder, { recursive: true, force: true }));
  const kept = new Map<string, Kept>();

  function lastCopy(file: string): Source | null {
    const found = kept.get(file);
    return found?.copied === true ? (found.sources.at(-1) ?? null) : null;
  }

  return {
    /**
     * Starts a copy in the data folder, deleted at the end of the run. Returns `null` if the import it should
     * join doesn't exist.
     */
    begin: (name: string, beside?: string) => {
      if (beside !== undefined && lastCopy(beside) === null) return null;
      const file = beside ?? newId();
      const before = kept.get(file)?.sources ?? [];
      const path = join(folder, `${file}-${before.length + 1}${hasLines(name) ? '.ndjson' : '.json'}`);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(path, '', { mode: 0o600 });
      kept.set(file, { sources: [...before, { name, path }], copied: true });
      return file;
    },
    /** Adds a part to the last copy; `false` if there is none or the part isn't the next one. */
    add: (file: string, at: number, bytes: Uint8Array) => {
      const path = lastCopy(file)?.path;
      if (path === undefined || !existsSync(path) || statSync(path).size !== at) return false;
      appendFileSync(path, bytes);
      return true;
    },
    /** Files that the user opened on this machine: read in place and not deleted. */
    open: (paths: readonly string[]) => {
      const file = newId();
      kept.set(file, { sources: paths.map((path) => ({ name: basename(path), path })), copied: false });
      return file;
    },
    sources: (file: string) => kept.get(file)?.sources ?? null,
    drop: (file: string) => {
      const { sources, copied } = kept.get(file) ?? { sources: [], copied: false };
      if (copied) for (const { path } of sources) rmSync(path, { force: true });
      kept.delete(file);
    },
  };
}
