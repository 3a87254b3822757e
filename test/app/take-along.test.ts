import { readFileSync } from 'node:fs';
import jsQR from 'jsqr';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playAuction } from '../play/auction.ts';
import { newDataFolder, startApp, type App } from './app.ts';
import { expectAccessible, openBrowser, openPage } from './browser.ts';
import { layGames } from './laid-games.ts';

let browser: Browser;
let app: App;
let page: Page;
let origin: string;

beforeAll(async () => {
  const data = newDataFolder();
  const options = { tracking: 'ledger', mystery: false, splitDouble: false } as const;
  const game = playAuction({ edition: 'modern-art-1994', players: 4, options, seed: 5 });
  const played = { ...game, startedAt: '2026-01-31T20:15:00.000Z' };
  layGames(data, { whole: played });
  browser = await openBrowser();
  app = await startApp(data);
  page = await openPage(browser, app.address);
  ({ origin } = new URL(page.url()));
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

/** What a phone reads from the code as it is drawn on the screen. */
async function readCode(): Promise<string | undefined> {
  const shot = (await page.getByRole('img', { name: /Code for BG Stats/ }).screenshot()).toString('base64');
  const picture = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { width: image.width, height: image.height, pixels: [...pixels] };
  }, shot);
  return jsQR(Uint8ClampedArray.from(picture.pixels), picture.width, picture.height)?.data;
}

/** How many sheets a printer would need. */
async function sheets(): Promise<number> {
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return paper.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

describe('a finished game', () => {
  test('is taken along as a code that a phone reads from the screen', async () => {
    await page.goto(`${origin}/#/game/whole/story`);
    await page.getByRole('link', { name: 'Take it along' }).click();
    const address = (await readCode()) ?? '';
    const play: unknown = JSON.parse(new URL(address).searchParams.get('data') ?? '');
    expect(play).toMatchObject({ sourceName: 'Vernissage', game: { bggId: 118 }, players: { length: 4 } });
    await expectAccessible(page);
  });

  test('is saved as a play file', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a play file' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('modern-art-1994 2026-01-31.bgsplay');
    const content: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(content).toMatchObject({ plays: [{ playerScores: { length: 4 } }], players: { length: 4 } });
  });

  test.each([
    ['Score pad', 'the pad'],
    ['The game’s story', 'its story'],
  ])('stands on one sheet of paper: %s', async (name) => {
    await page.goto(`${origin}/#/game/whole/take-along`);
    await page.getByRole('link', { name }).click();
    await page.getByText(name, { exact: true }).first().waitFor();
    await page.getByRole('columnheader').first().waitFor();
    await expectAccessible(page, ['light']);
    expect(await sheets()).toBe(1);
  });
});

describe('paper of the group', () => {
  test.each([
    ['A year of the group', 'The year 2026'],
    ['A player’s page', 'Latest games'],
  ])('is chosen beside what goes out: %s', async (sheet, heading) => {
    await page.goto(`${origin}/#/transfer`);
    await page.getByRole('button', { name: `Show the sheet: ${sheet}` }).click();
    await page.getByRole('heading', { name: heading }).waitFor();
    await expectAccessible(page, ['light']);
    expect(await sheets()).toBe(1);
  });
});
