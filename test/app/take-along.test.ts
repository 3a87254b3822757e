import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cutAt } from '../fixtures/replayed.ts';
import { playAuction } from '../play/auction.ts';
import { LONGEST_NAMES } from '../play/longest-names.ts';
import { expectAccessible, pageAt, step } from './browser.ts';
import jsQR from 'jsqr';
import { pagesOf, type PaperPage } from './printed-pages.ts';
import { runningApp } from './running-app.ts';
import { keepNamed } from './store.ts';
import { GAMES } from './take-along-games.ts';

const MENDED = playAuction({
  edition: 'modern-art-1994',
  players: 5,
  options: { tracking: 'ledger' },
  seed: 6,
});

const app = runningApp((data) =>
  keepNamed(data, {
    ...GAMES,
    begun: cutAt(GAMES.whole, 30),
    mended: { ...MENDED, startedAt: '2023-12-01T20:00:00.000Z' },
  }),
);

const inItalian = (hash: string) => pageAt(app, hash, { locale: 'it-IT' });

/** What a printer would print from a dark screen. */
async function paper(from: Page, format: 'A4' | 'Letter' = 'A4') {
  await from.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const pages = pagesOf(await from.pdf({ format, printBackground: true }));
  await from.emulateMedia({ colorScheme: 'light' });
  return pages;
}

/** Everything is within the margins, dark on light, and without controls. */
function expectPaper(pages: readonly PaperPage[]): void {
  for (const { words, from, to, darkest } of pages) {
    expect(from).toBeGreaterThan(0.05);
    expect(to).toBeLessThan(0.95);
    expect(darkest).toBe(1);
    expect(words).not.toMatch(/save as PDF|salva come PDF/i);
  }
}

/** Only the printed page knows where lines break. */
function lettersOf(pages: readonly PaperPage[]): string {
  return pages
    .map(({ words }) => words)
    .join('')
    .replaceAll(' ', '');
}

async function showStory(id: string, options = {}): Promise<Page> {
  const page = await pageAt(app, `#/game/${id}/story`, options);
  await page.locator('[data-film]').getByRole('slider').waitFor();
  return page;
}

/** A player’s last number in the table next to a chart that is open. */
async function lastNumber(page: Page, chart: string, name: string): Promise<number> {
  const row = page.locator(`[data-chart="${chart}"]`).getByRole('table').first().getByRole('row', { name });
  return Number((await row.locator('td').last().innerText()).replaceAll(',', '').replace('−', '-'));
}

async function drawn(page: Page): Promise<boolean> {
  return page.locator('canvas').evaluateAll((canvases) =>
    canvases.every((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data;
      return pixels?.some((value) => value !== 0) ?? false;
    }),
  );
}

describe('a game’s story', () => {
  test('is drawn once it is shown, leads to what decided it and back, and to any line of its log', async () => {
    const page = await pageAt(app);
    const isLibrary = async () =>
      (await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).some(
        (address) => address.includes('/part~drawing-'),
      );
    // The drawing library isn't needed at the table.
    await step(page, '#/game/begun');
    await page.getByRole('heading', { level: 1, name: 'Modern Art' }).waitFor();
    expect(await isLibrary()).toBe(false);
    await step(page, '#/game/whole/story');
    const slider = page.getByRole('slider', { name: 'Step' });
    await slider.waitFor();
    await expect.poll(isLibrary).toBe(true);
    const all = String(GAMES.whole.events.length);
    expect(await slider.inputValue()).toBe(all);

    const link = page.getByRole('region', { name: 'What decided it' }).getByRole('link').first();
    const to = (await link.getAttribute('href'))?.split('step=')[1] ?? '';
    await link.click();
    await expect.poll(() => slider.inputValue()).toBe(to);
    await page.goBack();
    await expect.poll(() => slider.inputValue()).toBe(all);
    await page.getByText(/^\d+ entries.*, round by round\.$/).click();
    await page.locator('details', { hasText: 'What happened?' }).getByRole('link').nth(3).click();
    await expect.poll(() => slider.inputValue()).toBe('4');
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/game/whole/story');
  });

  test('is led by its charts, with keys and with a touch, and each chart has an address', async () => {
    const page = await pageAt(app, '#/game/whole/story?chart=race');
    const title = page.getByRole('heading', { name: 'Who was ahead?' });
    await expect.poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true);
    const slider = page.getByRole('slider', { name: 'Step' });
    const along = page.getByRole('slider', { name: 'Point by point: Who was ahead?' });
    await along.focus();
    for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    expect(await along.getAttribute('aria-valuetext')).toMatch(/^Round 1, lot 1: Axel: [\d,]+; Beatrix: /);
    expect(await slider.inputValue()).toBe(String(GAMES.whole.events.length));
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    const lot = GAMES.whole.events.findIndex(({ type }) => type === 'sale' || type === 'unpaired');
    await expect.poll(() => slider.inputValue()).toBe(String(lot + 1));
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('film-title');
    await page.goBack();
    await expect.poll(() => slider.inputValue()).toBe(String(GAMES.whole.events.length));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    await expect.poll(() => drawn(page)).toBe(true);
    await page.locator('[data-chart="race"] canvas').click();
    await expect.poll(() => slider.inputValue()).not.toBe(String(GAMES.whole.events.length));
    const at = await slider.inputValue();
    expect(await page.evaluate(() => location.hash)).toBe(`#/game/whole/story?step=${at}`);
    // The page was scrolled to the replay, and is again after a reload.
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('top');
    await page.reload();
    await expect.poll(() => slider.inputValue()).toBe(at);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await page.getByRole('heading', { name: 'What was a bargain?' }).click();
    const link = page.getByRole('link', { name: 'Link to this chart: What was a bargain?' });
    expect(await link.getAttribute('href')).toBe('#/game/whole/story?chart=bargains');
  });

  test('changes once a price is corrected, in the form of the table', async () => {
    const page = await showStory('mended');
    // A late sale, so that the correction leaves everybody able to pay for later ones.
    const sold = MENDED.events.findLastIndex(
      ({ type, price, bids }) => type === 'sale' && Number(price) > 3 && bids === undefined,
    );
    const { buyer, price } = MENDED.events[sold] as unknown as { buyer: number; price: number };
    const name = MENDED.players[buyer]?.name ?? '';
    const flow = page.locator('[data-chart="flow"]');
    await flow.getByRole('heading').click();
    await flow.getByRole('button', { name: /Show numbers/ }).click();
    const before = await lastNumber(page, 'flow', name);
    await page.getByRole('slider', { name: 'Step' }).fill(String(sold + 1));
    await page.getByRole('button', { name: 'Correct from here' }).click();
    await page.getByRole('heading', { name: 'What should it have been?' }).waitFor();
    for (const key of [...String(price - 1), 'Enter']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Correct from here' }).waitFor();
    // The replay stays at its position, and everything around it follows.
    expect(await page.getByRole('slider', { name: 'Step' }).inputValue()).toBe(String(sold + 1));
    await expect.poll(() => lastNumber(page, 'flow', name)).toBe(before + 1000);
  });

  test('keeps notes, which are printed', async () => {
    const page = await showStory('whole');
    await page.getByRole('button', { name: 'Add a note' }).click();
    await page.getByLabel('Notes').fill('Axel’s first win');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Change the note' }).waitFor();
    // On paper there are no fields and no links.
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Axel’s first win').waitFor();
    await page.locator('[data-chart="race"]').waitFor();
    for (const role of ['navigation', 'link', 'textbox', 'slider', 'radio', 'button'] as const) {
      expect(await page.getByRole(role).count(), role).toBe(0);
    }
    await page.emulateMedia({ media: null });
  });

  test.each(['#/game/none/story', '#/result/none'])(
    'of a game that isn’t here (%s) says so',
    async (address) => {
      const page = await pageAt(app, address);
      await page
        .getByRole('alert')
        .getByText(/This game isn’t here/)
        .waitFor();
    },
  );
});

test('a finished game is shared as a code that a phone reads from the screen', async () => {
  const page = await pageAt(app, '#/game/whole/take-along');
  const address = (await readCode(page)) ?? '';
  const play: unknown = JSON.parse(new URL(address).searchParams.get('data') ?? '');
  expect(play).toMatchObject({ sourceName: 'Vernissage', game: { bggId: 118 }, players: { length: 4 } });
});

describe('a printed sheet', () => {
  test.each([
    ['pad', 'long', 1],
    ['story', 'long', 2],
    ['pad', 'cards', 1],
    ['story', 'cards', 2],
    ['pad', 'paper', 1],
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
    ['evening/long', 'domenica 1 marzo 2026', 'Letter'],
  ] as const)(
    '(%s) is a booklet with everybody’s whole name, and says which pattern is whose',
    async (sheet, title, format) => {
      const page = await inItalian(`#/print/${sheet}`);
      await page.getByRole('heading', { name: 'Le pareti' }).waitFor();
      await page.getByRole('img').first().waitFor();
      // The other has nothing but other words.
      if (format === 'A4') await expectAccessible(page.locator('main'));
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
    const pages = await paper(page, 'Letter');
    expectPaper(pages);
    expect(pages.length).toBeLessThan(6);
    const games = pages.map(({ words }) =>
      words.match(/\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/g),
    );
    expect(games.flat()).toHaveLength(100);
    for (const [at, { words }] of pages.entries()) {
      expect(words).toContain(`${at + 1} / ${pages.length}`);
      expect(words).toContain('The year 2025');
      expect(words.match(/Day Box Winner Against/g)).toHaveLength(1);
    }
  });

  test('with a year in review is one page', async () => {
    const page = await pageAt(app, '#/print/year/2025');
    await page.getByRole('heading', { name: '2025 in review' }).waitFor();
    await page.getByRole('heading', { name: 'Who played, who won' }).waitFor();
    for (const format of ['A4', 'Letter'] as const) {
      const pages = await paper(page, format);
      expectPaper(pages);
      expect(pages.map(({ words }) => words)).toEqual([expect.stringContaining('What we’ll remember')]);
    }
    // On smaller paper it goes on, but begins on the first page.
    const [first] = pagesOf(await page.pdf({ format: 'A5', printBackground: true }));
    expect(first?.words).toContain('Evenings');
  });
});

test('The Card Game’s BoardGameGeek number is in the settings, and in every exported file', async () => {
  const page = await pageAt(app, '#/settings');
  const number = page.getByLabel('The Card Game’s number at BoardGameGeek');
  await expect.poll(() => number.inputValue()).toBe('40381');
  await number.fill('429001');
  await page.getByRole('button', { name: 'Use this number' }).click();
  await step(page, '#/transfer');
  await page.getByText('BG Stats', { exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^Vernissage .*\.bgsplay$/);
  const content: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(content).toMatchObject({ plays: { length: 105 }, players: { length: 15 } });
  expect(content).toMatchObject({
    games: expect.arrayContaining([
      expect.objectContaining({ name: 'Modern Art: The Card Game', bggId: 429_001 }),
    ]),
  });
});

test.each([
  ['Your group’s year', 'The year 2026'],
  ['A player’s page', 'Latest games'],
])('printed sheets are offered with the exports: %s', async (sheet, heading) => {
  const page = await pageAt(app, '#/transfer');
  await page.getByRole('button', { name: `Show: ${sheet}` }).click();
  await page.getByRole('heading', { name: heading }).waitFor();
  // A season's is looked at with every other screen.
  if (sheet === 'A player’s page') await expectAccessible(page.locator('main'));
  expect(await paper(page)).toHaveLength(1);
});

/** Decodes the code as drawn on the screen, as a phone would. */
async function readCode(page: Page): Promise<string | undefined> {
  const shot = (await page.getByRole('img', { name: /BG Stats code/ }).screenshot()).toString('base64');
  const picture = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    const dark = Array.from({ length: pixels.length / 4 }, (_, at) => ((pixels[at * 4] ?? 0) < 128 ? 1 : 0));
    return { width: image.width, height: image.height, dark: dark.join('') };
  }, shot);
  const pixels = new Uint8ClampedArray(picture.dark.length * 4).fill(255);
  for (const [at, dark] of [...picture.dark].entries()) if (dark === '1') pixels.fill(0, at * 4, at * 4 + 3);
  return jsQR(pixels, picture.width, picture.height, { inversionAttempts: 'dontInvert' })?.data;
}
