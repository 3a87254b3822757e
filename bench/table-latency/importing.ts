import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium as driver } from 'playwright-core';
import { chromium } from '../../test/browser/chromium.ts';
import { wholeGame } from '../../test/shared/record/games.ts';

const GAMES = 10_000;

/** How many are played card by card; the others are copies with new ids. */
const DIFFERENT = 40;

/** A game's text before and after its id. */
const GAMES_IN_TWO = Array.from({ length: DIFFERENT }, (_, seed) =>
  JSON.stringify({ ...wholeGame(seed + 1), id: 'ITS ID' }).split('ITS ID'),
);

/**
 * Imports file after file of new games. Returns a function to stop, once the first games are being imported.
 */
export async function importAllTheTime(folder: string, address: string): Promise<() => Promise<void>> {
  const browser = await driver.launch(chromium());
  const page = await browser.newPage({ locale: 'en-GB' });
  await page.goto(address);
  await page.goto(new URL('#/transfer', page.url()).href);
  const first = await writeGames(folder, 1);
  const takingIn = page.getByText('Importing.').waitFor({ timeout: 0 });
  let over = false;
  const importing = (async () => {
    for (let file = 1; ; file += 1) {
      const path = file === 1 ? first : await writeGames(folder, file);
      const began = performance.now();
      await page.getByLabel('Choose files').setInputFiles(path, { timeout: 0 });
      await page.getByRole('button', { name: /^Import (?:one|\d)/ }).click({ timeout: 0 });
      await page.getByRole('button', { name: 'Import another file' }).click({ timeout: 0 });
      console.log(`${GAMES} games came in, in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    }
  })().catch((error: unknown) => {
    if (!over) throw error;
  });
  await Promise.race([takingIn, importing]);
  return async () => {
    over = true;
    await browser.close();
    await importing;
  };
}

/** Only inserts ids into text, so that it doesn't slow down what is being measured. */
async function writeGames(folder: string, file: number): Promise<string> {
  const path = join(folder, `import-${file}.ndjson`);
  const out = createWriteStream(path);
  for (let at = 0; at < GAMES; at += 1) {
    const [before, after] = GAMES_IN_TWO[at % DIFFERENT] ?? ['', ''];
    if (!out.write(`${before}import-${file}-${at}${after}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return path;
}
