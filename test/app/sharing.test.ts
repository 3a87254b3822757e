import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHARING } from '../../src/shared/text/all-sharing.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { newDataFolder, startApp, type App } from './app.ts';
import { expectAccessible, ownPage } from './browser.ts';
import { waitForEvents } from './entered.ts';
import { keep } from './store.ts';

const words = SHARING.en;
const OFFER = { type: 'offer', seat: 0, artist: 'krypto', auction: 'open' };
const sale = (price: number) => ({ type: 'sale', buyer: 3, price });

/** A four-player game under way. */
const GAME = {
  format: 'vernissage/game',
  version: 1,
  id: 'friday',
  edition: 'modern-art-1994',
  players: ['Axel', 'Beatrix', 'Clemens', 'Doris'].map((name) => ({ id: name.charAt(0), name })),
  firstSeat: 0,
  options: { tracking: 'ledger' },
  startedAt: '2026-05-01T19:30:00.000Z',
  events: [OFFER, sale(19)],
};

const folder = mkdtempSync(join(tmpdir(), 'vernissage-shared-'));

interface Laptop {
  readonly data: string;
  readonly app: App;
  readonly page: Page;
}

let anna: Laptop;
let bert: Laptop;

async function open(data: string): Promise<Laptop> {
  const app = await startApp(data);
  const page = await ownPage(app.address, { acceptDownloads: true });
  return { data, app, page };
}

beforeAll(async () => {
  const data = newDataFolder();
  keep(data, [GAME]);
  anna = await open(data);
  bert = await open(newDataFolder());
});
afterAll(async () => {
  await Promise.all([anna, bert].map(({ app }) => app.stop()));
});

async function go({ page }: Laptop, hash: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/${hash}`);
}

async function share(laptop: Laptop): Promise<void> {
  await laptop.page.getByRole('link', { name: en.keeping.title }).click();
  await laptop.page.getByRole('link', { name: en.keeping.sharing.open }).click();
  await laptop.page.getByRole('textbox', { name: words.folder.label }).fill(folder);
  await expectAccessible(laptop.page);
  await laptop.page.getByRole('button', { name: words.folder.share }).click();
  await laptop.page.getByText(words.folder.where(folder)).waitFor();
  await settled(laptop);
}

/** Exchanges everything and waits for the end. */
async function sync(laptop: Laptop): Promise<void> {
  await go(laptop, '#/sharing');
  await laptop.page.getByRole('button', { name: words.sync }).click();
  await settled(laptop);
}

async function settled({ page }: Laptop): Promise<void> {
  await page.getByText('Up to date.').waitFor();
  await expect.poll(() => page.getByText(words.state.syncing).count()).toBe(0);
}

async function exported(laptop: Laptop): Promise<string> {
  await go(laptop, '#/transfer');
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
    await expectAccessible(bert.page);
    await bert.page.getByRole('link', { name: words.news.look }).click();
    await waitForEvents(bert.page, 2);
    await bert.page.getByText('Clemens').first().waitFor();
  });

  test('a name corrected on one laptop is corrected on the other, and both export the same bytes', async () => {
    await go(bert, '#/players');
    await bert.page.getByRole('button', { name: en.players.changeOf('Axel') }).click();
    await bert.page.getByLabel(en.players.name, { exact: true }).fill('Alexander');
    await bert.page.getByRole('button', { name: en.players.rename, exact: true }).click();
    await bert.page.getByText(en.players.renamed('Alexander')).waitFor();
    await sync(bert);
    await sync(anna);
    await go(anna, '#/players');
    await anna.page.getByText('Alexander', { exact: true }).waitFor();
    expect(await exported(anna)).toBe(await exported(bert));
  });

  test('an erased name is gone from both laptops and from everything they export', async () => {
    await go(anna, '#/players');
    await anna.page.getByRole('button', { name: en.players.changeOf('Doris') }).click();
    await anna.page.getByText(en.players.eraseTitle).click();
    await expectAccessible(anna.page);
    await anna.page.getByRole('button', { name: en.players.erase }).click();
    await anna.page.getByText(en.players.wasErased('Doris')).waitFor();
    await sync(anna);
    await sync(bert);
    for (const laptop of [anna, bert]) {
      const text = await exported(laptop);
      expect(text).toContain('Alexander');
      expect(text.split('\n').filter((line) => line.includes('Doris'))).toEqual([]);
    }
    await go(bert, '#/game/friday');
    await waitForEvents(bert.page, 2);
    expect(await bert.page.getByText('Doris').count()).toBe(0);
  });

  test('a game goes on at another laptop when the first one dies, and one that went on at both is decided by people', async () => {
    await go(anna, '#/sharing');
    await anna.app.kill();
    await go(bert, '#/game/friday');
    await waitForEvents(bert.page, 2);
    await bert.page.keyboard.press('1');
    await bert.page.keyboard.press('1');
    await waitForEvents(bert.page, 3);
    await sync(bert);

    // The first laptop comes back and goes on with what it has, before it hears of the other.
    const app = await startApp(anna.data);
    await anna.page.goto(app.address);
    anna = { ...anna, app };
    await sync(anna);
    await go(anna, '#/game/friday');
    await waitForEvents(anna.page, 3);
  });

  test('sharing stops with one click, and everything stays', async () => {
    await go(bert, '#/sharing');
    await bert.page.getByRole('button', { name: words.stop }).click();
    await bert.page.getByText(words.stopped).waitFor();
    await expectAccessible(bert.page);
    expect(await exported(bert)).toContain('"friday"');
  });
});
