import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../src/shared/routes/index.ts';
import { runningApp } from './running-app.ts';
import { FOUR_NAMES } from '../fixtures/people.ts';
import { pageAt, step } from './browser.ts';

const app = runningApp();

const seat = (page: Page, number: number) => page.getByLabel(`Seat ${number}`, { exact: true });

/** The names in seat order. */
async function seats(page: Page): Promise<string[]> {
  const fields = await page.getByRole('combobox', { name: /^Seat/ }).all();
  return Promise.all(fields.map((field) => field.inputValue()));
}

async function layTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).click();
  await seat(page, 1).waitFor();
}

/** Opens a line of the form. */
const openLine = (page: Page, label: string) => page.locator('summary').filter({ hasText: label }).click();

async function onTheTable(page: Page, round = 1): Promise<void> {
  await page.getByText(`Round ${round} of 4`).waitFor();
}

async function home(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'All games' }).click();
  await page.getByRole('heading', { name: 'Vernissage' }).waitFor();
}

describe('a new game', () => {
  test('starts by keyboard alone: four names, the edition if nobody has chosen it, and Enter', async () => {
    const page = await pageAt(app);
    await page.getByText('No games yet.').waitFor();
    await page.getByRole('button', { name: 'New game' }).focus();
    await page.keyboard.press('Enter');
    await seat(page, 1).focus();
    // An input method’s Enter ends a word. Safari says so only by the key’s number.
    for (const how of [{ isComposing: true }, { keyCode: 229 }]) {
      await page.keyboard.type('x');
      await seat(page, 1).dispatchEvent('keydown', { key: 'Enter', ...how });
    }
    expect(await seat(page, 1).inputValue()).toBe('xx');
    await seat(page, 1).fill('');
    for (const name of FOUR_NAMES) {
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('radio', { name: 'CMON, English' }).and(page.locator(':focus')).waitFor();
    await page.getByText('9 each, then 4, 4 and 0').waitFor();
    await page.keyboard.press('ArrowLeft');
    const start = page.getByRole('button', { name: 'Start the game Modern Art (1994)' });
    // Once it is chosen, the names lead to the button. An empty seat at the end is left empty.
    await page.getByRole('button', { name: 'Add a player' }).click();
    await page.keyboard.press('Enter');
    await start.and(page.locator(':focus')).waitFor();
    await openLine(page, 'Deal for 4');
    await page.getByText('Shuffle all 70 cards and deal each player 9.').waitFor();
    await openLine(page, 'Who starts?');
    await page.getByText('Rulebook: “The First round.”, paragraph 1').waitFor();
    await start.press('Enter');
    await onTheTable(page);
  });

  test('keeps what was typed while another screen is shown', async () => {
    const page = await pageAt(app, '#/new');
    await seat(page, 1).fill('Zora');
    await page.evaluate(() => (location.hash = '#/settings'));
    await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
    await page.goBack();
    await seat(page, 1).waitFor();
    expect(await seat(page, 1).inputValue()).toBe('Zora');
    await page.reload();
    await seat(page, 1).waitFor();
    expect(await seat(page, 1).inputValue()).not.toBe('Zora');
  });

  test('starts with the group’s last setup, and known people sit down by a click or a few letters', async () => {
    const page = await pageAt(app);
    await layTable(page);
    expect(await seats(page)).toEqual(['Axel', 'Beatrix', 'Clemens', 'Doris']);
    await page.getByText('The app tracks Everybody’s money').waitFor();

    await page.getByRole('button', { name: 'Remove Beatrix' }).click();
    await page.getByRole('button', { name: 'Add Beatrix' }).click();
    expect(await seats(page)).toEqual(['Axel', 'Clemens', 'Doris', 'Beatrix']);

    await seat(page, 2).fill('be');
    await expect.poll(() => page.getByRole('option').count()).toBe(0);
    await seat(page, 2).fill('cle');
    await page.getByRole('option', { name: 'Clemens' }).waitFor();
    await page.getByRole('option', { name: '“cle” is new' }).waitFor();
    await page.keyboard.press('Enter');
    expect(await seats(page)).toEqual(['Axel', 'Clemens', 'Doris', 'Beatrix']);

    await seat(page, 2).fill('Ax');
    await seat(page, 3).fill('axel');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByText('axel is here twice').waitFor();
    expect(await seat(page, 3).evaluate((one) => one.matches(':focus'))).toBe(true);
    // The next table is laid without what was typed.
    await page.reload();
  });

  test('moves seats by dragging, by keys and by buttons, and asks only what the edition and the number of players have', async () => {
    const page = await pageAt(app);
    await layTable(page);
    const grips = page.locator('[data-chair] .grip');
    const from = await grips.nth(0).boundingBox();
    const to = await grips.nth(2).boundingBox();
    if (from === null || to === null) throw new Error('there is nothing to drag');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y + 40, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => seats(page)).toEqual(['Beatrix', 'Clemens', 'Axel', 'Doris']);
    expect(await page.getByRole('radio', { name: 'Axel starts' }).isChecked()).toBe(true);

    await seat(page, 3).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => seats(page)).toEqual(['Axel', 'Beatrix', 'Clemens', 'Doris']);
    expect(await seat(page, 1).evaluate((one) => one.matches(':focus'))).toBe(true);
    await page.getByText('Axel is now in seat 1 of 4.').waitFor();

    await page.getByRole('button', { name: 'Move Doris up' }).click();
    await expect.poll(() => seats(page)).toEqual(['Axel', 'Beatrix', 'Doris', 'Clemens']);

    const variants = page.locator('summary').filter({ hasText: 'Variants' });
    await expect.poll(() => variants.count()).toBe(0);
    await page.getByRole('button', { name: 'Remove Doris' }).click();
    await variants.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: /The mystery hand/ }).check();
    await page.getByText('Variants The mystery hand').waitFor();
    await openLine(page, 'Deal for 3');
    await page.getByText('Deal another 9 face down for the mystery hand.').waitFor();
    await page.getByRole('button', { name: 'Add Doris' }).click();
    await expect.poll(() => variants.count()).toBe(0);

    await page.getByRole('radio', { name: /CMON, English/ }).check();
    await openLine(page, 'Variants');
    await page.getByRole('checkbox', { name: /Split doubles/ }).check();
    await openLine(page, 'Artists on your board');
    expect(await page.getByRole('button', { name: /Manuel Carvalho/ }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Move Sigrid Thaler up' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Move Sigrid Thaler down' }).click();
    await openLine(page, 'The app tracks');
    await page.getByRole('radio', { name: 'Who bought what' }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await onTheTable(page);
  });
});

describe('the same table again', () => {
  test('takes one action: the same people, edition and options, and any starting player', async () => {
    const page = await pageAt(app);
    await page.getByRole('button', { name: 'Same players, Axel starts' }).click();
    await onTheTable(page);
    const first = page.url();
    await home(page);
    await page.getByRole('button', { name: 'Same players, Doris starts' }).click();
    await onTheTable(page);
    expect(page.url()).not.toBe(first);
    await home(page);
    await page.getByRole('button', { name: 'Same players, Doris starts' }).waitFor();
    await layTable(page);
    expect(await page.getByRole('radio', { name: 'Doris starts' }).isChecked()).toBe(true);
    await page.getByText('Who starts? Doris').waitFor();
    await page.getByText('The app tracks Who bought what').waitFor();
  });
});

describe('a game already in progress', () => {
  test('is entered with what the table tracks, and goes on in its round', async () => {
    const page = await pageAt(app);
    await layTable(page);
    await page.getByRole('radio', { name: '1994' }).check();
    await page.getByRole('button', { name: 'We’re already playing' }).click();
    await page.getByLabel('Cards in Axel’s hand').waitFor();
    await openLine(page, 'The app tracks');
    await page.getByRole('radio', { name: 'Only the cards put up' }).check();
    expect(await page.getByLabel('Cards in Axel’s hand').count()).toBe(0);
    await page.getByRole('radio', { name: 'Round 2' }).check();
    await page.getByRole('button', { name: 'Continue this game' }).click();
    await page.getByText('Round 1: enter at least the artist who came first.').waitFor();
    await page.getByLabel('Round 1, value 30,000').selectOption('Krypto');
    await page.getByLabel('Paintings by Krypto on the table').fill('4');
    await page.getByRole('button', { name: 'Continue this game' }).click();
    await onTheTable(page, 2);
    const krypto = page.getByRole('article', { name: /Krypto/ });
    await krypto.getByText('4 of 5').waitFor();
    await krypto.getByText('If it ended now 60,000').waitFor();
  });
});

describe('the home screen', () => {
  test('continues the latest game with one action, and lists abandoned ones separately', async () => {
    const page = await pageAt(app);
    const goOn = page.getByRole('region', { name: 'In progress' });
    const apart = page.locator('details').filter({ hasText: 'Abandoned' });
    const unfold = () => apart.locator('summary').click();
    await goOn.getByRole('link').first().waitFor();
    const games = await goOn.getByRole('link').count();
    await goOn
      .getByRole('button', { name: /^More for the game of/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Abandon it' }).click();
    await page.getByText(/The game of .* is abandoned\./).waitFor();
    await expect.poll(() => goOn.getByRole('link').count()).toBe(games - 1);

    await unfold();
    await apart.getByRole('link').click();
    // The home screen has this button too, until the game has loaded.
    await page.getByRole('button', { name: 'Resume', exact: true }).waitFor();
    await page.getByText('Abandoned', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Continue later' }).click();
    await expect.poll(() => goOn.getByRole('link').count()).toBe(games);
    expect(await apart.count()).toBe(0);

    await goOn.getByRole('link').first().click();
    await onTheTable(page, 2);
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Abandon it' }).click();
    await unfold();
    await apart.getByRole('button', { name: /^Resume the game of/ }).click();
    await page.getByText(/The game of .* is back in progress\./).waitFor();
    await expect.poll(() => goOn.getByRole('link').count()).toBe(games);
  });

  test('reports an address of a missing game on a screen with a heading', async () => {
    const page = await pageAt(app);
    for (const screen of ['game', 'story', 'result', 'board'] as const) {
      await step(page, addressOf({ screen, id: 'none' }));
      await page
        .getByRole('alert')
        .getByText(/This game isn’t here/)
        .waitFor();
    }
  });
});
