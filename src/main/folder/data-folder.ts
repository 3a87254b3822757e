import { accessSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { codeOf } from '../../shared/core/error-code.ts';
import { unlessItFails } from '../../shared/core/unless-it-fails.ts';
import { closeToOthers } from '../private-file.ts';
import { StartProblem } from '../start-problem.ts';

/** Where games are stored by default: the same folder for Electron and the browser host. */
export function defaultDataFolder(
  platform: NodeJS.Platform = process.platform,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  home: string = homeFolder(),
): string {
  switch (platform) {
    case 'darwin':
      return join(home, 'Library', 'Application Support', 'Vernissage');
    case 'win32':
      return join(environment['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Vernissage');
    default:
      return join(absolute(environment['XDG_DATA_HOME']) ?? join(home, '.local', 'share'), 'vernissage');
  }
}

/** A user who isn't in the system's list, as in some containers, has none. */
function homeFolder(): string {
  try {
    return homedir();
  } catch {
    throw new StartProblem(({ start }) => start.folder.noHome);
  }
}

/** The XDG specification says to ignore a relative XDG_DATA_HOME. */
function absolute(folder: string | undefined): string | null {
  return folder?.startsWith('/') ? folder : null;
}

/**
 * Makes sure the folder exists, is writable and is private. A folder given by the user must exist: a typo
 * mustn't start a new history.
 */
export function openDataFolder(named: string | null): string {
  const folder = named === null ? defaultDataFolder() : resolve(named);
  if (named === null) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw new StartProblem(({ start }) => start.folder.notMade(folder, codeOf(error) ?? String(error)));
    }
  }
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) {
    throw new StartProblem(({ start }) => start.folder.missing(folder));
  }
  if (!found.isDirectory()) throw new StartProblem(({ start }) => start.folder.noFolder(folder));
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartProblem(({ start }) => start.folder.notWritable(folder, codeOf(error) ?? String(error)));
  }
  makeFolderPrivate(folder, named === null);
  return folder;
}

/** The files of the app in a data folder, including what SQLite adds to their names and drafts. */
const FILES = /^(?:vernissage\.db|writer\.lock|running\.json|desktop\.json|show-window|page-path)/;
const FOLDERS: ReadonlySet<string> = new Set(['backups', 'set-aside', 'incoming', 'logs']);
/** Chromium's profile, which is protected by the folder it is in. */
const PROFILE = 'electron';

/**
 * Makes the games unreadable for other users, also if an older version or another program left them open. A
 * folder given by the user that contains other things keeps its own permissions.
 */
function makeFolderPrivate(folder: string, isOurs: boolean): void {
  const names = readdirSync(folder);
  const own = names.filter((name) => FILES.test(name) || FOLDERS.has(name) || name === PROFILE);
  if (isOurs || own.length === names.length) closeToOthers(folder);
  for (const name of own) {
    closeToOthers(join(folder, name));
    if (FOLDERS.has(name)) closeAllIn(join(folder, name));
  }
}

function closeAllIn(folder: string): void {
  // A file of that name, or another user's folder, is reported by the code that needs it.
  for (const entry of unlessItFails(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
    closeToOthers(join(folder, entry.name));
    if (entry.isDirectory()) closeAllIn(join(folder, entry.name));
  }
}
