import type { Page } from 'playwright-core';

/** By keys, a button without a key of its own: gone to, and pressed. */
export async function pressButton(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}
