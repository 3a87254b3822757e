import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MissingEntries } from '../../../shared/api.ts';
import { REPORT } from '../set-aside.ts';
import { bytesOf, STORE_FILE } from '../store-file.ts';

/** What was looked through and what came of it: whoever wants to look further finds it beside what was set aside. */
export interface Report {
  readonly work: 'opening' | 'mending';
  /** The name of the backup that the rest comes from. */
  readonly backup: string | null;
  /** Games of which entries were put back. */
  readonly games: number;
  readonly missing: readonly MissingEntries[];
  readonly allKnown: boolean | null;
}

/** Writes the report on a folder into it. */
export function writeReport(folder: string, report: Report): void {
  try {
    const parts = readdirSync(folder)
      .filter((name) => name.startsWith(STORE_FILE))
      .map((name) => [name, bytesOf(join(folder, name))] as const);
    const text = JSON.stringify({ ...report, bytes: Object.fromEntries(parts) }, null, 2);
    writeFileSync(join(folder, `${STORE_FILE}${REPORT}`), `${text}\n`, { mode: 0o600 });
  } catch {
    // The person is told on the screen: a disk that takes no report must not keep the games from being opened.
  }
}
