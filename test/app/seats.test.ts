import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { outcomeOf } from '../../src/shared/record/index.ts';
import { play, influence } from '../fixtures/gallery.ts';
import { replayed } from '../fixtures/replayed.ts';
import { expectAccessible, pageAt } from './browser.ts';
import { auctionRecord, offer, sale } from '../fixtures/auction.ts';
import { FOUR_NAMES } from '../fixtures/people.ts';
import { runningApp } from './running-app.ts';
import { keep, withStore } from './store.ts';

const SALES = [
  offer(0, 'yoko'),
  sale(1, 19),
  offer(1, 'krypto', 'once'),
  sale(2, 30),
  offer(2, 'yoko'),
  sale(3, 12),
];

const game = (id: string, events: readonly object[], head: object = {}) =>
  auctionRecord(events, { id, ...head });

const app = runningApp((data) =>
  keep(data, [
    game('leaves', SALES),
    game('swaps', SALES),
    game('forgot', SALES),
    game('cards', [influence('monet'), play(0, 'degas')], {
      edition: 'masters-gallery',
      options: { tracking: 'full' },
    }),
  ]),
);

async function openGame(id: string): Promise<Page> {
  const page = await pageAt(app, `#/game/${id}`);
  await page.getByRole('list', { name: 'Players' }).waitFor();
  return page;
}

const asks = (page: Page, title: string | RegExp) => page.getByRole('heading', { name: title }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const chair = (page: Page, seat: number) =>
  page.getByRole('button', { name: `Change who sits in seat ${seat}` });

/** The name of the seat they left is selected, ready to be replaced. */
async function ready(page: Page): Promise<void> {
  await asks(page, 'Who sits where from now on');
  await page.locator('dialog input:focus').waitFor();
}

/** The players at the table, clockwise. */
async function seats(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Players' }).locator('b').allInnerTexts();
}

async function lines(page: Page): Promise<string[]> {
  await page.keyboard.press('l');
  await asks(page, 'Log');
  await page.locator('.sentence').first().waitFor();
  const said = await page.locator('.sentence').allInnerTexts();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Log' }).waitFor({ state: 'detached' });
  return said;
}

/** Everybody's money, from a replay of what is saved. */
function money(id: string): Record<string, number | undefined> {
  const played = replayed(withStore(app.data, (store) => store.games.get(id)?.record));
  const { cash } = outcomeOf(played.table);
  return Object.fromEntries(played.record.players.map(({ name }, seat) => [name, cash?.[seat]]));
}

test('a player leaves, another takes over, and the first returns: by keys', async () => {
  // The newcomer is named like a property that every object has.
  const page = await openGame('leaves');
  await asks(page, 'Which artist does Doris put up?');
  await chair(page, 4).focus();
  await page.keyboard.press('Enter');
  await ready(page);
  await expectAccessible(page);
  await page.keyboard.type('Constructor');
  await page.keyboard.press('Enter');
  await page.getByText('Constructor takes over from Doris').waitFor();
  await page.keyboard.press('Enter');
  await asks(page, 'Which artist does Constructor put up?');
  expect(await seats(page)).toEqual(['Axel', 'Beatrix', 'Clemens', 'Constructor']);
  // The next keys go to the table again.
  for (const key of ['5', '1', '1', '9', 'Enter']) await page.keyboard.press(key);
  await asks(page, 'Which artist does Axel put up?');

  await chair(page, 4).click();
  await ready(page);
  await page.keyboard.type('Dor');
  await page.getByRole('option', { name: 'Doris' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Doris takes over from Constructor').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => seats(page)).toEqual(FOUR_NAMES);
  expect((await lines(page)).slice(0, 5)).toEqual([
    'Doris takes over from Constructor',
    'Axel paid Constructor 9,000 for the Krypto',
    'Constructor put up a Krypto, open',
    'Constructor takes over from Doris',
    'Doris paid Clemens 12,000 for the Yoko',
  ]);
  expect(money('leaves')).toEqual({ Axel: 110, Beatrix: 111, Clemens: 82, Doris: 97 });
});

test('two players swap seats with everything they have, and one undo reverts it', async () => {
  const before = { Axel: 119, Beatrix: 111, Clemens: 82, Doris: 88 };
  const page = await openGame('swaps');
  await page.keyboard.press('l');
  await press(page, 'Change seats');
  await press(page, 'Move Beatrix one seat down');
  await page.getByText('Beatrix and Clemens swap seats').waitFor();
  await press(page, 'Change seats');
  await page.getByRole('button', { name: 'Beatrix and Clemens swap seats' }).waitFor();
  expect(await page.locator('.sentence').allInnerTexts()).toContain('Beatrix paid Axel 19,000 for the Yoko');
  await page.keyboard.press('Escape');
  await expect.poll(() => seats(page)).toEqual(['Axel', 'Clemens', 'Beatrix', 'Doris']);
  expect(money('swaps')).toEqual(before);
  await press(page, 'Undo');
  await expect.poll(() => seats(page)).toEqual(FOUR_NAMES);
  expect(money('swaps')).toEqual(before);
});

test('a forgotten swap is inserted before the sale it came before, and the names move accordingly', async () => {
  const page = await openGame('forgot');
  await page.keyboard.press('l');
  await press(page, 'Clemens put up a Yoko, open');
  await press(page, 'Add before this');
  await press(page, 'Change seats');
  await asks(page, 'Who sits where from now on');
  await press(page, 'Move Axel one seat down');
  await page.getByText('Axel and Beatrix swap seats').waitFor();
  await page.getByRole('radio', { name: /^go with the person/ }).check();
  await press(page, 'Change seats');
  await page.getByText('Corrected.').waitFor();
  expect(await page.locator('.sentence').allInnerTexts()).toEqual([
    'Doris paid Clemens 12,000 for the Yoko',
    'Clemens put up a Yoko, open',
    'Axel and Beatrix swap seats',
    'Clemens paid Beatrix 30,000 for the Krypto',
    'Beatrix put up a Krypto, once around',
    'Beatrix paid Axel 19,000 for the Yoko',
    'Axel put up a Yoko, open',
  ]);
  await page.keyboard.press('Escape');
  await expect.poll(() => seats(page)).toEqual(['Beatrix', 'Axel', 'Clemens', 'Doris']);
  expect(money('forgot')).toEqual({ Axel: 119, Beatrix: 111, Clemens: 82, Doris: 88 });
  await press(page, 'Undo');
  await expect.poll(() => seats(page)).toEqual(FOUR_NAMES);
});

test('works in the card games too; impossible changes are reported before they are entered', async () => {
  const page = await openGame('cards');
  await chair(page, 2).click();
  await ready(page);
  await page.keyboard.type('Axel');
  await page.getByText('Axel is here twice').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Beatrix');
  await press(page, 'Move Axel one seat down');
  await press(page, 'Change seats');
  await expect.poll(() => seats(page)).toEqual(['Beatrix', 'Axel', 'Clemens', 'Doris']);
  await asks(page, /does Axel display/);
  const axel = page.getByRole('listitem').filter({ has: chair(page, 2) });
  await axel.getByText('1 Degas').waitFor();
});
