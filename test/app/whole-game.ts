import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Sets up a four-player Modern Art game in the window. */
export async function newGame(
  page: Page,
  names: readonly string[],
  { forecast = false } = {},
): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('radio', { name: '1994' }).check();
  for (const [at, name] of names.entries())
    await page.getByLabel(`Seat ${at + 1}`, { exact: true }).fill(name);
  await page.getByRole('radio', { name: 'Only the cards put up' }).check();
  if (forecast) await page.getByLabel('Show the forecast').check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('heading', { name: 'Which artist is put up?' }).waitFor();
}

/** Five paintings by one artist, all bought by one player, and the bank's payout. */
export async function playRound(page: Page, round: number, buyer: string): Promise<void> {
  await page.getByText(`Round ${round} of 4`).waitFor();
  for (const painting of [1, 2, 3, 4]) {
    await page.keyboard.press('3');
    await expect.poll(() => countOf(page, 'Christin P')).toBe(painting);
  }
  await page.keyboard.press('3');
  // The card that ends the round asks for confirmation.
  await page.keyboard.press('Enter');
  await page.getByLabel(`${buyer}: paintings by Christin P`).fill('4');
  await page.getByRole('button', { name: 'Pay out' }).click();
  await page
    .getByRole('button', { name: round < 4 ? 'All paid, next round' : 'All paid, game over' })
    .click();
}

/** The number of an artist's paintings on the wall. */
export async function countOf(page: Page, artist: string): Promise<number> {
  const bay = page.getByRole('article', { name: new RegExp(artist) });
  return Number(await bay.locator('strong').innerText());
}

/** Enters the final money: the first player has the most. */
export async function countMoney(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('heading', { name: 'The last round is paid out' }).waitFor();
  for (const [at, name] of names.entries())
    await page.getByLabel(`${name}’s money`).fill(String(400 - at * 100));
  await page.getByRole('button', { name: 'Who won?' }).click();
  await page.getByRole('button', { name: 'Reveal all' }).click();
  await page.getByRole('heading', { name: `${names[0] ?? ''} wins` }).waitFor();
}
