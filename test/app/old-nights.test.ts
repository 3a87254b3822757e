import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { goByMenu, pageAt, step } from './browser.ts';
import { runningApp } from './running-app.ts';

let page: Page;
const app = runningApp();
beforeAll(async () => {
  page = await pageAt(app);
});

const game = () => page.getByRole('combobox', { name: 'Game' });
const entered = (label: string) => page.getByLabel(label, { exact: true });
const isFocused = (label: string) => entered(label).evaluate((field) => field === document.activeElement);

describe('an old score pad', () => {
  test('is entered by keyboard alone', async () => {
    await goByMenu(page, 'Old games');
    await expect.poll(() => isFocused('Day')).toBe(true);
    await game().selectOption('modern-art-1994');
    await entered('Day').focus();
    let strokes = 0;
    for (const word of ['05172003', 'Essen', 'Axel', '389', 'Beatrix', '412,000', 'Clemens', '301', '']) {
      await page.keyboard.type(word);
      await page.keyboard.press('Enter');
      strokes += word.length + 1;
    }
    await page.keyboard.press('Enter');
    // At two keys a second, the pace of someone looking at a pad, that is less than a minute, with time to turn
    // the page.
    expect(strokes + 1).toBeLessThan(70);
    await page.getByText('Saved the game of Axel, Beatrix and Clemens.').waitFor();
    await expect.poll(() => isFocused('Day')).toBe(true);
  });

  test('is followed by the next with the same people, and says what is still missing', async () => {
    await entered('Day').fill('2003-06-01');
    await page.getByRole('button', { name: 'Save game' }).click();
    await page.getByText('Who won? Tick the winner, or enter the final scores.').waitFor();
    expect(await entered('Axel’s final score').getAttribute('aria-invalid')).toBe('true');
    await entered('Add each round’s scores').check();
    for (const [name, score] of [
      ['Axel', 400],
      ['Beatrix', 400],
      ['Clemens', 100],
    ] as const) {
      for (const round of [1, 2, 3, 4]) {
        await entered(`Round ${round}: ${name}`).fill(String(round * 10));
      }
      await entered(`${name}’s final score`).fill(String(score));
    }
    await page.getByRole('button', { name: 'Save game' }).click();
    await page.getByRole('link', { name: 'View game' }).click();
    await page.getByRole('row', { name: /1st Axel.* 10,000 20,000 30,000 40,000 400,000/ }).waitFor();
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await game().selectOption('modern-art-cmon-it');
    await page.getByRole('button', { name: 'Save correction' }).click();
    await page.getByRole('row', { name: /1st Axel.*400 \$/ }).waitFor();
  });

  test('is shown as a result, corrected, and the correction undone', async () => {
    await step(page, '#/history');
    await page.getByRole('link', { name: /^Beatrix won/ }).click();
    await page.getByText('Only the result is known, from a paper pad').waitFor();
    await page.getByRole('row', { name: /1st Beatrix.*412,000/ }).waitFor();
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await entered('Clemens’s final score').fill('501');
    await page.getByRole('button', { name: 'Save correction' }).click();
    await page.getByRole('row', { name: /1st Clemens.*501,000/ }).waitFor();
    await page.getByRole('button', { name: 'Undo the correction' }).click();
    await page.getByRole('row', { name: /1st Beatrix.*412,000/ }).waitFor();
  });

  test('has no table: its address leads to the result', async () => {
    const [, id = ''] = /result\/(.+)$/.exec(page.url()) ?? [];
    await page.goto(page.url().replace(/#.*$/, `#/game/${id}`));
    await page.waitForURL(/#\/result\//);
    await page.goto(page.url().replace(/#.*$/, `#/game/${id}/story`));
    await page.waitForURL(/#\/result\//);
  });
});
