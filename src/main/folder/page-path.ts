import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unlessItFails } from '../../shared/core/unless-it-fails.ts';
import { makePrivate } from '../private-file.ts';

const PATH = /^\/[\w-]{43}\/$/;

/** A path that nobody can guess. */
export function newPath(): string {
  return `/${randomBytes(32).toString('base64url')}/`;
}

/** The path of the page in a browser, the same for every run with these games, so that a page left open finds the next one. */
export function pagePath(folder: string): string {
  const file = join(folder, 'page-path');
  const kept = unlessItFails(() => readFileSync(file, 'utf8'));
  if (kept !== undefined && PATH.test(kept)) return kept;
  const path = newPath();
  // Otherwise the next run has another one, and pages left open say that this run is over.
  unlessItFails(() => {
    makePrivate(file);
    writeFileSync(file, path);
  });
  return path;
}
