import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHARING } from '../../src/shared/text/all-sharing.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { A, auctionRecord, D, offer, sale } from '../fixtures/auction.ts';
import { newDataFolder, startApp, type App } from './app.ts';
import { goByMenu, ownPage, pageAt, step } from './browser.ts';
import { waitForEvents } from './entered.ts';
import { keep } from './store.ts';

const words = SHARING.en;

/** A four-player game under way. */
const GAME = auctionRecord([offer(A, 'krypto'), sale(D, 19)], {
  id: 'friday',
  startedAt: '2026-05-01T19:30:00.000Z',
});

const folder = mkdtempSync(join(tmpdir(), 'vernissage-shared-'));

interface Laptop {
  readonly app: App;
  readonly page: Page;
}

let anna: Laptop;
let bert: Laptop;

beforeAll(async () => {
  const [one, other] = [newDataFolder(), newDataFolder()];
  keep(one, [GAME]);
  const [app, second] = await Promise.all([startApp(one), startApp(other)]);
  anna = { app, page: await pageAt(app) };
  bert = { app: second, page: await ownPage(second.address) };
});
afterAll(async () => {
  await Promise.all([anna, bert].map(({ app }) => app.stop()));
});

async function share(laptop: Laptop): Promise<void> {
  await goByMenu(laptop.page, en.window.sections.settings);
  await laptop.page.getByRole('link', { name: en.keeping.sharing.open }).click();
  await laptop.page.getByRole('textbox', { name: words.folder.label }).fill(folder);
  await laptop.page.getByRole('button', { name: words.folder.share }).click();
  await laptop.page.getByText(words.folder.where(folder)).waitFor();
  await settled(laptop);
}

/** Exchanges everything and waits for the end. */
async function sync(laptop: Laptop): Promise<void> {
  const { page } = laptop;
  await step(page, '#/sharing');
  await page.getByRole('button', { name: words.sync }).click();
  // The screen may still say that it is up to date, as it was before: another is there only after the answer.
  await step(page, '#/players');
  await page.getByRole('list', { name: en.players.title, exact: true }).waitFor();
  await step(page, '#/sharing');
  await settled(laptop);
}

async function settled({ page }: Laptop): Promise<void> {
  await page.getByText('Up to date.').waitFor();
  await expect.poll(() => page.getByText(words.state.syncing).count()).toBe(0);
}

async function exported(laptop: Laptop): Promise<string> {
  await step(laptop.page, '#/transfer');
  const downloading = laptop.page.waitForEvent('download');
  await laptop.page.getByRole('button', { name: 'Export' }).click();
  return readFileSync(await (await downloading).path(), 'utf8');
}

describe('two laptops share a folder', () => {
  test('once both have chosen it, the games of one are on the other, and Home says so', async () => {
    await share(anna);
    await share(bert);
    await bert.page.getByRole('link', { name: en.window.sections.home, exact: true }).click();
    await bert.page.getByText(words.news.games(1, '1')).waitFor();
    await bert.page.getByRole('link', { name: words.news.look }).click();
    await waitForEvents(bert.page, 2);
    await bert.page.getByText('Clemens').first().waitFor();
  });

  test('a name corrected on one laptop is corrected on the other, and both export the same bytes', async () => {
    await step(bert.page, '#/players');
    await bert.page.getByRole('button', { name: en.players.changeOf('Axel') }).click();
    await bert.page.getByLabel(en.players.name, { exact: true }).fill('Alexander');
    await bert.page.getByRole('button', { name: en.players.rename, exact: true }).click();
    await bert.page.getByText(en.players.renamed('Alexander')).waitFor();
    await sync(bert);
    await sync(anna);
    await step(anna.page, '#/players');
    await anna.page.getByText('Alexander', { exact: true }).waitFor();
    expect(await exported(anna)).toBe(await exported(bert));
  });
});
