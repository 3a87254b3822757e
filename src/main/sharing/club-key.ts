import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readJsonFile } from '../json-file.ts';
import { syncFile, syncFolder } from '../store/exchange.ts';

/** The key of this laptop at its club. It is beside the games and not among them, so that no backup contains it. */
export interface ClubKey {
  readonly server: string;
  readonly key: string;
}

const NAME = 'club-key.json';

/** Many times a key. */
const ROOM = 4096;

const shape = v.object({ server: v.string(), key: v.string() });

export function readKey(data: string): ClubKey | null {
  return readJsonFile(join(data, NAME), shape);
}

/** Throws if a key couldn't be kept here. Room for one stays taken until it is kept or dropped. */
export function makeRoomForKey(data: string): void {
  writePart(data, ' '.repeat(ROOM));
}

export function keepKey(data: string, key: ClubKey): void {
  renameSync(writePart(data, `${JSON.stringify(key)}\n`), join(data, NAME));
  syncFolder(data);
}

export function dropRoomForKey(data: string): void {
  rmSync(partIn(data), { force: true });
}

export function dropKey(data: string): void {
  rmSync(join(data, NAME), { force: true });
}

function writePart(data: string, text: string): string {
  const part = partIn(data);
  writeFileSync(part, text, { mode: 0o600 });
  syncFile(part);
  return part;
}

function partIn(data: string): string {
  return join(data, `${NAME}.part`);
}
