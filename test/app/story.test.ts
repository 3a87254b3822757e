import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { auction } from '../../src/shared/auction/index.ts';
import { playedAuction } from '../fixtures/replayed.ts';
import { playAuction } from '../play/auction.ts';
import { pageAt, step } from './browser.ts';
import { runningApp } from './running-app.ts';
import { keepNamed } from './store.ts';

const ledger = { edition: 'modern-art-1994', players: 4, options: { tracking: 'ledger' } } as const;
const WHOLE = playAuction({ ...ledger, seed: 5 });
const MENDED = playAuction({ ...ledger, players: 5, seed: 6 });

const app = runningApp((data) =>
  keepNamed(data, {
    whole: WHOLE,
    begun: playAuction({ ...ledger, seed: 9, stopAfter: 30 }),
    mended: MENDED,
  }),
);

async function showStory(id: string, options = {}): Promise<Page> {
  const page = await pageAt(app, `#/game/${id}/story`, options);
  await page.locator('[data-film]').getByRole('slider').waitFor();
  return page;
}

/** A player’s last number in the table next to a chart that is open. */
async function lastNumber(page: Page, chart: string, name: string): Promise<number> {
  const row = page.locator(`[data-chart="${chart}"]`).getByRole('table').first().getByRole('row', { name });
  return Number((await row.locator('td').last().innerText()).replaceAll(',', '').replace('−', '-'));
}

async function drawn(page: Page): Promise<boolean> {
  return page.locator('canvas').evaluateAll((canvases) =>
    canvases.every((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data;
      return pixels?.some((value) => value !== 0) ?? false;
    }),
  );
}

describe('a game’s story', () => {
  test('opens on the last full wall, leads to what decided it, and jumps to any moment by slider, keys and log', async () => {
    const page = await pageAt(app);
    const isLibrary = async () =>
      (await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).some(
        (address) => address.includes('/part~drawing-'),
      );
    // The drawing library isn't needed at the table.
    await step(page, '#/game/begun');
    await page.getByRole('heading', { level: 1, name: 'Modern Art' }).waitFor();
    expect(await isLibrary()).toBe(false);
    await step(page, '#/game/whole/story');
    const slider = page.getByRole('slider', { name: 'Step' });
    await slider.waitFor();
    await expect.poll(isLibrary).toBe(true);
    const all = String(WHOLE.events.length);
    expect(await slider.inputValue()).toBe(all);
    const share = page.getByRole('link', { name: 'Share', exact: true });
    expect(await share.getAttribute('href')).toBe('#/game/whole/take-along');

    const { state } = playedAuction(WHOLE);
    const [winner = 0] = auction.outcome(state).winners ?? [];
    await page.getByRole('heading', { level: 1, name: `${WHOLE.players[winner]?.name} won` }).waitFor();
    // Nothing hangs once the game is over, so the last full wall stays.
    const bays = page.getByRole('article');
    expect(
      await bays.evaluateAll((each) => each.map((bay) => bay.querySelectorAll('i.hung').length)),
    ).toEqual(state.settled.at(-1)?.counts);
    const links = page.getByRole('region', { name: 'What decided it' }).getByRole('link');
    await expect.poll(() => links.count()).toBe(3);
    for (const link of await links.all()) {
      const to = (await link.getAttribute('href'))?.split('step=')[1] ?? '';
      await link.click();
      await expect.poll(() => slider.inputValue()).toBe(to);
      await page.getByRole('article').first().waitFor();
      await page.goBack();
      await expect.poll(() => slider.inputValue()).toBe(all);
    }

    await page.keyboard.press('Home');
    await expect.poll(() => slider.inputValue()).toBe('0');
    for (let at = 1; at <= 3; at += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.inputValue()).toBe('3');
    await page.getByText(/^\d+ entries.*, round by round\.$/).click();
    await page.locator('details', { hasText: 'What happened?' }).getByRole('link').nth(3).click();
    await expect.poll(() => slider.inputValue()).toBe('4');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => slider.inputValue()).toBe('5');
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/game/whole/story');
  });

  test('is led by its charts, with keys and with a touch, and each chart has an address', async () => {
    const page = await pageAt(app, '#/game/whole/story?chart=race');
    const title = page.getByRole('heading', { name: 'Who was ahead?' });
    await expect.poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true);
    const slider = page.getByRole('slider', { name: 'Step' });
    const along = page.getByRole('slider', { name: 'Point by point: Who was ahead?' });
    await along.focus();
    for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    expect(await along.getAttribute('aria-valuetext')).toMatch(/^Round 1, lot 1: Axel: [\d,]+; Beatrix: /);
    expect(await slider.inputValue()).toBe(String(WHOLE.events.length));
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    const lot = WHOLE.events.findIndex(({ type }) => type === 'sale' || type === 'unpaired');
    await expect.poll(() => slider.inputValue()).toBe(String(lot + 1));
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('film-title');
    await page.goBack();
    await expect.poll(() => slider.inputValue()).toBe(String(WHOLE.events.length));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    await expect.poll(() => drawn(page)).toBe(true);
    await page.locator('[data-chart="race"] canvas').click();
    await expect.poll(() => slider.inputValue()).not.toBe(String(WHOLE.events.length));
    const at = await slider.inputValue();
    expect(await page.evaluate(() => location.hash)).toBe(`#/game/whole/story?step=${at}`);
    // The page was scrolled to the replay, and is again after a reload.
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('top');
    await page.reload();
    await expect.poll(() => slider.inputValue()).toBe(at);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await page.getByRole('heading', { name: 'What was a bargain?' }).click();
    const link = page.getByRole('link', { name: 'Link to this chart: What was a bargain?' });
    expect(await link.getAttribute('href')).toBe('#/game/whole/story?chart=bargains');
  });

  test('changes once a price is corrected, in the form of the table', async () => {
    const page = await showStory('mended');
    // A late sale, so that the correction leaves everybody able to pay for later ones.
    const sold = MENDED.events.findLastIndex(
      ({ type, price, bids }) => type === 'sale' && Number(price) > 3 && bids === undefined,
    );
    const { buyer, price } = MENDED.events[sold] as unknown as { buyer: number; price: number };
    const name = MENDED.players[buyer]?.name ?? '';
    const flow = page.locator('[data-chart="flow"]');
    await flow.getByRole('heading').click();
    await flow.getByRole('button', { name: /Show numbers/ }).click();
    const before = await lastNumber(page, 'flow', name);
    await page.getByRole('slider', { name: 'Step' }).fill(String(sold + 1));
    await page.getByRole('button', { name: 'Correct from here' }).click();
    await page.getByRole('heading', { name: 'What should it have been?' }).waitFor();
    for (const key of [...String(price - 1), 'Enter']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Correct from here' }).waitFor();
    // The replay stays at its position, and everything around it follows.
    expect(await page.getByRole('slider', { name: 'Step' }).inputValue()).toBe(String(sold + 1));
    await expect.poll(() => lastNumber(page, 'flow', name)).toBe(before + 1000);
  });

  test('keeps notes, which are printed', async () => {
    const page = await showStory('whole');
    await page.getByRole('button', { name: 'Add a note' }).click();
    await page.getByLabel('Notes').fill('Axel’s first win');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Change the note' }).waitFor();
    const again = await showStory('whole');
    await again.getByText('Axel’s first win').waitFor();
    // On paper there are no fields and no links.
    await again.emulateMedia({ media: 'print' });
    await again.getByText('Axel’s first win').waitFor();
    await again.locator('[data-chart="race"]').waitFor();
    for (const role of ['navigation', 'link', 'textbox', 'slider', 'radio'] as const) {
      expect(await again.getByRole(role).count(), role).toBe(0);
    }
    expect(await again.getByRole('button').count()).toBe(0);
    await again.emulateMedia({ media: null });
  });
});
