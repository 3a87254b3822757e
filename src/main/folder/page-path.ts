import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivate } from '../private-file.ts';

const PATH = /^\/[\w-]{43}\/$/;

/** A path that nobody can guess. */
export function newPath(): string {
  return `/${randomBytes(32).toString('base64url')}/`;
}

/** The path of the page in a browser, the same for every run with these games, so that a page left open finds the next one. */
export function pagePath(folder: string): string {
  const file = join(folder, 'page-path');
  const kept = readKept(file);
  if (kept !== null) return kept;
  const path = newPath();
  try {
    makePrivate(file);
    writeFileSync(file, path);
  } catch {
    // The next run has another one: pages left open say that this run is over.
  }
  return path;
}

function readKept(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8');
    return PATH.test(text) ? text : null;
  } catch {
    return null;
  }
}
