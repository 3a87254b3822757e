import Database from 'better-sqlite3';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { auctionRecord } from '../fixtures/auction.ts';
import { playersNamed } from '../fixtures/people.ts';
import { newDataFolder } from './app.ts';
import { expectAccessible, goByMenu, openTab, pageAt, step } from './browser.ts';
import { waitForEvents } from './entered.ts';
import { runningApp } from './running-app.ts';
import { keep, withStore } from './store.ts';

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora'];

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('radio', { name: '1994' }).check();
  for (const [at, name] of NAMES.entries()) {
    await page.getByLabel(`Seat ${at + 1}`, { exact: true }).fill(name);
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByText('Round 1 of 4').waitFor();
}

function damage(data: string): void {
  const file = join(data, 'vernissage.db');
  const bytes = readFileSync(file);
  bytes.write('nonsense', 0);
  writeFileSync(file, bytes);
}

/** Changes the file that a running app has open. */
function outside(data: string, change: string): void {
  const database = new Database(join(data, 'vernissage.db'));
  database.exec(change);
  database.close();
}

describe('the settings', () => {
  const app = runningApp();
  const { data } = app;
  const file = join(data, 'vernissage.db');
  const games = (page: Page) => page.getByRole('link', { name: /Ada, Bea, Cleo and Dora/ });

  test('make a backup, check everything, and save a copy elsewhere', async () => {
    const page = await pageAt(app);
    await begin(page);
    await step(page, '#/settings');
    await page.getByText(data).waitFor();
    await page.getByText('The trash is empty.').waitFor();
    await page.getByRole('button', { name: 'Back up now' }).click();
    await page.getByText('Backed up, and checked.').waitFor();
    // The day's own may have been made before.
    await page
      .getByText(/yours · 1 game · 4 players · last played/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Check everything' }).click();
    await page.getByText('Every entry is there and undamaged.').waitFor();
    outside(data, `INSERT INTO setting VALUES ('soundFrom', '"table#')`);
    await page.getByRole('button', { name: 'Check everything' }).click();
    await page.getByText('Something besides your entries was damaged.').waitFor();
    await page.getByText('A setting. It’s back at its default ·').waitFor();
    await page.getByRole('button', { name: 'Clear this list' }).click();
    await page.getByRole('heading', { name: 'Couldn’t be read' }).waitFor({ state: 'detached' });

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a copy of everything…' }).click();
    const download = await downloading;
    const elsewhere = newDataFolder();
    await download.saveAs(join(elsewhere, 'vernissage.db'));
    expect(withStore(elsewhere, ({ games }) => games.list())).toHaveLength(1);
  });

  test('restore a backup after a question, in every view, and can undo it', async () => {
    const page = await pageAt(app);
    await moveToTrash(page);
    await goByMenu(page, 'Settings');
    const restores = page.getByRole('button', { name: /^Restore the backup/ });
    await restores.first().waitFor();
    const before = await restores.count();
    await restores.first().click();
    await page.getByText('Vernissage backs up what’s here now first').waitFor();
    await expectAccessible(page.locator('main'));
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await page.getByText(/^The backup of .* is restored/).waitFor();
    await expect.poll(() => restores.count()).toBe(before + 1);
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    await games(page).waitFor();
  });

  async function moveToTrash(page: Page): Promise<void> {
    await games(page).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Move to trash' }).click();
    await page.getByText('No games yet.').waitFor();
  }

  test('list a file that was damaged and repaired from the backup and everything newer', async () => {
    // Newer than every backup.
    const before = await pageAt(app);
    await before.getByRole('button', { name: 'Same players, Ada starts' }).click();
    await before.getByText('Round 1 of 4').waitFor();
    await app.stop();
    damage(data);
    await app.start();
    const page = await pageAt(app);
    await page.getByRole('heading', { name: 'Vernissage can’t open your games right now' }).waitFor();
    await page.getByText(`${file} is damaged.`).waitFor();
    await page.getByRole('button', { name: 'Repair' }).click();
    await page.getByText(/^Repaired:/).waitFor();
    await expect.poll(() => games(page).count()).toBe(2);
    await step(page, '#/settings');
    await page.getByRole('heading', { name: 'Damaged files' }).waitFor();
    expect(readdirSync(join(data, 'set-aside'))).toHaveLength(1);
  });
});

describe('at the table', () => {
  const app = runningApp((data) =>
    keep(data, [auctionRecord([], { id: 'game', players: playersNamed(NAMES) })]),
  );
  const { data } = app;

  test('nothing shows as saved while the folder is missing, and the game continues once it is back', async () => {
    const page = await pageAt(app, '#/game/game');
    await waitForEvents(page, 0);
    renameSync(data, `${data}-away`);
    const [artist, kind] = [page.getByRole('button', { name: /Krypto/ }).first(), /^Open/];
    const saysSo = async () => {
      await page.getByText('Not saved: the folder with your games has gone.').waitFor();
      await page.getByText('Not saved', { exact: true }).waitFor();
    };
    await artist.click();
    // What is only typed counts, too.
    await saysSo();
    await page.getByRole('button', { name: kind }).first().click();
    await saysSo();
    renameSync(`${data}-away`, data);
    // What was pressed before may have been on its way, and is saved then.
    const again = page.getByRole('button', { name: kind }).first();
    await again.click({ timeout: 3_000 }).catch(() => undefined);
    await page.getByText(/^Saved /).waitFor();
    expect(await page.getByText('Not saved').count()).toBe(0);
    await waitForEvents(page, 1);
  });

  test('and on every screen a missing folder is reported, with a way out, until it is back', async () => {
    const page = await pageAt(app);
    renameSync(data, `${data}-away`);
    await step(page, '#/players');
    const notice = page.getByText(
      'Vernissage can’t save anything right now: the folder with your games has gone',
    );
    await notice.waitFor();
    renameSync(`${data}-away`, data);
    await notice.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
  });

  test('and everywhere else damage is reported, and repaired without leaving the table', async () => {
    const page = await pageAt(app);
    await page.getByRole('link', { name: /Ada, Bea, Cleo and Dora/ }).click();
    await waitForEvents(page, 1);
    await page.keyboard.press('Control+z');
    await waitForEvents(page, 0);
    const other = await openTab(page);
    await step(other, '#/people');
    await other.getByRole('heading', { level: 1, name: 'People' }).waitFor();
    await page
      .getByRole('button', { name: /Krypto/ })
      .first()
      .click();
    const place = page.url();

    outside(data, 'DROP TABLE projected_facts; DROP TABLE draft');
    // Other requests may have hit the damage by now.
    await page.keyboard.press('1');
    for (const view of [page, other]) {
      await view.getByRole('heading', { name: 'Vernissage can’t open your games right now' }).waitFor();
      await view.getByText(`${join(data, 'vernissage.db')} is damaged.`).waitFor();
    }
    await page.setViewportSize({ width: 390, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.getByRole('button', { name: 'Repair' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Round 1 of 4').waitFor();
    await other.getByRole('heading', { level: 1, name: 'People' }).waitFor();
    expect(page.url()).toBe(place);
    await page.getByText(/^Repaired:/).waitFor();
    // The earlier choice is still selected.
    await page.getByRole('button', { name: /^Open/ }).first().click();
    await waitForEvents(page, 1);
    await other.close();
    expect(await app.stop()).toBe(0);
  });
});
