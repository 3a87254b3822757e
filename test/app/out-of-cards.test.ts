import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { outcomeOf } from '../../src/shared/record/index.ts';
import { replayed } from '../fixtures/replayed.ts';
import { pageAt } from './browser.ts';
import { A, adjust, auctionRecord, B, offer, sale } from '../fixtures/auction.ts';
import { influence, play } from '../fixtures/gallery.ts';
import { playersNamed, THREE_NAMES } from '../fixtures/people.ts';
import { runningApp } from './running-app.ts';
import { keep, withStore } from './store.ts';

const game = (id: string, edition: string, tracking: string, events: readonly object[]) =>
  auctionRecord(events, { id, edition, players: playersNamed(THREE_NAMES), options: { tracking } });

/** Axel has one extra card, and the others have none. */
const lastCard = (axel: number, others: number) => adjust({ hands: { 0: 1 - axel, 1: -others, 2: -others } });

const app = runningApp((data) =>
  keep(data, [
    game('paintings', 'modern-art-1994', 'ledger', [
      offer(A, 'yoko'),
      sale(B, 19),
      // It is Beatrix's turn, but she has no cards, so Axel is next.
      lastCard(9, 10),
    ]),
    game('cards', 'masters-gallery', 'full', [influence('monet'), play(A, 'degas'), lastCard(12, 13)]),
  ]),
);

const asks = (page: Page, title: string | RegExp) => page.getByRole('heading', { name: title }).waitFor();

function endOf(id: string) {
  const played = replayed(withStore(app.data, (store) => store.games.get(id)?.record));
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
