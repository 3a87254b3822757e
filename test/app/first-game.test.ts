import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, ownPage, pageAt } from './browser.ts';
import { FOUR_NAMES } from '../fixtures/people.ts';
import { runningApp } from './running-app.ts';
import { waitForDraft } from './store.ts';
import { newGame } from './whole-game.ts';

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

/** The text of each bay's count. */
async function counts(page: Page): Promise<Record<string, number>> {
  const bays = await page.getByRole('article').all();
  const pairs = await Promise.all(
    bays.map(async (bay) => [
      (await bay.getByRole('heading').innerText()).split('\n')[0]?.trim() ?? '',
      Number(await bay.locator('strong').innerText()),
    ]),
  );
  return Object.fromEntries(pairs) as Record<string, number>;
}

/** The artists’ and the lot’s outcomes, in words. */
const forecasts = (page: Page) =>
  page
    .getByRole('img', { name: /^Forecast: / })
    .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('title') ?? ''));

async function putUp(page: Page, artist: string): Promise<void> {
  const before = (await counts(page))[artist] ?? 0;
  await page.getByRole('button', { name: `${artist} ${before} of 5 so far` }).click();
  await expect.poll(async () => (await counts(page))[artist]).toBe(before + 1);
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
    await page.getByText('Round 1 of 4').waitFor();
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

  test('moves seats by keys and by buttons', async () => {
    const page = await pageAt(app);
    await layTable(page);
    await seat(page, 3).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => seats(page)).toEqual(['Clemens', 'Axel', 'Beatrix', 'Doris']);
    expect(await seat(page, 1).evaluate((one) => one.matches(':focus'))).toBe(true);
    await page.getByText('Clemens is now in seat 1 of 4.').waitFor();
    await page.keyboard.press('Alt+ArrowDown');

    await page.getByRole('button', { name: 'Move Doris up' }).click();
    await expect.poll(() => seats(page)).toEqual(['Axel', 'Clemens', 'Doris', 'Beatrix']);
  });
});

describe('a first game', () => {
  test('is set up, entered by pointer and keys, paid out, and restored after a restart', async () => {
    const page = await pageAt(app);
    await newGame(page, FOUR_NAMES);
    expect(await forecasts(page)).toEqual([]);

    await page.getByRole('button', { name: 'Menu' }).click();
    // Everything in it is in sight.
    const dialog = page.getByRole('dialog');
    expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await page.getByLabel('Show the forecast').check();
    await expectAccessible(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await expect.poll(() => forecasts(page)).toHaveLength(5);

    await putUp(page, 'Krypto');
    await putUp(page, 'Lite Metal');
    for (const key of ['1', '1', '1', '2']) await page.keyboard.press(key);
    await expect
      .poll(() => counts(page))
      .toEqual({ 'Lite Metal': 4, Yoko: 1, 'Christin P': 0, 'Karl Gitter': 0, Krypto: 1 });
    await page
      .getByRole('article', { name: /Lite Metal/ })
      .getByText('One more ends the round')
      .waitFor();

    await page.keyboard.press('1');
    await page.getByRole('heading', { name: 'The 5th Lite Metal ends the round, unsold.' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Round over: the 5th painting by Lite Metal' }).waitFor();
    await page.getByLabel('Beatrix: paintings by Lite Metal').fill('2');
    await page.getByLabel('Doris: paintings by Krypto').fill('1');
    await expect.poll(() => page.getByRole('row', { name: /^Beatrix/ }).innerText()).toContain('60,000');

    const address = page.url();
    await waitForDraft(app.data, address.split('/').at(-1) ?? '', /\["2","",""\],.*"1"\]/);
    await app.restart();
    const again = await pageAt(app);
    const found = again.getByRole('link', { name: /Axel, Beatrix, Clemens and Doris/ }).first();
    await found.waitFor();
    // Nothing is lost after a power cut, and no warning suggests it might be.
    expect((await again.getByRole('alert').allInnerTexts()).join('')).toBe('');
    await found.click();
    await again.getByRole('heading', { name: 'Round over: the 5th painting by Lite Metal' }).waitFor();
    expect(new URL(again.url()).hash).toBe(new URL(address).hash);

    // What was typed before the power cut is still there.
    expect(await again.getByLabel('Beatrix: paintings by Lite Metal').inputValue()).toBe('2');
    await again.getByRole('button', { name: 'Pay out' }).click();
    // Others were sold too, and nobody has entered who owns them.
    await again.getByRole('button', { name: 'Yes, pay out' }).click();
    await again.getByRole('button', { name: 'All paid, next round' }).click();
    await again.getByText('Round 2 of 4').waitFor();
    await expect.poll(() => counts(again)).toMatchObject({ 'Lite Metal': 0, Krypto: 0 });
    await expect.poll(() => forecasts(again)).toHaveLength(5);
    expect((await forecasts(again))[0]).toMatch(/^nothing \d+%, 40,000 \d+%, 50,000 \d+%, 60,000 \d+%: /);
  });

  test('entered from two sides at once: the second is told, and sees the current state', async () => {
    const one = await pageAt(app);
    await one.getByRole('button', { name: 'Same players, Axel starts' }).click();
    await one.getByRole('heading', { name: 'Which artist is put up?' }).waitFor();
    let deaf = false;
    const late = await ownPage(app.address, {}, (context) =>
      context.routeWebSocket('**/live', (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => {
          // Blocks changes from other views but lets its own answers through.
          if (!(deaf && String(message).includes('"t":3'))) socket.send(message);
        });
      }),
    );
    await late.goto(one.url());
    await late.getByRole('heading', { name: 'Which artist is put up?' }).waitFor();
    deaf = true;
    await putUp(one, 'Yoko');
    await late.keyboard.press('5');
    await late.getByText('Somebody else entered something at the same time.').waitFor();
    expect(await counts(late)).toMatchObject({ Yoko: 1, Krypto: 0 });
  });

  test('closing a dialog returns to the question, so that Enter goes to the table', async () => {
    const page = await pageAt(app);
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByText('The app tracks').click();
    await page.getByLabel('Everybody’s money').check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    const asked = page.getByRole('heading', { name: /^Which artist does/ });
    for (const open of ['Menu', 'Leave', 'Log']) {
      await page.getByRole('button', { name: open }).press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await asked.and(page.locator(':focus')).waitFor();
    }
    for (const key of ['1', '1', '2', '5']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('Enter');
    await page.locator('[data-events="2"]').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('[data-events="1"]').waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });
});
