import type { Page } from 'playwright-core';

/** Presses a button that has no key: focuses it and presses Enter. */
export async function pressButton(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}
