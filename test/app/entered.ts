import type { Page } from 'playwright-core';

/** Waits until the table on the screen has this number of events, all saved. */
export async function waitForEvents(page: Page, count: number): Promise<void> {
  await page.locator(`[data-events="${count}"]`).waitFor();
}

/** Presses a button that has no key: focuses it and presses Enter. */
export async function pressButton(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}
