import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONGEST_NAMES } from '../play/longest-names.ts';
import { newDataFolder, startApp, type App } from './app.ts';
import { expectAccessible, pageAt, step } from './browser.ts';
import { readCode } from './read-code.ts';
import { pagesOf } from './paper-pages.ts';
import { keepNamed } from './store.ts';
import { GAMES } from './take-along-games.ts';

let app: App;

beforeAll(async () => {
  const data = newDataFolder();
  keepNamed(data, GAMES);
  app = await startApp(data);
});
afterAll(() => app.stop());

const inItalian = (hash: string) => pageAt(app, hash, { locale: 'it-IT' });

/** What a printer would print from a dark screen. */
async function paper(from: Page, format: 'A4' | 'Letter' = 'A4') {
  await from.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const pages = pagesOf(await from.pdf({ format, printBackground: true }));
  await from.emulateMedia({ colorScheme: null });
  return pages;
}

/** Everything is within the margins, dark on light, and without controls. */
function expectPaper(pages: Awaited<ReturnType<typeof paper>>): void {
  for (const { words, from, to, darkest } of pages) {
    expect(from).toBeGreaterThan(0.05);
    expect(to).toBeLessThan(0.95);
    expect(darkest).toBe(1);
    expect(words).not.toMatch(/save as PDF|salva come PDF/i);
  }
}

/** Only the printed page knows where lines break. */
function lettersOf(pages: Awaited<ReturnType<typeof paper>>): string {
  return pages
    .map(({ words }) => words)
    .join('')
    .replaceAll(' ', '');
}

describe('a finished game', () => {
  test('is shared as a code that a phone reads from the screen', async () => {
    const page = await pageAt(app, '#/game/whole/story');
    await page.getByRole('link', { name: 'Share', exact: true }).click();
    const address = (await readCode(page)) ?? '';
    const play: unknown = JSON.parse(new URL(address).searchParams.get('data') ?? '');
    expect(play).toMatchObject({ sourceName: 'Vernissage', game: { bggId: 118 }, players: { length: 4 } });
    await expectAccessible(page);
  });

  test('is saved as a play file', async () => {
    const page = await pageAt(app, '#/game/whole/take-along');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save play file' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('modern-art-1994 2026-01-31.bgsplay');
    const content: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(content).toMatchObject({
      plays: [
        {
          board: '1994',
          rounds: 4,
          playerScores: { length: 4 },
          // Long after it was played.
          modificationDate: expect.stringMatching(/^2026-11-2[12] /) as unknown,
        },
      ],
      players: { length: 4 },
    });
  });

  test.each([
    ['Score pad', 'the pad'],
    ['The game’s story', 'its story'],
  ])('fits one sheet of paper: %s', async (name) => {
    const page = await pageAt(app, '#/game/whole/take-along');
    await page.getByRole('link', { name }).click();
    await page.getByText(name, { exact: true }).first().waitFor();
    await page.getByRole('columnheader').first().waitFor();
    await expectAccessible(page, ['light']);
    const pages = await paper(page);
    expectPaper(pages);
    expect(pages).toHaveLength(1);
    expect(await page.title()).toBe('Axel, Beatrix, Clemens and Doris');
  });
});

describe('a printed sheet', () => {
  test.each([
    ['pad', 'long', 1],
    ['story', 'long', 2],
    ['pad', 'cards', 1],
    ['story', 'cards', 2],
    ['pad', 'paper', 1],
    ['pad', 'winner', 1],
  ])('(%s of %s) names five people in full, in Italian', async (sheet, id, most) => {
    const page = await inItalian(`#/print/${sheet}/${id}`);
    await page.getByRole('columnheader').first().waitFor();
    if (sheet === 'story') await page.getByRole('img').waitFor();
    // Letter is lower, which shows on the fullest sheets.
    for (const format of id === 'long' ? (['A4', 'Letter'] as const) : (['A4'] as const)) {
      const pages = await paper(page, format);
      expectPaper(pages);
      expect(pages.length).toBeLessThanOrEqual(format === 'A4' ? most : 2);
      for (const name of LONGEST_NAMES) expect(lettersOf(pages)).toContain(name.replaceAll(' ', ''));
    }
  });

  test.each([
    ['catalogue/2026', 'Catalogo 2026', 'A4'],
    ['evening/long', 'Catalogo, 1 marzo 2026', 'Letter'],
  ] as const)(
    '(%s) is a booklet with everybody’s whole name, and says which pattern is whose',
    async (sheet, title, format) => {
      const page = await inItalian(`#/print/${sheet}`);
      await page.getByRole('heading', { name: 'Le pareti' }).waitFor();
      await page.getByRole('img').first().waitFor();
      await expectAccessible(page, ['light']);
      const pages = await paper(page, format);
      expectPaper(pages);
      for (const part of [
        title,
        'Capolavoro',
        'Follia',
        'Miglior mercante',
        'Manuel Carvalho',
        'Rafael Silveira',
      ])
        expect(lettersOf(pages)).toContain(part.replaceAll(' ', ''));
      for (const [at, { words }] of pages.entries()) expect(words).toContain(`${at + 1} / ${pages.length}`);
    },
  );

  test('with a hundred games has page numbers, and column headings on every page', async () => {
    const page = await pageAt(app, '#/print/season/2025');
    await page.getByRole('heading', { name: 'All games' }).waitFor();
    for (const format of ['A4', 'Letter'] as const) {
      const pages = await paper(page, format);
      expectPaper(pages);
      expect(pages.length).toBeLessThan(6);
      const games = pages.map(({ words }) =>
        words.match(/\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/g),
      );
      expect(games.flat()).toHaveLength(100);
      for (const [at, { words }] of pages.entries()) {
        expect(words).toContain(`${at + 1} / ${pages.length}`);
        expect(words).toContain('The year 2025');
        expect(words.match(/Day Game Winner Against/g)).toHaveLength(1);
      }
    }
  });

  test('with a year in review is one page', async () => {
    const page = await pageAt(app, '#/print/year/2025');
    await page.getByRole('heading', { name: '2025 in review' }).waitFor();
    await page.getByRole('heading', { name: 'Who won?' }).waitFor();
    for (const format of ['A4', 'Letter'] as const) {
      const pages = await paper(page, format);
      expectPaper(pages);
      expect(pages.map(({ words }) => words)).toEqual([expect.stringContaining('What we’ll remember')]);
    }
    // On smaller paper it goes on, but begins on the first page.
    const [first] = pagesOf(await page.pdf({ format: 'A5', printBackground: true }));
    expect(first?.words).toContain('Evenings');
  });

  test('is wider than a phone, and scrolls sideways there', async () => {
    const page = await pageAt(app, '#/print/pad/paper', { viewport: { width: 390, height: 844 } });
    await page.getByRole('columnheader').first().waitFor();
    const reach = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await reach()).toBe(0);
    await step(page, '#/transfer');
    await page.getByRole('button', { name: /^Show/ }).first().waitFor();
    expect(await reach()).toBe(0);
    await step(page, '#/paper');
    await page.getByLabel('Add each round’s scores').check();
    expect(await reach()).toBe(0);
  });
});

describe('The Card Game’s BoardGameGeek number', () => {
  const numberOn = (page: Page) => page.getByLabel('The Card Game’s number at BoardGameGeek');
  const inCode = async (page: Page): Promise<unknown> =>
    JSON.parse(new URL((await readCode(page)) ?? 'about:blank').searchParams.get('data') ?? '{}');

  test('is Masters Gallery’s until the user sets another, next to the code', async () => {
    const page = await pageAt(app, '#/game/cards/take-along');
    const number = numberOn(page);
    await expect.poll(() => number.inputValue()).toBe('40381');
    await number.fill('118');
    await page.getByRole('button', { name: 'Use this number' }).click();
    await page.getByText('118 is taken').waitFor();
    await expectAccessible(page, ['light']);
    await number.fill('https://boardgamegeek.com/boardgame/429000/modern-art-the-card-game');
    await number.press('Enter');
    await page.getByText('The Card Game’s number is now 429000.').waitFor();
    expect(await inCode(page)).toMatchObject({ game: { bggId: 429_000 } });
  });

  test('is in the settings, and in every exported file', async () => {
    const page = await pageAt(app, '#/settings');
    const number = numberOn(page);
    await expect.poll(() => number.inputValue()).toBe('429000');
    await number.fill('429001');
    await page.getByRole('button', { name: 'Use this number' }).click();
    await step(page, '#/transfer');
    await page.getByText('BG Stats', { exact: true }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^Vernissage .*\.bgsplay$/);
    const content: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(content).toMatchObject({ plays: { length: 105 }, players: { length: 14 } });
    expect(content).toMatchObject({
      games: expect.arrayContaining([
        expect.objectContaining({ name: 'Modern Art: The Card Game', bggId: 429_001 }),
      ]),
    });
  });
});

describe('the group’s printed sheets', () => {
  test.each([
    ['Your group’s year', 'The year 2026'],
    ['A player’s page', 'Latest games'],
  ])('are offered with the exports: %s', async (sheet, heading) => {
    const page = await pageAt(app, '#/transfer');
    await page.getByRole('button', { name: `Show: ${sheet}` }).click();
    await page.getByRole('heading', { name: heading }).waitFor();
    await expectAccessible(page, ['light']);
    expect(await paper(page)).toHaveLength(1);
  });
});
