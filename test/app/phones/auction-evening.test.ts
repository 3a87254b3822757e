import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auction, SALE_KINDS, type SaleKind } from '../../../src/shared/auction/index.ts';
import { speakers } from '../../../src/shared/bidding/index.ts';
import { editionIn, type GameRecord } from '../../../src/shared/record/index.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { phoneViews } from '../../../src/shared/text/en/phone-views.ts';
import { phone as phoneWords } from '../../../src/shared/text/en/phone.ts';
import { money } from '../../../src/shared/text/money.ts';
import { auctionTerms } from '../../../src/shared/text/terms.ts';
import { cutAt, recordOf } from '../../fixtures/replayed.ts';
import { onPaper, paidRounds } from '../../oracle/auction-paper.ts';
import { playAuctionTable, type RawEvent } from '../../play/auction.ts';
import { withoutIdleSymbols } from '../../play/idle-symbols.ts';
import { NETWORK_ADDRESS, ownPage } from '../browser.ts';
import { waitForEvents } from '../entered.ts';
import { enter, liftCovers, momentsOf, type Moment, type Scorekeeper } from '../scorekeeper.ts';
import { runningApp } from '../running-app.ts';
import { keep, kept, withStore } from '../store.ts';
import { eveningOn, phonesFor, type PhoneOfSeat, type ShownEvening } from './seat.ts';
import { away, contractOf, openPhone, PATIENCE, startWithPhones } from './table.ts';

/**
 * The payout of 1994's third round, then a short round with every kind of auction, a double that somebody completes and
 * one that nobody does. What came before has been entered already.
 */
const GAME = playAuctionTable({
  edition: 'modern-art-1994',
  players: 3,
  options: { tracking: 'ledger' },
  seed: 703,
  style: 'rush',
});
const BEGINS = GAME.record.events.flatMap(({ type }, at) => (type === 'settle' ? at : []))[2] ?? 0;
const { artists: ARTISTS } = auction.editions[GAME.record.edition];
const BOARD = ARTISTS.map(({ id }) => id);
const KEYS: Scorekeeper = { hand: 'keys', notesBids: false };

const app = runningApp((data) => {
  keep(data, [cutAt(GAME.record, BEGINS)]);
  withStore(data, ({ settings }) => settings.set({ auctions: 'run' }));
}, startWithPhones);

interface Table {
  readonly record: GameRecord;
  readonly laptop: Page;
  readonly phones: readonly PhoneOfSeat[];
  readonly sum: (amount: number) => string;
  readonly asks: (question: string | RegExp) => Promise<void>;
  readonly press: (...keys: readonly string[]) => Promise<void>;
}

/** Who enters what a seat says: mostly its phone, now and then the laptop. */
function onPhone({ at }: Moment, seat: number): boolean {
  return (at + seat) % 3 !== 0;
}

test(
  'the last round of an evening with three phones and the laptop comes to the same coins as real ones',
  async () => {
    const record = recordOf(GAME.record);
    const names = record.players.map(({ name }) => name);
    const sum = (amount: number) => money(editionIn(record), amount, 'en-GB');
    const client = await contractOf(app);
    const { door } = await away(() => client.phones.open({ game: record.id, address: NETWORK_ADDRESS }));
    assert.ok(door !== null);

    const phones = await phonesFor({ client, joins: door.joins, names, sum, slow: 1 });
    const board = await openPhone(door.watches, { viewport: { width: 1280, height: 800 } });
    const laptop = await ownPage(`${app.address}#/game/${record.id}`);
    await waitForEvents(laptop, BEGINS);

    const table: Table = {
      record,
      laptop,
      phones,
      sum,
      asks: (name) => laptop.getByRole('heading', { name, exact: true }).waitFor(),
      press: async (...keys) => {
        for (const key of keys) await laptop.keyboard.press(key);
      },
    };
    const pages = onPaper(GAME.record, BOARD);
    const told = new Set<string>();
    for (const moment of momentsOf(record)) {
      if (moment.at < BEGINS) continue;
      await play(table, moment, told);
      await waitForEvents(laptop, moment.at + 1);
      if (moment.event.type === 'sale' || moment.event.type === 'unpaired' || moment.event.type === 'settle')
        await Promise.all(phones.map(({ rests }) => rests()));
      if (moment.event.type !== 'settle') continue;
      const cash = pages[moment.at]?.cash.map(sum) ?? [];
      for (const [seat, { money: shown }] of phones.entries())
        await expect.poll(shown, { message: `${names[seat]} after event ${moment.at}` }).toBe(cash[seat]);
    }
    expect([...told].toSorted()).toEqual(['fixed', 'hidden', 'once', 'open', 'pair', 'unpaired']);

    const scores = GAME.outcome.scores ?? [];
    await liftCovers(laptop, new Set(scores).size, 'keys');
    const winners = (GAME.outcome.winners ?? []).map((seat) => names[seat] ?? '');
    const wins = en.end.wins(new Intl.ListFormat('en-GB').format(winners), winners.length > 1);
    for (const page of [laptop, board, ...phones.map((phone) => phone.page)])
      await page.getByRole('heading', { name: wins }).first().waitFor();
    for (const [seat, { page }] of phones.entries())
      expect(await eveningOn(page, names[seat] ?? ''), names[seat]).toEqual(eveningOf(seat, sum));

    const events = kept(app.data, record.id) as RawEvent[];
    const bare = ({ bids: _bids, next: _next, ...event }: RawEvent) => event;
    const entered = (all: readonly RawEvent[]) => all.slice(BEGINS).map(bare);
    expect(entered(events)).toEqual(entered(withoutIdleSymbols(GAME.record)));
  },
  PATIENCE,
);

async function play(table: Table, moment: Moment, told: Set<string>): Promise<void> {
  const { event, before } = moment;
  const { situation } = before;
  switch (event.type) {
    case 'pair':
    case 'unpaired':
      told.add(event.type);
      return addSecond(table, moment);
    case 'sale': {
      assert.ok(situation.kind === 'selling');
      const first = !told.has(situation.auction);
      told.add(situation.auction);
      return sell(table, moment, situation.auction, first);
    }
    default:
      return enter(table.laptop, table.record, moment, KEYS);
  }
}

function nameOf({ record }: Table, seat: number): string {
  return record.players[seat]?.name ?? '';
}

/** Asked in turn for the second card of a double. */
async function addSecond(table: Table, moment: Moment): Promise<void> {
  const { event, before, after } = moment;
  const { phones, asks, press } = table;
  for (const seat of speakers(before)) {
    const name = nameOf(table, seat);
    await asks(new RegExp(`^${name}: add a second`));
    const phone = phones[seat];
    assert.ok(phone);
    const byPhone = onPhone(moment, seat);
    if (event.type === 'unpaired' || event['seat'] !== seat) {
      if (byPhone) await phone.addNone();
      else await press('0', 'Enter');
      continue;
    }
    const kind = SALE_KINDS.findIndex((one) => one === event['auction']);
    const sold = auctionTerms(en, before.setup.edition).sold[SALE_KINDS[kind] ?? 'open'];
    if (byPhone) {
      await phone.add(sold);
      await asks(new RegExp(`^${name} adds a second`));
      await press('Enter');
    } else await press('1', after.situation.kind === 'settling' ? 'Enter' : String(kind + 1));
    return;
  }
  await asks(/^Nobody adds a card/);
  await press('Enter');
}

async function sell(table: Table, moment: Moment, kind: SaleKind, first: boolean): Promise<void> {
  const { before, event } = moment;
  const lot: Lot = {
    table,
    moment,
    order: speakers(before),
    buyer: Number(event['buyer']),
    price: Number(event['price'] ?? 0),
    cash: before.cash ?? [],
  };
  switch (kind) {
    case 'open':
      return sellOpenly(lot, first);
    case 'once':
      return sellOnceAround(lot, first);
    case 'hidden':
      return sellInSecret(lot, first);
    case 'fixed':
      return sellAtAPrice(lot);
  }
}

interface Lot {
  readonly table: Table;
  readonly moment: Moment;
  readonly order: readonly number[];
  readonly buyer: number;
  readonly price: number;
  readonly cash: readonly number[];
}

/** Somebody who bids half as much as the buyer, if anybody can. */
function rivalOf({ order, buyer, price, cash }: Lot, among = order): number | null {
  const half = Math.floor(price / 2);
  return half < 1 ? null : (among.find((seat) => seat !== buyer && (cash[seat] ?? 0) >= half) ?? null);
}

function typed(amount: number): string[] {
  return [...String(amount)];
}

async function sellOpenly(lot: Lot, races: boolean): Promise<void> {
  const { table, moment, buyer, price } = lot;
  const { phones, asks, press, sum } = table;
  const call = async (seat: number, amount: number) => {
    if (onPhone(moment, seat)) await phones[seat]?.bid(amount);
    else await press(String(seat + 1), ...typed(amount), 'Enter');
    await asks(en.liveAuction.standing(nameOf(table, seat), sum(amount)));
  };
  const rival = rivalOf(lot);
  const half = Math.floor(price / 2);
  if (races) {
    // Two phones bid the same at the same time: one is first, and the other is told.
    assert.ok(rival !== null);
    const both = [rival, buyer].flatMap((seat) => phones[seat] ?? []);
    for (const { page } of both) await page.getByRole('textbox').fill(String(half));
    const bid = phoneWords.acts.bid(sum(half));
    // A press of its own kind: the one who learns of the other's bid first may still press, and is told.
    const buttons = both.map(({ page }) => page.getByRole('button', { name: bid, exact: true }));
    const found = await Promise.all(buttons.map((button) => button.elementHandle()));
    await Promise.all(found.map((button) => button?.dispatchEvent('click')));
    await asks(new RegExp(` bids ${sum(half)}$`));
    const [one, other] = both;
    assert.ok(one && other);
    const late = phoneWords.acts.tooLittle(sum(half + 1));
    const refused = en.liveAuction.refused['not-higher'](sum(half));
    const toldWhy = (page: Page) => page.getByText(late).or(page.getByText(refused)).first();
    await Promise.any([one, other].map(({ page }) => toldWhy(page).waitFor()));
  } else if (rival !== null) await call(rival, half);
  if (price > 0) await call(buyer, price);
  await press('Enter');
  await asks(/going once$/);
  // A call can be undone, on every screen, and made again.
  if (races) {
    await press('Control+z');
    await asks(en.liveAuction.standing(nameOf(table, buyer), sum(price)));
    await phones[buyer]?.page.getByRole('heading', { name: phoneViews.you.lead(sum(price)) }).waitFor();
    await press('Enter');
    await asks(/going once$/);
  }
  await press('Enter');
  await asks(/going twice$/);
  await press('Enter');
}

async function sellOnceAround(lot: Lot, undone: boolean): Promise<void> {
  const { table, moment, order, buyer, price } = lot;
  const { laptop, phones, asks, press } = table;
  const rival = rivalOf(lot, order.slice(0, order.indexOf(buyer)));
  for (const seat of order) {
    await asks(new RegExp(`^${nameOf(table, seat)}: `));
    const phone = phones[seat];
    assert.ok(phone);
    const amount = seat === buyer ? price : seat === rival ? Math.floor(price / 2) : 0;
    if (onPhone(moment, seat)) await (amount === 0 ? phone.pass() : phone.bid(amount));
    else await press(...(amount === 0 ? [] : typed(amount)), 'Enter');
  }
  await hammer(lot);
  if (!undone) return;
  // The sale is undone and done again: phones go with it.
  await waitForEvents(laptop, moment.at + 1);
  await press('Control+z');
  await waitForEvents(laptop, moment.at);
  const kind = auctionTerms(en, moment.before.setup.edition).kinds.once;
  for (const { page } of phones) await page.getByText(new RegExp(`, ${kind}$`)).waitFor();
  await press('Control+Shift+z');
}

/** What a seat bids in secret: the buyer most, the others less or nothing. */
function secretBid({ buyer, price, cash }: Lot, seat: number): number {
  return seat === buyer ? price : Math.min(cash[seat] ?? 0, Math.floor(price / (seat + 2)));
}

async function sellInSecret(lot: Lot, eventful: boolean): Promise<void> {
  const { table, moment, order } = lot;
  const { laptop, phones, asks, press } = table;
  // In another order than the bidding's.
  const seats = [...order.slice(2), ...order.slice(0, 2)];
  const [sleeper] = seats.slice(-1);
  if (eventful && sleeper !== undefined) await phones[sleeper]?.sleeps();
  for (const [place, seat] of seats.entries()) {
    const phone = phones[seat];
    assert.ok(phone);
    if (eventful && seat === sleeper) await phone.wakes();
    const amount = secretBid(lot, seat);
    const byPhone = onPhone(moment, seat) || (eventful && (place === 0 || seat === sleeper));
    const bid = async () => {
      if (byPhone) await phone.seal(amount);
      else {
        await press(String(seat + 1));
        await asks(en.liveAuction.askHidden(nameOf(table, seat)));
        await press(...(amount === 0 ? [] : typed(amount)), 'Enter');
      }
      const isIn = laptop.getByRole('button', { name: new RegExp(`^${nameOf(table, seat)} has bid`) });
      await isIn
        .or(laptop.getByRole('heading', { name: en.liveAuction.allIn }))
        .first()
        .waitFor();
    };
    await bid();
    if (!eventful) continue;
    if (place === 0) {
      // The laptop takes it back, and the phone asks again.
      await press('Control+z');
      await phone.page.getByRole('heading', { name: /^Your secret bid/ }).waitFor();
      await bid();
    }
    if (place === 1) {
      await laptop.reload();
      await waitForEvents(laptop, moment.at);
    }
  }
  await asks(en.liveAuction.allIn);
  await press('Enter');
  await hammer(lot);
}

async function sellAtAPrice(lot: Lot): Promise<void> {
  const { table, moment, order, buyer, price } = lot;
  const { phones, asks, press, sum } = table;
  const auctioneer = order.at(-1) ?? 0;
  await asks(en.liveAuction.askPrice(nameOf(table, auctioneer)));
  if (onPhone(moment, auctioneer)) await phones[auctioneer]?.price(price);
  else await press(...typed(price), 'Enter');
  for (const seat of order.slice(0, -1)) {
    await asks(en.liveAuction.askTake(nameOf(table, seat), sum(price)));
    const byPhone = onPhone(moment, seat);
    const takes = seat === buyer;
    if (byPhone) await (takes ? phones[seat]?.take() : phones[seat]?.leave());
    else await press(...(takes ? ['1'] : ['0', 'Enter']));
    if (takes) break;
  }
  await hammer(lot);
}

/** The laptop confirms what has been decided. */
async function hammer({ table, buyer }: Lot): Promise<void> {
  await table.asks(new RegExp(`${nameOf(table, buyer)} (?:gets it|takes it|must buy it)`));
  await table.press('Enter');
}

/** The same, worked out on paper. */
function eveningOf(seat: number, sum: (amount: number) => string): ShownEvening {
  const pages = onPaper(GAME.record, BOARD);
  const rounds = paidRounds(pages);
  const bought = pages.flatMap(({ event, lot, round }) => {
    const isMine =
      (event.type === 'sale' && event['buyer'] === seat) ||
      (event.type === 'unpaired' && lot.offerer === seat);
    if (!isMine) return [];
    const price = event.type === 'sale' ? Number(event['price']) : 0;
    const paid = lot.cards * (rounds[round - 1]?.worth[lot.artist] ?? 0);
    const name = ARTISTS.find(({ id }) => id === lot.artist)?.name ?? '';
    return { name, cards: lot.cards, round, price, paid };
  });
  const all = (of: 'cards' | 'price' | 'paid') => bought.reduce((total, lot) => total + lot[of], 0);
  return {
    said:
      bought.length === 0
        ? phoneViews.evening.nothing
        : phoneViews.evening.bought(all('cards'), sum(all('price')), sum(all('paid'))),
    works: bought.map(({ name, cards, round, price, paid }) =>
      [
        `${name}${cards === 2 ? ' × 2' : ''}`,
        en.settle.pad.round(round),
        phoneWords.evening.bought(sum(price)),
        phoneWords.evening.paid(sum(paid)),
      ].join(' '),
    ),
  };
}
