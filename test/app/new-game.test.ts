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
    await page.getByText('Round 1 of 4').waitFor();
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

  test('moves seats by dragging, by keys and by buttons', async () => {
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
  });
});

test('the address of a missing game is reported on a screen with a heading', async () => {
  const page = await pageAt(app);
  for (const screen of ['game', 'story', 'result', 'board'] as const) {
    await step(page, addressOf({ screen, id: 'none' }));
    await page
      .getByRole('alert')
      .getByText(/This game isn’t here/)
      .waitFor();
  }
});
