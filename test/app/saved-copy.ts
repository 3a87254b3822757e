import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { en } from '../../src/shared/text/en/index.ts';

const project = join(import.meta.dirname, '../..');

export interface SavedCopy<Saved> {
  readonly file: string;
  readonly record: Saved;
}

/** Exports a game from its screen. */
export async function saveCopy<Saved>(page: Page, folder: string, id: string): Promise<SavedCopy<Saved>> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: en.window.menu.saveGame }).click();
  const download = await saving;
  assert.match(download.suggestedFilename(), /\.json$/);
  const file = join(folder, `${id}.json`);
  await download.saveAs(file);
  return { file, record: JSON.parse(await readFile(file, 'utf8')) as Saved };
}

/**
 * The replay command must get the same amounts from a copy as real cards, which are counted without the
 * app's rules.
 */
export async function expectReplayed(file: string, id: string, outcome: object): Promise<void> {
  const replayed = await promisify(execFile)(
    process.execPath,
    [...process.execArgv, 'src/main/cli/replay.ts', file],
    {
      cwd: project,
    },
  );
  const { warnings: _warnings, ...line } = JSON.parse(replayed.stdout) as Record<string, unknown>;
  assert.deepEqual(line, { id, ...outcome });
}
