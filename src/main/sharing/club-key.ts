import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { syncFile, syncFolder } from '../store/exchange.ts';

/** The key of this laptop at its club. It is beside the games and not among them, so that no backup contains it. */
export interface ClubKey {
  readonly server: string;
  readonly key: string;
}

const NAME = 'club-key.json';

const shape = v.object({ server: v.string(), key: v.string() });

export function readKey(data: string): ClubKey | null {
  try {
    const read = v.safeParse(shape, JSON.parse(readFileSync(join(data, NAME), 'utf8')));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

export function keepKey(data: string, key: ClubKey): void {
  const file = join(data, NAME);
  writeFileSync(`${file}.part`, `${JSON.stringify(key)}\n`, { mode: 0o600 });
  syncFile(`${file}.part`);
  renameSync(`${file}.part`, file);
  syncFolder(data);
}

export function dropKey(data: string): void {
  rmSync(join(data, NAME), { force: true });
}
