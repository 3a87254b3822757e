import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { holdableArtists } from '../../src/renderer/shown/auction/holdings.ts';
import { AUCTION_KINDS, choices, explain, type State } from '../../src/shared/auction/index.ts';
import { SALE_KINDS } from '../../src/shared/auction/edition.ts';
import { openTable, step, type EventJson, type GameRecord } from '../../src/shared/record/index.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { auctionTerms } from '../../src/shared/text/terms.ts';
import { pressButton, waitForEvents } from './entered.ts';

/** Enters a played game at the app's table, as a user would. */
export interface Scorekeeper {
  readonly hand: Hand;
  /** Whether to note bids that are known. */
  readonly notesBids: boolean;
}

/** One answer, by key or by button. */
interface Answer {
  readonly key: string;
  readonly button: RegExp;
}

export type Hand = 'keys' | 'pointer';

/** An event with the table before and after it. */
export interface Moment {
  readonly event: EventJson;
  readonly at: number;
  readonly before: State;
  readonly after: State;
}

/** Enters a whole game and waits until the last is saved. */
export async function enterGame(page: Page, record: GameRecord, keeper: Scorekeeper): Promise<void> {
  for (const moment of momentsOf(record)) {
    // No key is lost, however fast they come, but forms must have appeared first.
    if (keeper.hand === 'pointer' || isForm(moment, keeper)) await waitForEvents(page, moment.at);
    await enter(page, record, moment, keeper);
    // Nobody plays a painting before the bank has paid.
    if (moment.event.type === 'settle') await waitForEvents(page, moment.at + 1);
  }
  await waitForEvents(page, record.events.length);
}

function isForm({ event, before }: Moment, keeper: Scorekeeper): boolean {
  const bids = event.type === 'sale' && keeper.notesBids && event['bids'] !== undefined;
  return bids || before.situation.kind === 'settling' || event.type === 'final' || event.type === 'end-round';
}

/** Enters one event. */
export async function enter(
  page: Page,
  record: GameRecord,
  moment: Moment,
  keeper: Scorekeeper,
): Promise<void> {
  const { event, before, after } = moment;
  const answer = (one: Answer) => give(page, keeper.hand, one);
  const ends = before.situation.kind !== 'settling' && after.situation.kind === 'settling';
  const confirm = async () => {
    if (ends) await answer({ key: 'Enter', button: /^Ends the round/ });
  };
  const named = before.setup.tracking !== 'counts';
  switch (event.type) {
    case 'offer':
      await answer(artistAnswer(before, event['artist']));
      if (named && !ends) await answer(kindAnswer(before, AUCTION_KINDS, event['auction']));
      return confirm();
    case 'pair':
      // With only counts tracked, a second card is one more painting.
      if (named) {
        await answer(seatAnswer(record, event['seat']));
        if (!ends) await answer(kindAnswer(before, SALE_KINDS, event['auction']));
      } else await answer(artistAnswer(before, event['artist']));
      return confirm();
    case 'unpaired':
      await answer({ key: '0', button: /^Nobody/ });
      return keeper.hand === 'keys' ? page.keyboard.press('Enter') : undefined;
    case 'mystery':
      await answer({ key: '6', button: /^Mystery card/ });
      await answer(artistAnswer(before, event['artist']));
      return confirm();
    case 'sale':
      return sell(page, record, moment, keeper);
    case 'end-round':
      return press(page, keeper.hand, en.table.outOfCards);
    case 'settle':
      return settle(page, record, moment, keeper.hand);
    case 'final':
      return countMoney(page, record, event['money'] as readonly number[], keeper.hand);
    default:
      throw new Error(`nobody enters ${event.type} at the table`);
  }
}

async function give(page: Page, hand: Hand, { key, button }: Answer): Promise<void> {
  if (hand === 'keys') await page.keyboard.press(key);
  else await page.getByRole('button', { name: button }).click();
}

/** Presses a button that has no key, by clicking it or by focusing it and pressing Enter. */
async function press(page: Page, hand: Hand, name: string | RegExp): Promise<void> {
  if (hand === 'keys') await pressButton(page, name);
  else await page.getByRole('button', { name, exact: true }).click();
}

function artistAnswer({ setup }: State, artist: unknown): Answer {
  const name = setup.edition.artists.find(({ id }) => id === artist)?.name ?? '';
  return { key: digit(setup.artists, artist), button: new RegExp(`^${name}`) };
}

function kindAnswer({ setup }: State, asked: readonly string[], kind: unknown): Answer {
  const names: Readonly<Record<string, string>> = auctionTerms(en, setup.edition).kinds;
  return { key: digit(asked, kind), button: new RegExp(`^${names[String(kind)] ?? ''}$`) };
}

function seatAnswer({ players }: GameRecord, seat: unknown): Answer {
  return { key: String(Number(seat) + 1), button: new RegExp(`^${players[Number(seat)]?.name ?? ''}`) };
}

function digit(list: readonly unknown[], value: unknown): string {
  assert.ok(list.includes(value), `${String(value)} is asked for`);
  return String(list.indexOf(value) + 1);
}

const SOLD: Answer = { key: 'Enter', button: /^(Sold|Free)$/ };

async function sell(page: Page, record: GameRecord, moment: Moment, keeper: Scorekeeper): Promise<void> {
  const { event, before } = moment;
  const { hand } = keeper;
  const bids = event['bids'] as readonly (number | null)[] | undefined;
  if (keeper.notesBids && bids !== undefined) {
    await press(page, hand, en.table.keepBids);
    const order = choices(before).sale?.bids?.order ?? [];
    // "Nobody bids" has to be entered. With the pointer, the last field completes the bids.
    const nobody = bids.every((bid) => (bid ?? 0) === 0);
    for (const seat of order) {
      const none = nobody || (hand === 'pointer' && seat === order.at(-1)) ? 0 : null;
      await fill(page, hand, en.table.bidOf(record.players[seat]?.name ?? ''), bids[seat] ?? none);
    }
    // With keys, Enter in the last field has already closed the bidding.
    if (hand === 'pointer') await give(page, hand, SOLD);
    return;
  }
  const price = event['price'];
  const { sale } = choices(before);
  const namedFirst = typeof price === 'number' && sale?.auction === 'fixed';
  if (namedFirst) await type(page, hand, price);
  if (namedFirst && hand === 'keys') await page.keyboard.press('Enter');
  await give(page, hand, seatAnswer(record, event['buyer']));
  if (typeof price === 'number' && !namedFirst) await type(page, hand, price);
  await give(page, hand, SOLD);
}

async function type(page: Page, hand: Hand, price: number): Promise<void> {
  if (hand === 'pointer') await page.getByRole('textbox', { name: en.table.price }).fill(String(price));
  else for (const key of String(price)) await page.keyboard.press(key);
}

/** With keys, the field already has the focus, and Enter moves to the next. */
async function fill(page: Page, hand: Hand, label: string, value: number | null): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  if (hand === 'pointer') return value === null ? undefined : field.fill(String(value));
  await field.and(page.locator(':focus')).waitFor();
  for (const digit of value === null ? '' : String(value)) await page.keyboard.press(digit);
  await page.keyboard.press('Enter');
}

async function settle(page: Page, record: GameRecord, moment: Moment, hand: Hand): Promise<void> {
  const { event, before, after } = moment;
  const holdings = event['holdings'] as readonly Readonly<Record<string, number>>[] | undefined;
  if (holdings !== undefined) await enterHoldings(page, record, before, holdings, hand);
  const settling = choices(before).settle;
  // With only counts tracked, nobody is asked who starts.
  if (typeof event['next'] === 'number' && before.setup.tracking !== 'counts') {
    await page.getByLabel(en.settle.next.whoStarts).selectOption(String(event['next']));
    await page.getByRole('heading', { name: en.settle.payouts.title }).click();
  }
  if (settling?.next === null && settling.goingOn !== null) {
    const { endTheGame, dealOn } = en.settle.payouts;
    return press(page, hand, event['continue'] === true ? dealOn(settling.goingOn.round) : endTheGame);
  }
  const payouts = explain(after, before.round)?.payouts ?? [];
  const paid = payouts.flatMap(({ seat, payout }) => (payout > 0 ? [seat] : []));
  if (hand === 'keys' && paid.length > 0) {
    await page.getByRole('heading', { name: en.settle.payouts.title }).waitFor();
    // The last tick closes the round.
    for (const seat of paid) await page.keyboard.press(String(seat + 1));
    return;
  }
  await press(page, hand, /^All paid/);
}

async function enterHoldings(
  page: Page,
  { players }: GameRecord,
  before: State,
  holdings: readonly Readonly<Record<string, number>>[],
  hand: Hand,
): Promise<void> {
  const { setup } = before;
  const artists = holdableArtists(before);
  for (const [seat, { name: player }] of players.entries()) {
    for (const artist of artists) {
      const name = setup.edition.artists.find(({ id }) => id === artist)?.name ?? '';
      await fill(page, hand, en.settle.holdings.field(player, name), holdings[seat]?.[artist] ?? null);
    }
  }
  if (hand === 'pointer') await press(page, hand, en.settle.holdings.done);
  // A card entered without its kind may have been the second of an unsold double, so nobody owns it.
  const all = page.getByRole('button', { name: en.settle.holdings.doneAllTheSame });
  await page.getByRole('heading', { name: en.settle.payouts.title }).or(all).first().waitFor();
  if (await all.isVisible()) await all.click();
}

async function countMoney(
  page: Page,
  { players }: GameRecord,
  money: readonly number[],
  hand: Hand,
): Promise<void> {
  for (const [seat, { name }] of players.entries()) {
    await fill(page, hand, en.end.count.money(name), money[seat] ?? 0);
  }
  if (hand === 'pointer') await press(page, hand, en.end.count.done);
}

/** Lifts the covers, last place first. */
export async function liftCovers(page: Page, covers: number, hand: Hand): Promise<void> {
  await page.getByRole('heading', { name: en.end.reveal.title }).waitFor();
  for (let lifted = 0; lifted < covers; lifted += 1) {
    await give(page, hand, { key: 'Enter', button: new RegExp(`^${en.end.reveal.next}`) });
  }
}

/** Each event with the table before and after it. */
export function* momentsOf(record: GameRecord): Generator<Moment> {
  const opened = openTable(record);
  if (!opened.ok) throw new Error(opened.error.code);
  let table = opened.value;
  for (const [at, event] of record.events.entries()) {
    const next = step(table, event);
    if (!next.ok) throw new Error(next.error.code);
    if (table.family !== 'auction' || next.value.family !== 'auction') throw new Error('another family');
    yield { event, at, before: table.state, after: next.value.state };
    table = next.value;
  }
}
