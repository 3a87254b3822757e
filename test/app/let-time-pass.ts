import type { Page } from 'playwright-core';

/** Puts the page's clock forward, for what a key does only after a moment: nobody has to wait for it. */
export async function letTimePass(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((passed) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + passed;
  }, milliseconds);
}
