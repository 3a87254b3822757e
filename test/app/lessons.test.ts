import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { EDITION_IDS, editionKey } from '../../src/shared/record/index.ts';
import { AUCTION_QUESTIONS } from '../../src/shared/referee/index.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { boxOf } from '../fixtures/replayed.ts';
import { repetitions } from '../repetitions.ts';
import { openTab, pageAt } from './browser.ts';
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
    'each edition, alone and next to another, fits one printed sheet in %s',
    async (locale) => {
      const page = await pageAt(app, '#/', { locale });
      const alone: readonly string[] = EDITION_IDS;
      // Each is as tall beside any other: what differs from the other is only marked.
      const beside = EDITION_IDS.map((one, at) => `${one}/${EDITION_IDS.at(at - 1)}`);
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
  const search = page.getByRole('searchbox', { name: 'Search the rules' });
  await search.fill('xyzzy');
  await page.getByText(en.referee.nothingFound).waitFor();
  await search.fill('share');
  await page.getByText('Can we share the money from a double?').waitFor();
  const ruling = page.getByRole('listitem').filter({ hasText: 'Can we share the money from a double?' });
  await search.press('Tab');
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

test('a practice round of a box that somebody made survives a reload, and is undone there', async () => {
  const page = await pageAt(app);
  await go(page, 'rules');
  await page.getByRole('radio', { name: /A short game/ }).check();
  await page.getByRole('link', { name: 'A practice round' }).click();
  await page.getByLabel('Number of the deal').fill('5');
  await page.getByRole('radio', { name: 'At once' }).check();
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.getByRole('heading', { level: 1, name: 'A short game' }).waitFor();
  await page.getByRole('article', { name: 'Ana' }).getByText('of 3').waitFor();
  const hand = page.getByRole('list', { name: 'Your hand' });
  const asked = async () => {
    await page.getByRole('button', { name: 'What would you do?' }).waitFor();
    return [await page.locator('[data-question]').innerText(), await hand.innerText()];
  };
  const first = await asked();
  await page.keyboard.press((await page.getByLabel('Amount').count()) > 0 ? 'Enter' : '1');
  await expect.poll(asked).not.toEqual(first);
  const second = await asked();
  await page.reload();
  expect(await asked()).toEqual(second);
  await page.keyboard.press('Control+z');
  await expect.poll(asked).toEqual(first);
  await go(page, `rules/box-${'0'.repeat(40)}`);
  await page.getByText(en.boxes.gone).waitFor();
});

test('a first-time table has its first painting up in eleven steps, and knows what happens next', async () => {
  const page = await pageAt(app);
  const panel = page.getByRole('region', { name: 'What happens now' });
  let steps = 0;
  const step = async (what: Promise<void>) => {
    steps += 1;
    await what;
  };
  await step(page.getByRole('button', { name: 'New game' }).click());
  await page.getByRole('link', { name: en.lessons.fromSetup }).waitFor();
  await step(page.getByLabel('Somebody is new: explain everything as we play').check());
  await step(page.getByLabel('Seat 1', { exact: true }).click());
  for (const name of ['Mona', 'Nino', 'Olga', 'Piet']) {
    await page.keyboard.type(name);
    // From name to name, and from the last to the edition, which can be left as it is.
    await step(page.keyboard.press('Enter'));
  }
  await step(page.keyboard.press('Enter'));
  const overview = page.getByRole('dialog', { name: 'The game in one minute' });
  await overview.getByText('You are art dealers').waitFor();
  await page.keyboard.press('ArrowRight');
  const board = await openTab(page, page.url().replace('/game/', '/board/'));
  await board.getByRole('heading', { name: 'Your turn: sell a painting' }).waitFor();
  await step(page.keyboard.press('Escape'));
  await expect.poll(() => overview.count()).toBe(0);
  await board.getByText('Mona, put up a painting').waitFor();
  await board.close();
  await panel.getByText('Shuffle the 70 cards').waitFor();
  await panel.getByText('Mona, put up a painting').waitFor();
  await step(page.keyboard.press('3'));
  await step(page.keyboard.press('1'));
  await panel.getByText('Mona sells: call out bids').waitFor();
  expect(steps).toBe(11);
});
