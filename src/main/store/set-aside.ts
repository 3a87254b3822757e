import { mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_ENDINGS, STORE_FILE } from './store-file.ts';

/** Where what is set aside lies. */
export function setAsideFolder(data: string): string {
  return join(data, 'set-aside');
}

/** A file of games that was put out of the way, with all that belonged to it. Nothing here is ever deleted. */
export interface SetAside {
  readonly name: string;
  readonly at: string;
  readonly file: string;
  readonly bytes: number;
}

/** The app keeps a mark beside it, too. */
const ENDINGS = [...DATABASE_ENDINGS, '-running'];

/** Puts the present file out of the way, named by the moment. Says where it is now; null where there was none. */
export function setAside(data: string, at: string): string | null {
  const present = ENDINGS.filter((end) => isThere(join(data, `${STORE_FILE}${end}`)));
  if (present.length === 0) return null;
  const folder = newFolder(setAsideFolder(data), at.slice(0, 19).replaceAll(':', '-'));
  for (const end of present) {
    renameSync(join(data, `${STORE_FILE}${end}`), join(folder, `${STORE_FILE}${end}`));
  }
  return join(folder, STORE_FILE);
}

function newFolder(parent: string, name: string): string {
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  for (let number = 1; ; number += 1) {
    const folder = join(parent, number === 1 ? name : `${name} ${number}`);
    if (isThere(folder)) continue;
    mkdirSync(folder, { mode: 0o700 });
    return folder;
  }
}

/** What was set aside, latest first. */
export function setAsideIn(data: string): SetAside[] {
  try {
    return readdirSync(setAsideFolder(data))
      .flatMap((name) => {
        const file = join(setAsideFolder(data), name, STORE_FILE);
        const found = statSync(file, { throwIfNoEntry: false });
        if (found === undefined) return [];
        const [day = '', time = ''] = name.slice(0, 19).split('T');
        return [{ name, at: `${day}T${time.replaceAll('-', ':')}Z`, file, bytes: found.size }];
      })
      .sort((one, other) => (one.name < other.name ? 1 : -1));
  } catch {
    return [];
  }
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}
