import { accessSync, constants, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { defaultDataFolder } from '../../main/folder/data-folder.ts';
import { readJsonFile, writeJsonFile } from '../../main/json-file.ts';
import { hasPostgres } from '../postgres/index.ts';
import { CommandProblem } from './problem.ts';

/** Where a server keeps its things, next to the app's own folder; root's home is closed to the database's account. */
export function serverFolder(named: string | null): string {
  if (named !== null) return resolve(named);
  if (process.platform === 'linux' && process.getuid?.() === 0) return '/var/lib/vernissage-club';
  const games = defaultDataFolder();
  return join(dirname(games), process.platform === 'linux' ? 'vernissage-club' : 'Vernissage Club');
}

/** Only a start and a restore make a folder, and only its last part if it was named: it could be a typo. */
export function makeServerFolder(folder: string, isNamed: boolean): void {
  try {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
      mkdirSync(folder, { recursive: !isNamed, mode: 0o700 });
  } catch (error) {
    throw new CommandProblem((words) => words.folder.notMade(folder, codeOf(error)));
  }
  assertWritable(folder);
}

/** Any other folder stays as it is. */
export function checkServerFolder(folder: string): void {
  if (!hasPostgres(folder)) {
    throw new CommandProblem((words) => words.folder.missing(folder));
  }
  assertWritable(folder);
}

function assertWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new CommandProblem((words) => words.folder.notWritable(folder, codeOf(error)));
  }
}

/** What other commands need to know about a running server, or about the last one. */
const NOTICE = 'server.json';
const notice = v.object({ address: v.string() });

export function announce(folder: string, address: string): void {
  writeJsonFile(join(folder, NOTICE), { address });
}

/** `null` if no server has ever run here. */
export function announcedAddress(folder: string): string | null {
  const found = readJsonFile(join(folder, NOTICE), notice);
  if (found === null) rmSync(join(folder, NOTICE), { force: true });
  return found?.address ?? null;
}

export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
