import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { recordOf } from '../fixtures/replayed.ts';
import { newDataFolder, startApp } from './app.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { expectAccessible, openSettings, openTab, pageAt } from './browser.ts';
import { LONG_NAMES } from './long-names.ts';
import { auctionRecord } from '../fixtures/auction.ts';
import { FOUR_NAMES, playersNamed } from '../fixtures/people.ts';
import { runningApp } from './running-app.ts';
import { keep } from './store.ts';

/** A game before its first event. */
const fresh = (id: string, names: readonly string[] = FOUR_NAMES) =>
  recordOf(auctionRecord([], { id, players: playersNamed(names) }));

const app = runningApp((data) => keep(data, [fresh('auction'), fresh('crowd', LONG_NAMES)]));

async function openGame(page: Page, id: string): Promise<void> {
  await page.goto(new URL(`#/game/${id}`, page.url()).href);
  await page.locator('[data-events]').getByRole('heading', { level: 2 }).first().waitFor();
}

/** Presses keys and waits until an entry has been made. */
async function enter(page: Page, keys: string): Promise<void> {
  const entries = () => page.locator('[data-events]').getAttribute('data-events');
  const before = await entries();
  for (const key of keys.split(' ')) await page.keyboard.press(key);
  await expect.poll(entries).not.toBe(before);
}

function choose(page: Page, group: string, level: string): Promise<void> {
  return page.getByRole('dialog').getByRole('group', { name: group }).getByLabel(level).check();
}

const HOW_MUCH = 'How much should the app explain?';
const panel = (page: Page) => page.getByRole('region', { name: 'What happens now' });
describe('at an auction', () => {
  let page: Page;
  beforeAll(async () => {
    page = await pageAt(app);
    await openGame(page, 'auction');
  });

  test('one line next to the question changes with it', async () => {
    await page.getByRole('status').getByText('Axel, put up a painting from your hand.').waitFor();
    expect(await page.title()).toBe('Modern Art – Vernissage');
    await enter(page, '1 2');
    await page.getByText('Axel sells: one bid each, Beatrix first and Axel last.').waitFor();
    expect(await panel(page).count()).toBe(0);
  });

  test('‘?’ asks why: the current ruling, its source, other editions’ answers and what this table does', async () => {
    await page.keyboard.press('?');
    const why = page.getByRole('dialog', { name: 'Why?' });
    const now = why.getByRole('article').filter({ hasText: 'Once around: how does it work?' });
    await now.getByText('Rulebook: “The First round.”, paragraph 3').waitFor();
    const debts = why.getByRole('article').filter({ hasText: 'May I bid more than I have?' });
    await debts.getByText('The rulebook says nothing about it.').waitFor();
    await debts.getByText('Some tables allow debts').waitFor();
    await debts.getByText('This table plays it as written here; the app sticks to it.').waitFor();
    await expectAccessible(why);
    await why.getByRole('button', { name: 'Close' }).click();
  });

  test('with everything explained, all is told, with the reason the first time in a game', async () => {
    await page.getByRole('button', { name: 'Why?', exact: true }).click();
    await choose(page, HOW_MUCH, 'Teach');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await panel(page).getByText('Once around: when your turn comes').waitFor();
    await expectAccessible(panel(page), { inDark: true });
    await enter(page, '2 9 Enter');
    await panel(page).getByText('Beatrix pays Axel 9,000 for a painting by Lite Metal.').waitFor();
    await enter(page, '1 2');
    await panel(page).getByText('Beatrix sells: one bid each').waitFor();
    expect(await panel(page).getByText('Once around: when your turn comes').count()).toBe(0);

    await panel(page).getByRole('button', { name: 'Why? Beatrix sells: one bid each' }).click();
    const why = page.getByRole('dialog', { name: 'Why?' });
    expect(await why.getByRole('heading', { level: 4 }).first().innerText()).toBe(
      'Once around: how does it work?',
    );
    await why.getByRole('button', { name: 'Close' }).click();
    await enter(page, 'Control+z');
    await enter(page, 'Control+z');
    await panel(page).getByText('Axel sells: one bid each').waitFor();
    await panel(page).getByText('Once around: when your turn comes').waitFor();
  });

  test('explanations can be in another language than the app, and the choice is remembered', async () => {
    await page.keyboard.press('?');
    await choose(page, 'Explanations in', 'Italiano');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.reload();
    const taught = page.getByRole('region', { name: 'Che cosa succede ora' });
    await taught.getByText('Un giro: quando tocca a te').waitFor();
    expect(await taught.getAttribute('lang')).toBe('it');
    await page.getByRole('heading', { name: 'Who buys, and for how much?' }).waitFor();
    await openSettings(page);
    await choose(page, 'Explanations in', 'Same as everything else');
    await choose(page, HOW_MUCH, 'Quiet');
    await choose(page, en.window.menu.letterKeys, en.window.menu.letters.off);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  test('quiet, nothing is explained until the user asks', async () => {
    expect(await page.getByText('Axel sells: one bid each').count()).toBe(0);
    // Letter keys are off, and ‘?’ with them.
    await page.keyboard.press('?');
    expect(await page.getByRole('dialog', { name: 'Why?' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Why?', exact: true }).click();
    await page.getByRole('heading', { name: 'Once around: how does it work?' }).waitFor();
    await choose(page, HOW_MUCH, 'Teach');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });
});

test('next to the teaching panel there is space for five long names in full', async () => {
  const page = await pageAt(app);
  await openGame(page, 'crowd');
  await page.getByRole('button', { name: 'Why?', exact: true }).click();
  await choose(page, HOW_MUCH, 'Teach');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await panel(page).waitFor();
  await enter(page, '1 1');
  await page
    .locator('form')
    .getByRole('button', { name: /^Massimiliano/ })
    .waitFor();
  const cut = await page.locator('.person, form .name').evaluateAll((names) =>
    names.flatMap((name) => {
      const broken = name.clientHeight > 3 * parseFloat(getComputedStyle(name).fontSize);
      const hidden = name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1;
      return broken || hidden ? name.textContent : [];
    }),
  );
  expect(cut).toEqual([]);
});

test('a first-time table has its first painting up in eleven steps, and knows what happens next', async () => {
  const empty = await startApp(newDataFolder());
  const page = await pageAt(empty);
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
  await panel(page).getByText('Shuffle the 70 cards').waitFor();
  await panel(page).getByText('Mona, put up a painting').waitFor();
  await step(page.keyboard.press('3'));
  await step(page.keyboard.press('1'));
  await panel(page).getByText('Mona sells: call out bids').waitFor();
  expect(steps).toBe(11);
  await empty.stop();
});
