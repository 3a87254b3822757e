import type { Page } from 'playwright-core';

/** Sets up a four-player Modern Art game in the window. */
export async function newGame(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('radio', { name: '1994' }).check();
  for (const [at, name] of names.entries())
    await page.getByLabel(`Seat ${at + 1}`, { exact: true }).fill(name);
  await page.getByText('The app tracks').click();
  await page.getByRole('radio', { name: 'Only the cards put up' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('heading', { name: 'Which artist is put up?' }).waitFor();
}

/** The number of an artist's paintings on the wall. */
export async function countOf(page: Page, artist: string): Promise<number> {
  const bay = page.getByRole('article', { name: new RegExp(artist) });
  return Number(await bay.locator('strong').innerText());
}
