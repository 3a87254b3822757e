import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { WindowKind } from './desktop-memory.ts';

/** Everything that is logged: what happened to the app, and nothing about players or their games. */
export type LogEntry =
  | {
      readonly what: 'started';
      readonly version: string;
      readonly electron: string;
      readonly system: string;
      /** How windows are drawn on Linux. */
      readonly display: 'wayland' | 'x11' | null;
      readonly sandbox: 'on' | 'off';
    }
  /** A window could be seen. */
  | { readonly what: 'shown'; readonly window: WindowKind }
  | { readonly what: 'ended' }
  | { readonly what: 'page-gone'; readonly reason: string; readonly exitCode: number }
  | {
      readonly what: 'process-gone';
      readonly kind: string;
      readonly reason: string;
      readonly exitCode: number;
    }
  | { readonly what: 'page-hangs' }
  | { readonly what: 'page-not-loaded'; readonly code: number }
  | { readonly what: 'refused'; readonly door: Door }
  | { readonly what: 'failed'; readonly error: string; readonly stack: readonly string[] };

/** Requests by a page that we refuse. */
export type Door = 'navigation' | 'window' | 'frame' | 'permission' | 'download' | 'contract';

export type Log = ReturnType<typeof openLog>;

const FILE = 'vernissage.log';
const LARGEST_FILE_BYTES = 256_000;
/** Besides the current one. */
const OLDER_FILES = 2;

/** Rotating log, one line per entry. */
export function openLog(folder: string, now: () => string = () => new Date().toISOString()) {
  const file = join(folder, FILE);
  return {
    folder,
    note: (entry: LogEntry) => {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_FILE_BYTES) rotate(file);
        appendFileSync(file, `${JSON.stringify({ at: now(), ...entry })}\n`, { mode: 0o600 });
      } catch {
        // A full disk mustn't end a game; the store reports it if necessary.
      }
    },
  };
}

function rotate(file: string): void {
  for (let age = OLDER_FILES; age > 0; age -= 1) {
    const younger = age === 1 ? file : `${file}.${age - 1}`;
    if (statSync(younger, { throwIfNoEntry: false }) !== undefined) renameSync(younger, `${file}.${age}`);
  }
}

/**
 * An error without its message, which may quote the user's input, and without paths of this machine. Built
 * files are a single line, so the names of the functions say more than the places.
 */
export function failure(error: unknown): LogEntry {
  if (!(error instanceof Error)) return { what: 'failed', error: typeof error, stack: [] };
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const lines = [...(error.stack ?? '').matchAll(/^ +at (?:(.+?) \()?.*?([^()\s]+:\d+:\d+)\)?$/gm)];
  return {
    what: 'failed',
    error: `${error.name}${code}`,
    stack: lines
      .slice(0, 10)
      .map(([, name, place = '']) => [name, basename(place)].filter(Boolean).join(' ')),
  };
}
