import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const HOLDING_WORKER = join(import.meta.dirname, 'holding-worker.ts');

const fileIn = (folder: string) => join(folder, 'hold');

/** From now on, a job of the holding worker gets half-way, here or in what it does before, and waits to be cancelled. */
export function hold(folder: string, part: 'backup' | '' = ''): void {
  writeFileSync(fileIn(folder), part);
}

export function isHeld(folder: string, part: 'backup' | ''): boolean {
  return existsSync(fileIn(folder)) && readFileSync(fileIn(folder), 'utf8') === part;
}

export function letGo(folder: string): void {
  rmSync(fileIn(folder));
}
