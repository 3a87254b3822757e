import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Told } from '../../../src/shared/phones/index.ts';
import { expectAccessible } from '../browser.ts';
import { cutOffHere } from '../cut-off.ts';
import { openPhone, type FakeDoor } from './door.ts';
import { BOARD, LONG, SEATS } from './views.ts';

/** Everything the page can show, by name. */
const STATES: readonly (readonly [name: string, told: Told])[] = [
  [
    'choosing',
    {
      tell: 'seats',
      seats: ['Axel', LONG, 'Clemens', 'Doris'].map((name, seat) => ({ seat, name, phones: seat % 3 })),
    },
  ],
  ['asking', { tell: 'asking', seat: 1, number: '47' }],
  ...Object.entries(SEATS).map(([name, view]) => [name, { tell: 'view', view }] as const),
  ['board', { tell: 'view', view: BOARD }],
  ['refused', { tell: 'refused', why: 'over' }],
  ['mistyped', { tell: 'refused', why: 'old-code' }],
];

/** What a state is recognised by. */
function shownBy(told: Told): RegExp {
  switch (told.tell) {
    case 'seats':
      return /^(?:Which seat is yours|Qual è il tuo posto)\?$/;
    case 'asking':
      return new RegExp(LONG);
    case 'view':
      return new RegExp(`^${told.view.asked.replaceAll(/[?.]/g, '\\$&')}$`);
    default:
      return /^(?:That’s it for tonight|Per stasera è tutto|Quel codice non va)$/;
  }
}

async function show({ page, tell }: FakeDoor, told: Told): Promise<void> {
  tell(told);
  const heading = page.getByRole('heading', { level: 1, name: shownBy(told) });
  await heading.waitFor();
  // Nothing is where it will be before its letters have come.
  await page.evaluate(async () => void (await document.fonts.ready));
  // Two states in a row may ask the same; they differ in what can be done.
  if (told.tell !== 'view' || told.view.kind !== 'seat') return;
  const { can } = told.view;
  await expect.poll(() => page.locator('form').count()).toBe(can.length > 0 ? 1 : 0);
  await expect
    .poll(() => page.getByText(/^(?:Take it back|Riprendila)$/).count())
    .toBe(can.some(({ kind }) => kind === 'unseal') ? 1 : 0);
}

/** Between them, these have every part of the page; some in the dark too. */
const LOOKED_AT = ['choosing', 'sealing', 'selling', 'over', 'board', 'mistyped'];
const COLOURED = ['sealing', 'over', 'board'];

/** Buttons and fields that are too small for a thumb. */
function smallHere(): string[] {
  return [...document.querySelectorAll('button:not(.unseen), summary, label')].flatMap((one) => {
    const { width, height } = one.getBoundingClientRect();
    return height < 47.5 || width < 44 ? [`${one.textContent.trim()}: ${width} × ${height}`] : [];
  });
}

/** Nothing is cut off, with everything opened and with letters twice as large, too. */
async function expectWhole(page: Page, name: string): Promise<void> {
  await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  for (const size of ['', '200%']) {
    await page.evaluate((to) => (document.documentElement.style.fontSize = to), size);
    expect(await page.evaluate(cutOffHere), `${name}, letters ${size}`).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

describe('every state', () => {
  // Italian texts are longer.
  test('is accessible and whole in Italian on a small phone, for a thumb, with letters twice as large, and on its side', async () => {
    const door = await openPhone({ locale: 'it-IT' });
    await door.hears({ say: 'join', language: 'it' });
    for (const [name, told] of STATES) {
      await show(door, told);
      await expectWhole(door.page, name);
      expect(await door.page.evaluate(smallHere), name).toEqual([]);
      const inDark = COLOURED.includes(name);
      if (LOOKED_AT.includes(name)) await expectAccessible(door.page, { inDark });
      await door.page.setViewportSize({ width: 640, height: 360 });
      expect(await door.page.evaluate(cutOffHere), `${name}, on its side`).toEqual([]);
      await door.page.setViewportSize({ width: 360, height: 640 });
    }
  });

  test('a board is whole from a phone to a television, and shows whose phone is connected', async () => {
    const door = await openPhone({ fragment: '#b=board' });
    await door.hears({ say: 'watch', token: 'board' });
    await show(door, { tell: 'view', view: BOARD });
    for (const [width, height] of [
      [360, 640],
      [820, 1180],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await door.page.setViewportSize({ width, height });
      expect(await door.page.evaluate(cutOffHere), `${width} × ${height}`).toEqual([]);
    }
    const size = (selector: string) =>
      door.page.locator(selector).evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
    // Readable from three metres, on a screen a metre wide.
    expect(await size('h1')).toBeGreaterThan(56);
    expect(await door.page.locator('button, input, a, summary').count()).toBe(0);
    const phone = door.page.getByRole('img', { name: 'phone connected' });
    expect(
      await door.page.getByRole('listitem').filter({ has: phone }).locator('bdi').allTextContents(),
    ).toEqual(BOARD.seats.filter(({ connected }) => connected).map(({ name }) => name));
  });
});

describe('a phone', () => {
  test('says that the cards can’t earn a price, where nothing moves', async () => {
    const door = await openPhone();
    const { page } = door;
    await door.hears({ say: 'join' });
    await show(door, { tell: 'view', view: SEATS.selling });
    await page.getByRole('button', { name: 'Enter the sale' }).tap();
    await page.getByRole('button', { name: 'Beatrix' }).tap();
    const price = page.getByRole('textbox');
    const sold = (sum: string) => page.getByRole('button', { name: `Sold to Beatrix for ${sum}` });
    await price.fill('60');
    const before = await sold('60,000').boundingBox();
    await price.fill('61');
    await page.getByRole('alert').filter({ hasText: 'Worth 60,000 at most' }).waitFor();
    expect(await sold('61,000').boundingBox()).toEqual(before);
  });

  test('remembers what was chosen on it', async () => {
    const door = await openPhone({ reducedMotion: 'no-preference' });
    const { page } = door;
    await door.hears({ say: 'join' });
    await show(door, { tell: 'view', view: SEATS.waiting });
    await page.getByText('This phone', { exact: true }).click();
    await page.getByLabel('Vibrate when it’s my turn').uncheck();
    await page.reload();
    await expect.poll(() => door.said.filter(({ say }) => say === 'join')).toHaveLength(2);
    await show(door, { tell: 'view', view: SEATS.waiting });
    await page.getByText('This phone', { exact: true }).click();
    expect(await page.getByLabel('Vibrate when it’s my turn').isChecked()).toBe(false);
  });
});
