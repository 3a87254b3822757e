import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outcomeOf, replay } from '../../src/shared/record/index.ts';
import { newDataFolder, startApp, type App } from './app.ts';
import { pageAt } from './browser.ts';
import { keep, withStore } from './store.ts';

const NAMES = ['Axel', 'Beatrix', 'Clemens'];

function game(id: string, edition: string, tracking: string, events: readonly object[]) {
  return {
    format: 'vernissage/game',
    version: 1,
    id,
    edition,
    players: NAMES.map((name) => ({ id: name.toLowerCase(), name })),
    firstSeat: 0,
    options: { tracking },
    events,
  };
}

/** Axel has one extra card, and the others have none. */
const lastCard = (axel: number, others: number) => ({
  type: 'adjust',
  reason: 'the others have played theirs',
  hands: { 0: 1 - axel, 1: -others, 2: -others },
});

let app: App;
let data: string;

beforeAll(async () => {
  data = newDataFolder();
  keep(data, [
    game('paintings', 'modern-art-1994', 'ledger', [
      { type: 'offer', seat: 0, artist: 'yoko', auction: 'open' },
      { type: 'sale', buyer: 1, price: 19 },
      // It is Beatrix's turn, but she has no cards, so Axel is next.
      lastCard(9, 10),
    ]),
    game('cards', 'masters-gallery', 'full', [
      { type: 'influence', artist: 'monet' },
      { type: 'play', seat: 0, artist: 'degas', effect: 'none' },
      lastCard(12, 13),
    ]),
  ]);
  app = await startApp(data);
});
afterAll(async () => {
  await app.stop();
});

const asks = (page: Page, title: string | RegExp) => page.getByRole('heading', { name: title }).waitFor();

function endOf(id: string) {
  const played = replay(withStore(data, (store) => store.games.get(id)?.record));
  if (!played.ok) throw new Error(played.problem.code);
  return outcomeOf(played.table);
}

test('the very last painting stays unsold and ends the round and the game', async () => {
  const page = await pageAt(app, `#/game/paintings`);
  await asks(page, 'Which artist does Axel put up?');
  await page.keyboard.press('5');
  await asks(page, 'That’s the last card anybody has');
  await page.keyboard.press('Escape');
  await asks(page, 'Which artist does Axel put up?');
  await page.keyboard.press('5');
  await page.getByRole('button', { name: 'Ends the round, unsold' }).click();
  await asks(page, /^Round over/);
  await page.getByText('Nobody has any cards left').first().waitFor();
  expect(endOf('paintings')).toMatchObject({
    status: 'settling',
    rounds: [{ endedBy: 'out-of-cards', counts: { yoko: 1, krypto: 1 }, payouts: [0, 30, 0] }],
  });
});

test('the very last card ends the card game’s round, whatever it is', async () => {
  const page = await pageAt(app, `#/game/cards`);
  await asks(page, /does Axel display\?$/);
  await page.keyboard.press('2');
  await page.keyboard.press('0');
  await asks(page, 'Nobody has any cards left after this, so the round ends.');
  await page.keyboard.press('Enter');
  await asks(page, /^Round over/);
  expect(endOf('cards')).toMatchObject({
    status: 'settling',
    rounds: [{ endedBy: 'out-of-cards', round: 1 }],
  });
});
