import type { Page } from 'playwright-core';

/** Waits until the table on the screen has this number of events, all saved. */
export async function waitForEvents(page: Page, count: number): Promise<void> {
  await page.locator(`[data-events="${count}"]`).waitFor();
}
