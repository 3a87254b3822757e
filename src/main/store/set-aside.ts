import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { bytesOf, DATABASE_ENDINGS, isThere, MARK, NEWS, STORE_FILE } from './store-file.ts';

/** A file of games that was put out of the way, with all that belonged to it. Nothing here is ever deleted. */
export interface SetAside {
  readonly name: string;
  readonly at: string;
  readonly file: string;
  readonly bytes: number;
}

/** A folder with what a run that did not end has left, copied before anything was opened. */
export const LEFT = '-left';

/** What was found in a file, and what is missing. */
export const REPORT = '-report.json';

/** The file itself first: a run that dies meanwhile is finished by the next as soon as the file has gone. */
const ENDINGS = [...DATABASE_ENDINGS, MARK, LEFT, NEWS, REPORT];

/** Where what is set aside lies. */
export function setAsideFolder(data: string): string {
  return join(data, 'set-aside');
}

/** Puts the present file out of the way, named by the moment. Says where it is now; null where there was none. */
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

/** Puts a whole folder there, the present file staying where it is. */
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
        const bytes = DATABASE_ENDINGS.reduce((sum, end) => sum + bytesOf(`${file}${end}`), 0);
        if (bytes === 0 && !isThere(file)) return [];
        const [day = '', time = ''] = name.slice(0, 19).split('T');
        return [{ name, at: `${day}T${time.replaceAll('-', ':')}Z`, file, bytes }];
      })
      .sort((one, other) => (one.name < other.name ? 1 : -1));
  } catch {
    return [];
  }
}
