import { appendFileSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** Files from elsewhere, kept in the data folder while somebody looks at them and gone with the run that took them. */
export interface Incoming {
  readonly begin: (name: string) => string;
  /** Adds a part at this place; `false` where there is no such file, or its parts do not follow each other. */
  readonly add: (file: string, at: number, bytes: Uint8Array) => boolean;
  readonly path: (file: string) => string | null;
  readonly drop: (file: string) => void;
}

/** What a file is read as: by line, or whole. */
const BY_LINE: ReadonlySet<string> = new Set(['.ndjson', '.jsonl']);

export function openIncoming(dataFolder: string, newId: () => string): Incoming {
  const folder = join(dataFolder, 'incoming');
  rmSync(folder, { recursive: true, force: true });
  const paths = new Map<string, string>();
  return {
    begin: (name) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const file = newId();
      const path = join(folder, `${file}${BY_LINE.has(extname(name).toLowerCase()) ? '.ndjson' : '.json'}`);
      writeFileSync(path, '', { mode: 0o600 });
      paths.set(file, path);
      return file;
    },
    add: (file, at, bytes) => {
      const path = paths.get(file);
      if (path === undefined || !existsSync(path) || statSync(path).size !== at) return false;
      appendFileSync(path, bytes);
      return true;
    },
    path: (file) => paths.get(file) ?? null,
    drop: (file) => {
      const path = paths.get(file);
      if (path !== undefined) rmSync(path, { force: true });
      paths.delete(file);
    },
  };
}
