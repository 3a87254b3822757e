import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { gallery } from '../../../src/shared/gallery/index.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { phoneViews } from '../../../src/shared/text/en/phone-views.ts';
import { galleryTerms } from '../../../src/shared/text/terms.ts';
import { cutAt } from '../../fixtures/replayed.ts';
import { paidRounds } from '../../oracle/auction-paper.ts';
import { onPaper } from '../../oracle/gallery-paper.ts';
import { playGalleryTable } from '../../play/gallery.ts';
import { NETWORK_ADDRESS, ownPage } from '../browser.ts';
import { waitForEvents } from '../entered.ts';
import { enterEvent, isOver, situation } from '../gallery-evening.ts';
import { runningApp } from '../running-app.ts';
import { keep } from '../store.ts';
import { eveningOn, phonesFor, type PhoneOfSeat, type ShownEvening } from './seat.ts';
import { away, contractOf, openPhone, PATIENCE, startWithPhones } from './table.ts';

/** The last cards of Masters Gallery’s third round, and the whole fourth. */
const GAME = playGalleryTable({
  edition: 'masters-gallery',
  players: 4,
  options: { tracking: 'full' },
  seed: 18,
  style: 'rush',
});
const LAST_BUT_ONE = GAME.record.events.flatMap(({ type }, at) => (type === 'settle' ? at : [])).at(-2) ?? 0;
const BEGINS = LAST_BUT_ONE - 7;
const EDITION = gallery.editions[GAME.record.edition];
const BOARD = EDITION.artists.map(({ id }) => id);
const NAMES = GAME.record.players.map(({ name }) => name);
const TERMS = galleryTerms(en, EDITION);
const points = (amount: number) => en.galleryTable.points(amount, TERMS.points);

const app = runningApp((data) => keep(data, [cutAt(GAME.record, BEGINS)]), startWithPhones);

test(
  'the end of an evening of a card game shows everybody their own cards and points, to the last one',
  async () => {
    const { record } = GAME;
    const client = await contractOf(app);
    const { door } = await away(() => client.phones.open({ game: record.id, address: NETWORK_ADDRESS }));
    assert.ok(door !== null);
    const phones = await phonesFor({
      client,
      joins: door.joins,
      names: NAMES,
      sum: String,
      slow: 2,
    });
    const board = await openPhone(door.watches, { viewport: { width: 1920, height: 1080 } });
    const laptop = await ownPage(`${app.address}#/game/${record.id}`);
    await waitForEvents(laptop, BEGINS);

    const pages = onPaper(record, BOARD);
    let events = BEGINS;
    let rounds = 0;
    for (const [at, event] of record.events.entries()) {
      if (at < BEGINS) continue;
      events = await enterEvent(laptop, record, at, events);
      await waitForEvents(laptop, events);
      if (event.type === 'play' && !isOver(record, at + 1) && rounds === 0) await expectTurn(phones, at + 1);
      if (at === BEGINS + 1) {
        await laptop.keyboard.press('Control+z');
        await expectWall(phones, at);
        await laptop.keyboard.press('Control+y');
        await expectWall(phones, at + 1);
        await laptop.reload();
        await waitForEvents(laptop, events);
      }
      if (event.type !== 'settle') continue;
      rounds += 1;
      if (rounds === 2) await phones[3]?.wakes();
      const { scores = [] } = pages[at] ?? {};
      for (const [seat, { page }] of phones.entries())
        await page
          .locator('footer')
          .getByText(points(scores[seat] ?? 0), { exact: true })
          .waitFor();
      // This phone sleeps through the next round.
      if (rounds === 1) await phones[3]?.sleeps();
    }
    expect(rounds).toBe(2);

    const winners = (GAME.outcome.winners ?? []).map((seat) => NAMES[seat] ?? '');
    const wins = en.end.wins(new Intl.ListFormat('en-GB').format(winners), winners.length > 1);
    for (const page of [laptop, board, ...phones.map((phone) => phone.page)])
      await page.getByRole('heading', { name: wins }).first().waitFor();
    for (const [seat, { page }] of phones.entries()) {
      const { said, works } = await eveningOn(page, NAMES[seat] ?? '');
      expect({ said, works: works.toSorted() }, NAMES[seat]).toEqual(eveningOf(seat));
    }
  },
  PATIENCE,
);

/** Everybody sees whose turn it is. */
async function expectTurn(phones: readonly PhoneOfSeat[], events: number): Promise<void> {
  const { situation: now } = situation(GAME.record, events);
  if (now.kind !== 'turn' || now.seat === null) return;
  const name = NAMES[now.seat] ?? '';
  for (const { page } of phones)
    await page
      .getByRole('listitem')
      .filter({ hasText: name })
      .filter({ hasText: en.galleryTable.toPlay })
      .waitFor();
}

async function expectWall(phones: readonly PhoneOfSeat[], events: number): Promise<void> {
  const { counts, setup } = situation(GAME.record, events);
  const hung = setup.artists.map((artist, place) => {
    const name = EDITION.artists.find(({ id }) => id === artist)?.name ?? '';
    return `${name}: ${counts[place] ?? 0} of ${setup.limit}`;
  });
  for (const { page } of phones)
    for (const said of hung)
      await page
        .getByText(new RegExp(`^${said}`))
        .first()
        .waitFor({ state: 'attached' });
}

/** Every card in front of a player when a round was scored, worked out on paper. */
function eveningOf(seat: number): ShownEvening {
  const pages = onPaper(GAME.record, BOARD);
  const scored = paidRounds(pages);
  const cards = pages.flatMap(({ event, round }, at) => {
    if (event.type !== 'settle') return [];
    const display = pages[at - 1]?.displays[seat] ?? {};
    return BOARD.flatMap((artist) =>
      Array.from({ length: display[artist] ?? 0 }, () => ({
        name: EDITION.artists.find(({ id }) => id === artist)?.name ?? '',
        round,
        paid: scored[round - 1]?.worth[artist] ?? 0,
      })),
    );
  });
  const all = cards.reduce((sum, { paid }) => sum + paid, 0);
  return {
    said: phoneViews.evening.scored(cards.length, points(all), TERMS.card),
    works: cards.map(({ name, round, paid }) => `${name} ${en.settle.pad.round(round)} ${paid}`).toSorted(),
  };
}
