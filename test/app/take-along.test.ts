import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LONGEST_NAMES } from '../play/longest-names.ts';
import { expectAccessible, pageAt, step } from './browser.ts';
import jsQR from 'jsqr';
import { runningApp } from './running-app.ts';
import { keepNamed } from './store.ts';
import { GAMES } from './take-along-games.ts';

const app = runningApp((data) => keepNamed(data, GAMES));

const inItalian = (hash: string) => pageAt(app, hash, { locale: 'it-IT' });

/** What a printer would print from a dark screen. */
async function paper(from: Page, format: 'A4' | 'Letter' = 'A4') {
  await from.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const pages = pagesOf(await from.pdf({ format, printBackground: true }));
  await from.emulateMedia({ colorScheme: 'light' });
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
      expect(words.match(/Day Game Winner Against/g)).toHaveLength(1);
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
  expect(content).toMatchObject({ plays: { length: 105 }, players: { length: 14 } });
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
  await expectAccessible(page.locator('main'));
  expect(await paper(page)).toHaveLength(1);
});

/** One printed page. */
interface PaperPage {
  /** In the order they were written. */
  readonly words: string;
  /** The leftmost and rightmost start of a text, as a share of the page's width. */
  readonly from: number;
  readonly to: number;
  /** The darkest large area: 0 is black, 1 is white. */
  readonly darkest: number;
}

type Matrix = readonly [number, number, number, number, number, number];

/** Reads a PDF in the form Chromium writes: plain objects, one-byte codes, text in the page's own content. */
function pagesOf(pdf: Buffer): readonly PaperPage[] {
  const text = pdf.toString('latin1');
  const at = new Map([...text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)].map((found) => [found[1], found.index]));
  const objectAt = (id = '') => {
    const begin = at.get(id) ?? 0;
    return { begin, head: text.slice(begin, text.indexOf('endobj', begin)) };
  };
  const streamOf = (id = '') => {
    const { begin, head } = objectAt(id);
    const from = text.indexOf('stream\n', begin) + 'stream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    return inflateSync(pdf.subarray(from, from + length)).toString('latin1');
  };
  const letters = new Map<string, ReadonlyMap<string, string>>();
  const lettersOf = (id: string) => {
    const known = letters.get(id) ?? lettersIn(streamOf(/\/ToUnicode (\d+)/.exec(objectAt(id).head)?.[1]));
    letters.set(id, known);
    return known;
  };
  return [...at.keys()]
    .map((id) => objectAt(id).head)
    .filter((head) => /\/Type \/Page\b/.test(head))
    .map((head) => {
      const fonts = new Map(
        [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, id]),
      );
      const [, width = '1', height = '1'] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? [];
      const content = streamOf(/\/Contents (\d+)/.exec(head)?.[1]);
      return pageIn(content, Number(width), Number(height), (font) => lettersOf(fonts.get(font) ?? ''));
    });
}

/** The letter for each code of a font. */
function lettersIn(table: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', last = first, letter = ''] of table.matchAll(
    /^<(\w\w)> (?:<(\w\w)> )?<(\w{4})>$/gm,
  )) {
    const begin = Number.parseInt(first, 16);
    for (let code = begin; code <= Number.parseInt(last, 16); code += 1) {
      const shown = String.fromCharCode(Number.parseInt(letter, 16) + code - begin);
      letters.set(code.toString(16).toUpperCase().padStart(2, '0'), shown);
    }
  }
  return letters;
}

function pageIn(
  content: string,
  width: number,
  height: number,
  lettersOf: (font: string) => ReadonlyMap<string, string>,
): PaperPage {
  const kept: Matrix[] = [];
  let now: Matrix = [1, 0, 0, 1, 0, 0];
  let font: ReadonlyMap<string, string> = new Map();
  let ink = 0;
  let words = '';
  let [from, to, darkest] = [1, 0, 1];
  let area = 0;
  for (const line of content.split('\n')) {
    const parts = line.split(' ');
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = parts.map(Number);
    if (line === 'q') kept.push(now);
    else if (line === 'Q') now = kept.pop() ?? now;
    else if (line.endsWith(' cm')) now = times([a, b, c, d, e, f], now);
    else if (line.endsWith(' rg')) ink = Number(parts.at(-3)) + Number(parts.at(-2)) + Number(parts.at(-4));
    else if (line.endsWith(' re')) area = Math.abs(c * d * now[0] * now[3]) / (width * height);
    else if (line.endsWith(' m')) area = 0;
    else if (line === 'f' && area > 0.05) darkest = Math.min(darkest, ink / 3);
    else if (line.endsWith(' Tf')) font = lettersOf(line.slice(1, line.indexOf(' ')));
    else if (line === 'ET') words += ' ';
    if (line.endsWith(' Tm')) {
      const x = times([a, b, c, d, e, f], now)[4] / width;
      [from, to] = [Math.min(from, x), Math.max(to, x)];
    }
    for (const [, codes = ''] of line.matchAll(/<([\dA-F]+)> Tj/g)) {
      words += (codes.match(/../g) ?? []).map((code) => font.get(code) ?? '').join('');
    }
  }
  return { words: words.replaceAll(/\s+/g, ' '), from, to, darkest };
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

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
