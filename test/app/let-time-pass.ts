import type { Page } from 'playwright-core';

/** Advances the page's clock, so that no test has to wait for a delay. */
export async function letTimePass(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((passed) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + passed;
  }, milliseconds);
}
