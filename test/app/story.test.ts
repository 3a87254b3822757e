import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auction } from '../../src/shared/auction/index.ts';
import { replay } from '../../src/shared/record/index.ts';
import { cutAt, playedAuction } from '../fixtures/replayed.ts';
import { playAuction } from '../play/auction.ts';
import { playGallery } from '../play/gallery.ts';
import { newDataFolder, startApp, type App } from './app.ts';
import { expectAccessible, ownPage, pageAt, step } from './browser.ts';
import { keep } from './store.ts';

const ledger = { edition: 'modern-art-1994', players: 4, options: { tracking: 'ledger' } } as const;
const WHOLE = { ...playAuction({ ...ledger, seed: 5 }), id: 'whole' };
const BEGUN = { ...playAuction({ ...ledger, seed: 9, stopAfter: 30 }), id: 'begun' };
const OWNERS = {
  ...playAuction({
    edition: 'modern-art-cmon-it',
    players: 3,
    options: { tracking: 'owners' },
    seed: 7,
    stopAfter: 45,
  }),
  id: 'owners',
};
const MENDED = { ...playAuction({ ...ledger, players: 5, seed: 6 }), id: 'mended' };
const GALLERY = {
  ...playGallery({ edition: 'masters-gallery', players: 2, options: { tracking: 'full' }, seed: 4 }),
  id: 'gallery',
};

let app: App;
let data: string;

beforeAll(async () => {
  data = newDataFolder();
  keep(data, [WHOLE, BEGUN, OWNERS, MENDED, GALLERY]);
  app = await startApp(data);
});

afterAll(() => app.stop());

async function showStory(id: string, options = {}): Promise<Page> {
  const page = await pageAt(app, `#/game/${id}/story`, options);
  await page.locator('[data-film]').getByRole('slider').waitFor();
  return page;
}

/** The rows of the table next to a chart. */
async function numbersOf(page: Page, chart: string): Promise<string[][]> {
  await page
    .locator(`[data-chart="${chart}"]`)
    .getByRole('button', { name: /Show numbers/ })
    .click();
  return rowsIn(page, chart);
}

async function rowsIn(page: Page, chart: string): Promise<string[][]> {
  const rows = await page
    .locator(`[data-chart="${chart}"]`)
    .getByRole('table')
    .first()
    .locator('tbody tr')
    .all();
  return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
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
  test('is opened from home, and jumps to any moment by slider, keys and log', async () => {
    const page = await pageAt(app);
    await page.getByRole('link', { name: 'Watch the replay: Axel, Beatrix, Clemens and Doris' }).click();
    const slider = page.getByRole('slider', { name: 'Step' });
    await slider.waitFor();
    const all = WHOLE.events.length;
    expect(await slider.inputValue()).toBe(String(all));
    await page.keyboard.press('Home');
    await expect.poll(() => slider.inputValue()).toBe('0');
    for (let at = 1; at <= 12; at += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.inputValue()).toBe('12');

    const { state } = playedAuction(cutAt(WHOLE, 12));
    const outcome = auction.outcome(state);
    for (const [at, artist] of state.setup.edition.artists.entries()) {
      const bay = page.getByRole('article', { name: new RegExp(artist.name) });
      expect(await bay.locator('strong').innerText()).toBe(String(state.counts[at]));
    }
    for (const cash of outcome.cash ?? []) {
      await page
        .getByRole('list', { name: 'Players' })
        .getByText(new Intl.NumberFormat('en').format(cash * 1000))
        .first()
        .waitFor();
    }
    await page.getByRole('region', { name: 'What happened' }).getByRole('button').nth(3).click();
    await expect.poll(() => slider.inputValue()).toBe('4');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => slider.inputValue()).toBe('5');
    await page.getByRole('button', { name: 'Pause' }).click();
  });

  test('says what a sale was worth then, and links moments to their step', async () => {
    const page = await showStory('whole');
    const sale = WHOLE.events.findIndex(({ type }) => type === 'sale');
    await step(page, `#/game/whole/story?step=${sale + 1}`);
    const slider = page.getByRole('slider', { name: 'Step' });
    await expect.poll(() => slider.inputValue()).toBe(String(sale + 1));
    const said = /^Worth [\d,]+ on average then; it paid ([\d,]+|nothing) in the end$/;
    expect(await page.locator('[data-film]').getByText(said).count()).toBeGreaterThan(10);
    await page
      .getByRole('img', { name: /on average$/ })
      .nth(4)
      .waitFor();
    const lists = page.locator('[data-chart="chances"], [data-chart="bargains"]').getByRole('list');
    expect(await lists.count()).toBe(3);
    const moment = page.locator('[data-chart="chances"]').getByRole('list').getByRole('link').first();
    const address = (await moment.getAttribute('href')) ?? '';
    for (const again of [1, 2]) {
      await moment.click();
      await expect
        .poll(() => slider.inputValue(), { message: `click ${again}` })
        .toBe(address.split('step=')[1]);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('film-title');
    }
    await page.keyboard.press('ArrowLeft');
    const before = Number(address.split('step=')[1]) - 1;
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#/game/whole/story?step=${before}`);
    await page.goBack();
    await expect.poll(() => slider.inputValue()).toBe(String(sale + 1));
  });

  test('opens on the last full wall under the winner’s name, and leads to what decided it', async () => {
    const page = await showStory('whole');
    const end = replay(WHOLE);
    if (!end.ok || end.table.family !== 'auction') throw new Error('the game is one');
    const [winner = 0] = auction.outcome(end.table.state).winners ?? [];
    const opening = page.locator('[data-opening]');
    await opening.getByRole('heading', { name: `${WHOLE.players[winner]?.name} won` }).waitFor();
    // Nothing hangs at the end of the replay, so there is only this wall.
    expect(await page.getByRole('article').count()).toBe(0);
    expect(
      await opening
        .locator('ul > li')
        .evaluateAll((bays) => bays.map((bay) => bay.querySelectorAll('i').length)),
    ).toEqual(end.table.state.settled.at(-1)?.counts);
    const links = opening.getByRole('link');
    await expect.poll(() => links.count()).toBe(3);
    await expectAccessible(page);
    const slider = page.getByRole('slider', { name: 'Step' });
    for (const link of await links.all()) {
      const to = (await link.getAttribute('href'))?.split('step=')[1] ?? '';
      await link.click();
      await expect.poll(() => slider.inputValue()).toBe(to);
      await page.getByRole('article').first().waitFor();
      await page.goBack();
      await expect.poll(() => slider.inputValue()).toBe(String(WHOLE.events.length));
    }
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
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('last');
    await page.reload();
    await expect.poll(() => slider.inputValue()).toBe(at);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    const link = page.getByRole('link', { name: 'Link to this chart: What was a bargain?' });
    expect(await link.getAttribute('href')).toBe('#/game/whole/story?chart=bargains');
  });

  test('is reached from a line of the finished game’s log, and from its round', async () => {
    const page = await pageAt(app, '#/game/whole');
    await page.keyboard.press('l');
    const log = page.getByRole('dialog', { name: 'Log' });
    await log.locator('[data-line="4"] button').first().click();
    await log.getByRole('link', { name: 'Watch this moment' }).click();
    const slider = page.getByRole('slider', { name: 'Step' });
    await expect.poll(() => slider.inputValue()).toBe('5');
    await step(page, '#/game/whole/story?round=2');
    const rounds = WHOLE.events.flatMap(({ type }, index) => (type === 'settle' ? [index + 1] : []));
    await expect.poll(() => slider.inputValue()).toBe(String(rounds[1]));
  });

  test('says it in the log of a game that is looked back on, but not at its table', async () => {
    const page = await showStory('begun');
    await page.getByRole('slider', { name: 'Step' }).fill('2');
    await page.getByRole('button', { name: 'Correct from here' }).click();
    const log = page.getByRole('dialog', { name: 'Log' });
    const said = log.getByText(/^Worth [\d,]+ on average then/);
    await expect.poll(() => said.count()).toBeGreaterThan(3);
    await log.getByRole('button', { name: 'Close' }).click();
    await step(page, '#/game/begun');
    await page.keyboard.press('l');
    await log.locator('[data-line="1"]').waitFor();
    // Whatever is worked out after painting would be there some frames later.
    await page.evaluate(async () => {
      for (let frames = 0; frames < 30; frames += 1) await new Promise(requestAnimationFrame);
    });
    expect(await said.count()).toBe(0);
  });

  test('offers the same corrections as the table', async () => {
    const page = await showStory('begun');
    await page.getByRole('slider', { name: 'Step' }).fill('2');
    await page.getByRole('button', { name: 'Correct from here' }).click();
    const log = page.getByRole('dialog', { name: 'Log' });
    await log.getByRole('button', { name: 'Correct', exact: true }).waitFor();
    await expect.poll(() => log.locator('[data-line="1"] [aria-expanded="true"]').count()).toBe(1);
    await log.getByRole('button', { name: 'Note', exact: true }).click();
    await log.getByRole('textbox', { name: 'Note' }).fill('a long look');
    await log.getByRole('button', { name: 'Save note' }).click();
    await log.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('region', { name: 'What happened' }).getByText('a long look').waitFor();
  });

  test('changes once a price is corrected', async () => {
    const page = await showStory('mended');
    // A late sale, so that the correction leaves everybody able to pay for later ones.
    const sold = MENDED.events.findLastIndex(
      ({ type, price, bids }) => type === 'sale' && Number(price) > 3 && bids === undefined,
    );
    const { buyer, price } = MENDED.events[sold] as unknown as { buyer: number; price: number };
    const name = MENDED.players[buyer]?.name ?? '';
    const before = await numbersOf(page, 'flow');
    await page.getByRole('slider', { name: 'Step' }).fill(String(sold + 1));
    await page.getByRole('button', { name: 'Correct from here' }).click();
    const log = page.getByRole('dialog', { name: 'Log' });
    await log.getByRole('button', { name: 'Correct', exact: true }).click();
    await log.getByLabel('Price', { exact: true }).fill(String(price - 1));
    await log.getByRole('button', { name: 'Apply correction', exact: true }).click();
    await log.getByText('Corrected.').waitFor();
    await log.getByRole('button', { name: 'Close' }).click();
    // The replay stays at its position, and everything around it follows.
    expect(await page.getByRole('slider', { name: 'Step' }).inputValue()).toBe(String(sold + 1));
    const amount = (text: string | undefined) => Number(text?.replaceAll(',', '').replace('−', '-'));
    const moneyOf = (rows: string[][]) => amount(rows.find(([who]) => who === name)?.at(-1));
    await expect.poll(async () => moneyOf(await rowsIn(page, 'flow'))).toBe(moneyOf(before) + 1000);
    await page.getByRole('slider', { name: 'Step' }).fill(String(MENDED.events.length));
    const money = new Intl.NumberFormat('en').format(moneyOf(before) + 1000);
    const pad = page.getByRole('row', { name: /^Money/ });
    expect((await pad.getByRole('cell').allInnerTexts())[buyer]).toContain(money);
  });

  test('keeps notes, through a restart too', async () => {
    const page = await showStory('whole');
    await page.getByLabel('Notes').fill('Axel’s first win');
    await page.getByLabel('Place').fill('Rome');
    await page.getByLabel('Tags, separated by commas').fill('club, cup');
    await page.getByLabel('We got a rule wrong').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved.').waitFor();
    await app.kill();
    app = await startApp(data);
    const again = await showStory('whole');
    expect(await again.getByLabel('Notes').inputValue()).toBe('Axel’s first win');
    expect(await again.getByLabel('Place').inputValue()).toBe('Rome');
    expect(await again.getByLabel('Tags, separated by commas').inputValue()).toBe('club, cup');
    expect(await again.getByLabel('We got a rule wrong').isChecked()).toBe(true);
    // On paper there are no fields and no links.
    await again.emulateMedia({ media: 'print' });
    await again.getByText('Axel’s first win').and(again.locator('dd')).waitFor();
    await again.getByText('We got a rule wrong').and(again.locator('p')).waitFor();
    await again.getByRole('row', { name: /^Money/ }).waitFor();
    await again.locator('[data-chart="race"]').waitFor();
    for (const role of ['navigation', 'link', 'button', 'textbox', 'slider', 'radio'] as const) {
      expect(await again.getByRole(role).count(), role).toBe(0);
    }
    await again.emulateMedia({ media: null });
  });

  test('covers the money of a game in progress until the user lifts the covers', async () => {
    const page = await showStory('begun');
    await expect.poll(() => page.locator('[data-chart]').count()).toBe(4);
    await page.getByText('These charts would give away the money').waitFor();
    await page.getByRole('button', { name: 'Show the money' }).last().click();
    await expect.poll(() => page.locator('[data-chart]').count()).toBe(7);
  });
});

describe('its charts', () => {
  test('are drawn, with numbers that add up to the money at the end', async () => {
    const page = await showStory('whole');
    await expect.poll(() => page.getByRole('img').count()).toBe(8);
    await expect.poll(() => drawn(page)).toBe(true);
    const rows = await numbersOf(page, 'flow');
    const end = replay(WHOLE);
    if (!end.ok || end.table.family !== 'auction') throw new Error('the game is one');
    const amount = (text: string | undefined) => Number(text?.replaceAll(',', '').replace('−', '-'));
    expect(rows.map((row) => amount(row.at(-1)))).toEqual(
      end.table.state.cash.map((thousands) => thousands * 1000),
    );
    for (const [, ...cells] of rows) {
      const parts = cells.slice(0, -1).map(amount);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount(cells.at(-1)));
    }
    const figure = page.locator('[data-chart="bargains"]');
    await figure.getByRole('radio', { name: 'By kind of auction' }).check();
    await figure.getByRole('button', { name: /Show numbers/ }).click();
    await figure.getByRole('table', { name: 'Prices and payouts by kind of auction' }).waitFor();
  });

  test('are saved as pictures', async () => {
    const page = await showStory('gallery');
    await expect.poll(() => drawn(page)).toBe(true);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save picture: Where did the points come from?' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^Where did the points come from Masters Gallery.*\.png$/);
    const bytes = readFileSync(await file.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBe(2128);
  });

  test.each([
    ['gallery', 'en-GB', 8, ['light']],
    ['owners', 'it-IT', 6, ['dark']],
  ] as const)(
    'of the game %s in %s are accessible with all their numbers open',
    async (game, locale, charts, themes) => {
      const page = await showStory(game, { locale });
      const closed = page.getByRole('button', { name: /^(Show numbers|Mostra i numeri)/ });
      await expect.poll(() => closed.count()).toBe(charts);
      await expect.poll(() => drawn(page)).toBe(true);
      while ((await closed.count()) > 0) await closed.first().click();
      await expectAccessible(page, themes);
    },
  );

  test('leave the drawing library off the table', async () => {
    const loaded: string[] = [];
    const isLibrary = (address: string) => address.includes('/part~drawing-');
    const page = await ownPage(app.address, {}, (context) => {
      context.on('request', (request) => loaded.push(request.url()));
      return Promise.resolve();
    });
    await step(page, '#/game/begun');
    await page.getByRole('heading', { level: 1, name: 'Modern Art' }).waitFor();
    expect(loaded.filter(isLibrary)).toEqual([]);
    await step(page, '#/game/whole/story');
    await expect.poll(() => loaded.some(isLibrary)).toBe(true);
  });
});
