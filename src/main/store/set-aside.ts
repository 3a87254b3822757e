import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { bytesOf, DATABASE_ENDINGS, isThere, MARK, NEWS, STORE_FILE } from './store-file.ts';

/** A file of games that was set aside, with all its parts. Nothing here is ever deleted. */
export interface SetAside {
  readonly name: string;
  readonly at: string;
  readonly file: string;
  readonly bytes: number;
}

/** A folder with a copy of what a killed run left behind. */
export const LEFT = '-left';

/** What was found in a file, and what is missing. */
export const REPORT = '-report.json';

/**
 * The file itself first: if the app is killed meanwhile, the next start finishes the job once the file has
 * gone.
 */
const ENDINGS = [...DATABASE_ENDINGS, MARK, LEFT, NEWS, REPORT];

export function setAsideFolder(data: string): string {
  return join(data, 'set-aside');
}

/** Sets the present file aside under the current time. Returns its new place; null if there was no file. */
export function setAside(data: string, at: string): string | null {
  const present = ENDINGS.filter((end) => isThere(join(data, `${STORE_FILE}${end}`)));
  if (present.length === 0) return null;
  const folder = freePlace(data, at);
  mkdirSync(folder, { mode: 0o700 });
  for (const end of present) {
    renameSync(join(data, `${STORE_FILE}${end}`), join(folder, `${STORE_FILE}${end}`));
  }
  return join(folder, STORE_FILE);
}

/** Sets a whole folder aside; the present file stays. */
export function setFolderAside(data: string, folder: string, at: string): void {
  renameSync(folder, freePlace(data, at));
}

function freePlace(data: string, at: string): string {
  const parent = setAsideFolder(data);
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  const name = at.slice(0, 19).replaceAll(':', '-');
  for (let number = 1; ; number += 1) {
    const folder = join(parent, number === 1 ? name : `${name} ${number}`);
    if (!isThere(folder)) return folder;
  }
}

/** What was set aside, latest first. */
export function setAsideIn(data: string): SetAside[] {
  try {
    return readdirSync(setAsideFolder(data))
      .flatMap((name) => {
        const file = join(setAsideFolder(data), name, STORE_FILE);
        const parts = [file, join(`${file}${LEFT}`, STORE_FILE)].flatMap(partsOf);
        const bytes = parts.reduce((sum, part) => sum + bytesOf(part), 0);
        if (bytes === 0 && !isThere(file)) return [];
        const [day = '', time = ''] = name.slice(0, 19).split('T');
        return [{ name, at: `${day}T${time.replaceAll('-', ':')}Z`, file, bytes }];
      })
      .sort((one, other) => (one.name < other.name ? 1 : -1));
  } catch {
    return [];
  }
}

function partsOf(file: string): readonly string[] {
  return DATABASE_ENDINGS.map((end) => `${file}${end}`);
}
