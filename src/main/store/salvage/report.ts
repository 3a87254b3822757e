import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MissingEntries } from '../../../shared/api.ts';
import { REPORT } from '../set-aside.ts';
import { bytesOf, STORE_FILE } from '../store-file.ts';

/** What was searched and found; kept with the files set aside, for further repair. */
export interface Report {
  readonly work: 'opening' | 'mending';
  /** The backup that provided the rest. */
  readonly backup: string | null;
  readonly games: number;
  readonly missing: readonly MissingEntries[];
  readonly allKnown: boolean | null;
}

export function writeReport(folder: string, report: Report): void {
  try {
    const parts = readdirSync(folder)
      .filter((name) => name.startsWith(STORE_FILE))
      .map((name) => [name, bytesOf(join(folder, name))] as const);
    const text = JSON.stringify({ ...report, bytes: Object.fromEntries(parts) }, null, 2);
    writeFileSync(join(folder, `${STORE_FILE}${REPORT}`), `${text}\n`, { mode: 0o600 });
  } catch {
    // The user sees it on the screen: a full disk must not prevent opening the games.
  }
}
