import Database from 'better-sqlite3';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newDataFolder, startApp } from './app.ts';
import { expectAccessible, openBrowser, openPage, openTab } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('radio', { name: '1994' }).check();
  for (const [at, name] of ['Ada', 'Bea', 'Cleo', 'Dora'].entries()) {
    await page.getByLabel(`Seat ${at + 1}`, { exact: true }).fill(name);
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByText('Round 1 of 4').waitFor();
}

async function goTo(page: Page, place: string): Promise<void> {
  await page.goto(new URL(place, page.url()).href);
}

async function backUp(page: Page): Promise<void> {
  await goTo(page, '#/settings');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await page.getByText('Backed up, and checked.').waitFor();
}

function damage(data: string): void {
  const file = join(data, 'vernissage.db');
  const bytes = readFileSync(file);
  bytes.write('nonsense', 0);
  writeFileSync(file, bytes);
}

describe('the settings', () => {
  test('have a place for every choice, and say where the games are', async () => {
    const data = newDataFolder();
    const app = await startApp(data);
    const page = await openPage(browser, app.address);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByText('No backups yet.').waitFor();
    await page.getByText(data).waitFor();
    await page.getByText('The trash is empty.').waitFor();
    await expectAccessible(page);
    const languages = page.getByRole('group', { name: 'Language', exact: true });
    await languages.getByRole('radio', { name: 'Italiano' }).check();
    await page.getByRole('heading', { name: 'Backup', exact: true }).waitFor();
    await expectAccessible(page);
    await app.stop();
  });

  test('make a backup, check everything, and save a copy elsewhere', async () => {
    const app = await startApp(newDataFolder());
    const page = await openPage(browser, app.address, { acceptDownloads: true });
    await begin(page);
    await backUp(page);
    await page.getByText(/yours · 1 game · 4 players · last played/).waitFor();
    await page.getByRole('button', { name: 'Check everything' }).click();
    await page.getByText('Every entry is there and undamaged.').waitFor();
    await expectAccessible(page);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a copy of everything…' }).click();
    const download = await downloading;
    const elsewhere = newDataFolder();
    await download.saveAs(join(elsewhere, 'vernissage.db'));
    await app.stop();

    const there = await startApp(elsewhere);
    const moved = await openPage(browser, there.address);
    await moved.getByRole('link', { name: /Ada, Bea, Cleo and Dora/ }).waitFor();
    await there.stop();
  });

  test('restore a backup after a question, in every view, and can undo it', async () => {
    const app = await startApp(newDataFolder());
    const page = await openPage(browser, app.address);
    await begin(page);
    const game = new URL(page.url()).hash;
    await backUp(page);
    await goTo(page, game);
    await page.getByRole('button', { name: 'Leave' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Move to trash' }).click();
    await page.getByText('No games yet.').waitFor();

    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: /^Restore the backup/ }).click();
    await page.getByText('Vernissage backs up what’s here now first').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await page.getByText(/^The backup of .* is restored/).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Restore the backup/ }).count()).toBe(2);
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    await page.getByRole('link', { name: /Ada, Bea, Cleo and Dora/ }).waitFor();
    await app.stop();
  });

  test('show the trash, whose games are hidden everywhere else and can be put back', async () => {
    const app = await startApp(newDataFolder());
    const page = await openPage(browser, app.address);
    await begin(page);
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Move to trash' }).click();
    await page.getByText('No games yet.').waitFor();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: /^Put back the game of Ada, Bea, Cleo and Dora/ }).click();
    await page.getByText('The game of Ada, Bea, Cleo and Dora is back.').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    await page.getByRole('link', { name: /Ada, Bea, Cleo and Dora/ }).waitFor();
    await app.stop();
  });
});

describe('a damaged file at startup', () => {
  test('is reported in the browser, and repaired from the backup and everything newer', async () => {
    const data = newDataFolder();
    const first = await startApp(data);
    const page = await openPage(browser, first.address);
    await begin(page);
    await backUp(page);
    await goTo(page, '#/');
    await page.getByRole('button', { name: 'Same players, Ada starts' }).click();
    await page.getByText('Round 1 of 4').waitFor();
    await first.stop();
    damage(data);

    const app = await startApp(data);
    const again = await openPage(browser, app.address);
    await again.getByRole('heading', { name: 'Vernissage can’t open your games right now' }).waitFor();
    await again.getByText(`${join(data, 'vernissage.db')} is damaged.`).waitFor();
    await expectAccessible(again);
    await again.getByRole('button', { name: 'Repair' }).click();
    await again.getByText(/^Repaired:/).waitFor();
    await expect.poll(() => again.getByRole('link', { name: /Ada, Bea, Cleo and Dora/ }).count()).toBe(2);
    await expectAccessible(again);
    await goTo(again, '#/settings');
    await again.getByRole('heading', { name: 'Damaged files' }).waitFor();
    expect(readdirSync(join(data, 'set-aside'))).toHaveLength(1);
    await app.stop();
    await (await startApp(data)).stop();
  });

  test('can be replaced by hand instead, and tried again', async () => {
    const data = newDataFolder();
    await (await startApp(data)).stop();
    const file = join(data, 'vernissage.db');
    const whole = readFileSync(file);
    damage(data);
    const app = await startApp(data);
    const page = await openPage(browser, app.address, { locale: 'it-IT' });
    await page.getByRole('heading', { name: 'Per ora le partite non si aprono' }).waitFor();
    await expectAccessible(page);
    writeFileSync(file, whole);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.getByRole('button', { name: 'Nuova partita' }).waitFor();
    expect(existsSync(join(data, 'set-aside'))).toBe(false);
    await app.stop();
  });
});

/** Drops a table from the file a running app has open. */
function loseTable(data: string, table: string): void {
  const database = new Database(join(data, 'vernissage.db'));
  database.exec(`DROP TABLE ${table}`);
  database.close();
}

test('damage in the middle of a game is reported everywhere, and repaired without leaving the table', async () => {
  const data = newDataFolder();
  const app = await startApp(data);
  const page = await openPage(browser, app.address);
  await begin(page);
  const other = await openTab(page);
  await goTo(other, '#/statistics');
  await other.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor();
  await page
    .getByRole('button', { name: /Krypto/ })
    .first()
    .click();
  const place = page.url();

  loseTable(data, 'projected_result');
  loseTable(data, 'draft');
  // Other requests may have hit the damage by now.
  await page.keyboard.press('1');
  for (const view of [page, other]) {
    await view.getByRole('heading', { name: 'Vernissage can’t open your games right now' }).waitFor();
    await view.getByText(`${join(data, 'vernissage.db')} is damaged.`).waitFor();
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Repair' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Round 1 of 4').waitFor();
  await other.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor();
  expect(page.url()).toBe(place);
  await page.getByText(/^Repaired:/).waitFor();
  // The earlier choice is still selected.
  await page.getByRole('button', { name: /^Open/ }).first().click();
  await expect.poll(() => page.locator('.table').getAttribute('data-events')).toBe('1');
  expect(await app.stop()).toBe(0);
});

test('a missing folder is reported on every screen, with a way out, until it is back', async () => {
  const data = newDataFolder();
  const app = await startApp(data);
  const page = await openPage(browser, app.address);
  await page.getByRole('button', { name: 'New game' }).waitFor();
  renameSync(data, `${data}-away`);
  await goTo(page, '#/players');
  const notice = page.getByText(
    'Vernissage can’t save anything right now: the folder with your games has gone',
  );
  await notice.waitFor();
  await expectAccessible(page);
  renameSync(`${data}-away`, data);
  await notice.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
  await app.stop();
});

test('a folder that goes missing during a game: nothing shows as saved, and the game continues once it is back', async () => {
  const data = newDataFolder();
  const app = await startApp(data);
  const page = await openPage(browser, app.address);
  await begin(page);
  renameSync(data, `${data}-away`);
  const [artist, kind] = [page.getByRole('button', { name: /Krypto/ }).first(), /^Open/];
  await artist.click();
  await page.getByRole('button', { name: kind }).first().click();
  await page.getByText('Not saved: the folder with your games has gone.').waitFor();
  await expectAccessible(page);
  renameSync(`${data}-away`, data);
  await page.getByRole('button', { name: kind }).first().click();
  await page.getByText('Not saved').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.table').getAttribute('data-events')).toBe('1');
  await app.stop();
});
