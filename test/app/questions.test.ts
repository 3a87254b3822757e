import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { A, adjust, auctionRecord, B, offer, sale } from '../fixtures/auction.ts';
import { influence, play } from '../fixtures/gallery.ts';
import { playersNamed, THREE_NAMES } from '../fixtures/people.ts';
import { playGallery } from '../play/gallery.ts';
import { pageAt } from './browser.ts';
import { runningApp } from './running-app.ts';
import { keepNamed, waitForDraft } from './store.ts';

const game = (edition: string, tracking: string, events: readonly object[]) =>
  auctionRecord(events, { edition, players: playersNamed(THREE_NAMES), options: { tracking } });
const fresh = (edition: 'modern-art-card-game' | 'masters-gallery', players: number) =>
  playGallery({ edition, players, options: { tracking: 'full' }, seed: 33, firstSeat: 0, stopAfter: 0 });
/** Axel has one extra card, and the others have none. */
const lastCard = (axel: number, others: number) => adjust({ hands: { 0: 1 - axel, 1: -others, 2: -others } });

const app = runningApp((data) =>
  keepNamed(data, {
    killed: fresh('modern-art-card-game', 5),
    skipping: fresh('masters-gallery', 2),
    // It is Beatrix's turn, but she has no cards, so Axel is next.
    'last painting': game('modern-art-1994', 'ledger', [offer(A, 'yoko'), sale(B, 19), lastCard(9, 10)]),
    'last card': game('masters-gallery', 'full', [influence('monet'), play(A, 'degas'), lastCard(12, 13)]),
  }),
);

async function open(id: string, keys = ''): Promise<Page> {
  const page = await pageAt(app, `#/game/${encodeURIComponent(id)}`);
  await page.getByText('Round 1 of 4').waitFor();
  await press(page, keys);
  return page;
}

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys === '' ? [] : keys.split(' ')) await page.keyboard.press(key);
}

const asks = (page: Page, title: string | RegExp) => page.getByRole('heading', { name: title }).waitFor();

describe('a card game', () => {
  test('survives a kill while everybody plays a card, and says what everybody would get', async () => {
    const page = await open('killed', '3 3 2 Enter 4 5 4 4 4');
    await asks(page, 'Everybody plays: what does Clara play?');
    await press(page, '3 4');
    await asks(page, 'Everybody plays: what does Elena play?');
    await page.getByRole('button', { name: 'Change Dario: Dario: Nicolás Sánchez' }).waitFor();
    await waitForDraft(app.data, 'killed', /"tec","nicolas-sanchez"/);
    await app.restart();
    const back = await open('killed');
    await asks(back, 'Everybody plays: what does Elena play?');
    await press(back, '3 3 5');
    await asks(back, 'The 6th TEC ends the round.');
    await back.getByText('Going by the face-up cards').waitFor();
    await back.keyboard.press('Escape');
    await asks(back, 'Everybody plays: what does Bruno play?');
  });

  test('skipping what the rulebook requires has to be confirmed', async () => {
    const page = await open('skipping', '1 2 1 0');
    await asks(page, 'The rulebook says the player must do this. Skip it anyway?');
    await page.getByRole('button', { name: 'Back' }).click();
    await asks(page, 'Does Ada draw a card?');
    await press(page, '0 Enter');
    await asks(page, 'Which artist’s masterpiece does Bruno display?');
  });
});

describe('the very last card', () => {
  test('of paintings stays unsold and ends the round and the game', async () => {
    const page = await open('last painting');
    await asks(page, 'Which artist does Axel put up?');
    await press(page, '5');
    await asks(page, 'That’s the last card anybody has');
    await press(page, 'Escape');
    await asks(page, 'Which artist does Axel put up?');
    await press(page, '5');
    await page.getByRole('button', { name: 'Ends the round, unsold' }).click();
    await asks(page, /^Round over/);
    await page.getByText('Nobody has any cards left').first().waitFor();
  });

  test('ends the card game’s round, whatever it is', async () => {
    const page = await open('last card');
    await asks(page, /does Axel display\?$/);
    await press(page, '2 0');
    await asks(page, 'Nobody has any cards left after this, so the round ends.');
    await press(page, 'Enter');
    await asks(page, /^Round over/);
  });
});
