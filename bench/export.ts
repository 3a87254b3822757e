import { chromium as driver, type Page } from 'playwright-core';
import { join } from 'node:path';
import { buildIfStale } from '../scripts/build.ts';
import { openForWork } from '../src/main/store/connection.ts';
import { INSERT_ENTRY, checksumOf, type StoredEntry } from '../src/main/store/journal-row.ts';
import { openStore, STORE_FILE } from '../src/main/store/index.ts';
import { en } from '../src/shared/text/en/index.ts';
import { newDataFolder, startApp } from '../test/app/app.ts';
import { chromium } from '../test/browser/chromium.ts';
import { importInto } from '../test/main/store/importing/import-into.ts';
import { report } from './interleaved.ts';
import { folderOfManyGames, manyGames, MANY_GAMES } from './ten-thousand-games.ts';

/**
 * Time from pressing Export to the file being there, for all formats and ten thousand games: imported ones, whose
 * journals have one row, and games played card by card in the app, whose journals have a row for each entry.
 */

const MOST_SECONDS = 5;
const { forms, go } = en.transfer.out;

buildIfStale();
await exportFrom('imported', folderOfManyGames(), Object.keys(forms) as (keyof typeof forms)[]);
await exportFrom('played here', folderOfPlayedGames(), ['records']);

async function exportFrom(
  which: string,
  data: string,
  formats: readonly (keyof typeof forms)[],
): Promise<void> {
  const app = await startApp(data);
  const browser = await driver.launch(chromium());
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  await page.goto(app.address);
  await page.locator('h1').waitFor();
  await page.evaluate(() => (location.hash = '#/transfer'));
  for (const form of formats) {
    const seconds = await secondsToExport(page, forms[form].label);
    console.log(`${MANY_GAMES} games ${which}, as “${forms[form].label}”: ${seconds.toFixed(1)} s`);
    if (form === 'records') report(`seconds to export games ${which}`, seconds, MOST_SECONDS);
  }
  await browser.close();
  await app.stop();
}

async function secondsToExport(page: Page, label: string): Promise<number> {
  await page.getByText(label, { exact: true }).click();
  const begun = performance.now();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 300_000 }),
    page.getByRole('button', { name: go, exact: true }).click(),
  ]);
  const seconds = (performance.now() - begun) / 1000;
  await download.delete();
  return seconds;
}

/** The same games, each with a row for every entry in its journal. */
function folderOfPlayedGames(): string {
  const folder = newDataFolder();
  const store = openStore(folder, { now: () => new Date().toISOString(), newId: () => crypto.randomUUID() });
  if (!store.ok) throw new Error(store.error.kind);
  store.value.close();
  const games = manyGames();
  importInto(
    folder,
    games.map((game) => ({ ...game, events: [] })),
  );
  const database = openForWork(join(folder, STORE_FILE));
  const insert = database.prepare<[object]>(INSERT_ENTRY);
  const move = database.prepare<[number, string]>('UPDATE game SET position = ? WHERE id = ?');
  database.transaction(() => {
    for (const { id: game, events } of games) {
      for (const [at, event] of events.entries()) {
        const row: StoredEntry = {
          game,
          position: at + 1,
          at: '2026-01-31T20:15:00.000Z',
          kind: 'edit',
          content: JSON.stringify([{ kind: 'append', event }]),
        };
        insert.run({ ...row, checksum: checksumOf(row) });
      }
      move.run(events.length, game);
    }
  })();
  database.close();
  return folder;
}
