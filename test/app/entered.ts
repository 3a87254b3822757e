import type { Page } from 'playwright-core';

/** The number of events the table on the screen shows, once all are saved. */
export async function entered(page: Page): Promise<number> {
  return Number(await page.locator('[data-events]').getAttribute('data-events'));
}

export async function waitForEvents(page: Page, count: number): Promise<void> {
  await page.locator(`[data-events="${count}"]`).waitFor();
}
