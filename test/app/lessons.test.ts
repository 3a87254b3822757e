import Database from 'better-sqlite3';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { EDITION_IDS, editionKey } from '../../src/shared/record/index.ts';
import { AUCTION_QUESTIONS } from '../../src/shared/referee/index.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { boxOf } from '../fixtures/replayed.ts';
import { repetitions } from '../repetitions.ts';
import { pageAt } from './browser.ts';
import { runningApp } from './running-app.ts';
import { LONGEST, SHORT } from './made-boxes.ts';
import { withStore } from './store.ts';

const app = runningApp((data) => {
  withStore(data, (store) => {
    for (const made of [SHORT, LONGEST]) store.boxes.keep(boxOf(made), '2026-11-21T20:00:00.000Z');
  });
});

async function go(page: Page, address: string): Promise<void> {
  await page.goto(new URL(`#/${address}`, page.url()).href);
}

describe('the rules on one page', () => {
  const pages = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

  // Italian texts are longer.
  test.each(['it-IT', 'en-GB'].slice(0, repetitions(1, 2)))(
    'each edition, alone and next to any other, fits one printed sheet in %s',
    async (locale) => {
      const page = await pageAt(app, '#/', { locale });
      const alone: readonly string[] = EDITION_IDS;
      const beside = EDITION_IDS.flatMap((one, at) =>
        EDITION_IDS.slice(at + 1).map((other) => `${one}/${other}`),
      );
      const fullest = locale === 'it-IT' ? beside : [];
      for (const address of [...alone, ...fullest]) {
        await go(page, `rules/${address.replace(/\/|$/, '/page$&')}`);
        await expect.poll(() => page.getByRole('article').count()).toBe(address.includes('/') ? 2 : 1);
        expect(pages(await page.pdf({ preferCSSPageSize: true })), address).toBe(1);
      }
    },
  );

  test('each made box fits one printed sheet, and has one of its own beside another', async () => {
    const page = await pageAt(app);
    const [short, longest] = [SHORT, LONGEST].map((made) => editionKey(boxOf(made)));
    const printed = async (address: string, boxes: number) => {
      await go(page, `rules/${address.replace(/\/|$/, '/page$&')}`);
      await expect.poll(() => page.getByRole('article').count()).toBe(boxes);
      return pages(await page.pdf({ preferCSSPageSize: true }));
    };
    expect(await printed(`${longest}`, 1)).toBe(1);
    expect(await printed(`${longest}/${short}`, 2)).toBe(2);
    expect(await printed(`modern-art-1994/${longest}`, 2)).toBe(2);
  });
});

test('the referee finds every question of an edition while typing, with its source and other editions’ answers, by keys', async () => {
  const page = await pageAt(app);
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('radio', { name: /CMON, English/ }).check();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByText('Common questions', { exact: true }).click();
  expect(await page.locator('li summary').count()).toBe(AUCTION_QUESTIONS.length);
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('share');
  await page.getByText('Can we share the money from a double?').waitFor();
  const ruling = page.getByRole('listitem').filter({ hasText: 'Can we share the money from a double?' });
  await page.getByRole('searchbox').press('Tab');
  for (let step = 0; step < AUCTION_QUESTIONS.length; step += 1) {
    if (await ruling.locator('summary').evaluate((summary) => summary === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  if ((await ruling.locator('details').getAttribute('open')) === null) await page.keyboard.press('Enter');
  await ruling.getByText('Only as a variant, on the summary page').waitFor();
  await ruling.getByText(/^Rulebook: /).waitFor();
  await ruling.getByText('In Modern Art (1994): No.').waitFor();
  await ruling.getByText(/^Some tables /).waitFor();
  expect(await ruling.getByText('This table:').count()).toBe(0);
  await ruling.getByRole('link', { name: 'Step by step: A variant: sharing a double' }).click();
  await page.getByRole('heading', { level: 1, name: 'A variant: sharing a double' }).waitFor();
  await page.goBack();
  await page.getByRole('radio', { name: /CMON, English/, checked: true }).waitFor();
});

test('a box that somebody made has its own rules, referee and practice', async () => {
  const page = await pageAt(app);
  await go(page, 'rules/masters-gallery');
  await page.getByRole('radio', { name: /A short game/ }).check();
  await page.getByText('Lessons have the numbers of Modern Art (1994). This box has its own:').waitFor();
  const limit = page.getByRole('listitem').filter({ hasText: 'Cards of one artist that end a round' });
  await limit.getByText('House rule').waitFor();
  expect(await limit.innerText()).toMatch(/: 3 \(5 in the base box\)/);
  const learn = page.url();
  await page.getByRole('link', { name: 'A short game', exact: true }).click();
  const sheet = page.getByRole('article', { name: 'A short game' });
  await sheet.getByRole('row', { name: 'Ana 14' }).waitFor();
  await sheet.getByRole('row', { name: '4 6 3 3', exact: true }).waitFor();
  await sheet.getByText('Based on Modern Art (1994)').waitFor();
  await limit.getByText('House rule').waitFor();
  await page.getByLabel('Compare with').selectOption({ label: 'Modern Art (1994)' });
  await expect.poll(() => page.getByRole('article').count()).toBe(2);
  // What the other says otherwise is marked.
  await sheet.locator('p').filter({ hasText: '3rd card' }).getByText('differs').first().waitFor();
  expect(await page.getByLabel('Edition').inputValue()).toMatch(/^box-/);

  await page.goto(learn);
  await page.getByText('Common questions', { exact: true }).click();
  await page.getByText('Is the card that ends the round sold?').click();
  await page.getByText('No. The 3rd card ends the round at once.').waitFor();

  await page.goto(learn);
  await page.getByRole('link', { name: 'A practice round' }).click();
  await page.getByRole('heading', { level: 1, name: 'A short game' }).waitFor();
  await page.getByRole('article', { name: 'Ana' }).getByText('of 3').waitFor();
  await go(page, `rules/box-${'0'.repeat(40)}`);
  await page.getByText(en.boxes.gone).waitFor();
});

describe('practice', () => {
  test('a round at the real table survives a reload, can be undone, and ends when it is paid out', async () => {
    const page = await pageAt(app);
    await go(page, 'rules/modern-art-1994');
    await page.getByRole('link', { name: 'A practice round' }).click();
    await page.getByRole('heading', { name: 'Which artist does Alice put up?' }).waitFor();
    for (const key of '1 1 2 1 9 Enter'.split(' ')) await page.keyboard.press(key);
    await page.getByRole('heading', { name: 'Which artist does Ben put up?' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Which artist does Ben put up?' }).waitFor();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.getByRole('heading', { name: 'Which artist does Alice put up?' }).waitFor();
    for (let card = 1; card < 5; card += 1) {
      for (const key of '1 1 2 9 Enter'.split(' ')) await page.keyboard.press(key);
      await expect
        .poll(() => page.locator('[data-events]').getAttribute('data-events'))
        .toBe(String(card * 2));
    }
    for (const key of '1 1 Enter'.split(' ')) await page.keyboard.press(key);
    await page.getByRole('button', { name: /^All paid/ }).click();
    await page.getByText('That was a round.').waitFor();
    await page.getByRole('button', { name: 'Start over' }).first().click();
    await page.getByRole('heading', { name: 'Which artist does Alice put up?' }).waitFor();
  });

  test('‘Why?’ leads to the lesson about the question, and the practice game waits', async () => {
    const page = await pageAt(app);
    await go(page, 'try/modern-art-1994/game');
    await page.getByRole('heading', { name: /^Which artist/ }).waitFor();
    for (const key of '1 3'.split(' ')) await page.keyboard.press(key);
    await page.getByRole('heading', { name: 'Who buys, and for how much?' }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('link', { name: /^Step by step/ }).click();
    await page.getByRole('heading', { level: 1, name: 'The kinds of auction: Fist' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Who buys, and for how much?' }).waitFor();
  });
});

test('after rules, lessons and practice games the file contains the box that was kept, and nothing else', () => {
  const file = new Database(join(app.data, 'vernissage.db'), { readonly: true });
  const tables = file
    .prepare<[], { readonly name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all();
  const filled = tables.filter(
    ({ name }) => file.prepare<[], unknown>(`SELECT 1 FROM "${name}" LIMIT 1`).all().length > 0,
  );
  file.close();
  expect(tables.length).toBeGreaterThan(5);
  expect(filled.map(({ name }) => name).sort()).toEqual(['box']);
});
