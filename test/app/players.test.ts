import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newDataFolder, startApp, type App } from './app.ts';
import { expectAccessible, openBrowser, openPage } from './browser.ts';
import { newGame } from './whole-game.ts';

let browser: Browser;
let app: App;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  app = await startApp(newDataFolder());
  page = await openPage(browser, app.address);
  await newGame(page, ['Axel', 'Beatrix', 'Clemens', 'Doris']);
  await page.goto(`${new URL(page.url()).origin}/`);
  await newGame(page, ['Axl', 'Bea', 'Clemens', 'Doris']);
  await page.goto(`${new URL(page.url()).origin}/#/players`);
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

async function change(name: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
}

describe('players', () => {
  test('are all listed with how many games each has played', async () => {
    await row('Clemens').getByText('2 games').waitFor();
    await row('Axel').getByText('one game').waitFor();
    await expectAccessible(page);
  });

  test('can be renamed, and renamed back', async () => {
    await change('Axel');
    await page.getByLabel('Name').fill('Doris');
    await page.getByText('There’s already a Doris.').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Name').fill('Axel the Elder');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByText('Renamed to Axel the Elder').waitFor();
    await row('Axel the Elder').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => row('Axel the Elder').count()).toBe(0);
  });

  test('can be merged, which can be undone by a click or any time later', async () => {
    await change('Axel');
    await page.getByLabel('Who else is this?').selectOption({ label: 'Axl, one game' });
    await page.getByRole('button', { name: 'Same person' }).click();
    await page.getByText('Axl is now Axel.').waitFor();
    await row('Axel').getByText('2 games').waitFor();
    await expect.poll(() => page.getByRole('listitem').count()).toBe(5);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.getByRole('listitem').count()).toBe(6);

    await change('Axel');
    await page.getByLabel('Who else is this?').selectOption({ label: 'Axl, one game' });
    await page.getByRole('button', { name: 'Same person' }).click();
    await page.getByText('Axl is now Axel.').waitFor();
    await change('Axel');
    await page.getByRole('button', { name: 'Axl is somebody else' }).click();
    await page.getByText('Axl is a separate player again.').waitFor();
    await expect.poll(() => page.getByRole('listitem').count()).toBe(6);
  });

  test('who sat at one table can’t be merged', async () => {
    await change('Axel');
    await page.getByLabel('Who else is this?').selectOption({ label: 'Doris, 2 games' });
    await page.getByRole('button', { name: 'Same person' }).click();
    await page.getByText('Axel and Doris have played in the same game, so they’re two people.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
  });

  test('have a colour, retire, and play again', async () => {
    await change('Bea');
    await page.getByLabel('Violet').check();
    await page.getByRole('button', { name: 'No longer plays' }).click();
    await page.getByRole('list', { name: 'No longer playing' }).getByText('Bea', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.reload();
    await change('Bea');
    expect(await page.getByLabel('Violet').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Plays again' }).click();
    await expect.poll(() => page.getByRole('list', { name: 'No longer playing' }).count()).toBe(0);
  });
});
