import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { editionIn, readRecord } from '../../src/shared/record/index.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { money } from '../../src/shared/text/money.ts';
import { playAuctionTable, type GameRecord, type PlayedGame } from '../play/auction.ts';
import { withoutIdleSymbols } from '../play/idle-symbols.ts';
import type { Evening } from './auction-games.ts';
import { keepNamed } from './store.ts';
import { expectReplayed, saveCopy } from './saved-copy.ts';
import { enterGame, liftCovers } from './scorekeeper.ts';

/** Creates these evenings' games in a data folder, before the first card is played. */
export function layTables(data: string, evenings: readonly Evening[]): void {
  const records = evenings.map(({ plan }) => ({
    ...withBox(playAuctionTable(plan).record, plan),
    events: [],
  }));
  keepNamed(data, Object.fromEntries(records.map((record) => [record.id, record])));
}

/** The record of a game with the plan’s box. */
function withBox(record: GameRecord, { box }: Evening['plan']) {
  return box === undefined ? record : { ...record, id: box.id, edition: 'box', box };
}

/**
 * Plays an evening through the screen. The final screen and the replay of the exported copy must both match
 * the amounts of real cards and coins.
 */
export async function playEvening(page: Page, folder: string, { plan, keeper }: Evening): Promise<void> {
  const game = playAuctionTable(plan);
  const { record, outcome } = game;
  const { id } = withBox(record, plan);
  await page.goto(`${new URL(page.url()).origin}/#/game/${id}`);
  await page.locator('[data-events="0"]').waitFor();
  const read = readRecord(withBox(record, plan));
  assert.ok(read.ok);
  await enterGame(page, read.value, keeper);

  const scores = outcome.scores ?? [];
  await liftCovers(page, new Set(scores).size, keeper.hand);
  const winners = (outcome.winners ?? []).map((seat) => record.players[seat]?.name ?? '');
  const names = new Intl.ListFormat('en-GB').format(winners);
  await page.getByRole('heading', { name: en.end.wins(names, winners.length > 1) }).waitFor();
  assert.deepEqual(
    await page.getByRole('list', { name: en.end.money }).locator('strong').allInnerTexts(),
    scores.map((score) => money(editionIn(read.value), score, 'en-GB')),
  );

  const copy = await saveCopy<GameRecord>(page, folder, id);
  expectSameEvents(
    copy.record,
    { ...game, record: { ...record, events: withoutIdleSymbols(withBox(record, plan)) } },
    keeper.notesBids,
  );
  await expectReplayed(copy.file, id, outcome);
}

/**
 * What was entered is what was played. With only counts tracked, the auctioneer and the kind of auction
 * aren't entered.
 */
function expectSameEvents(copy: GameRecord, { record }: PlayedGame, bids: boolean): void {
  const named = record.options.tracking !== 'counts';
  const told = ({ events }: GameRecord) =>
    // Leave out what the rules do anyway: who starts, and whether there is another round.
    events.map(({ at: _at, next: _next, continue: _continue, bids: given, ...event }) => {
      if (!named && (event.type === 'offer' || event.type === 'pair')) return event['artist'];
      if (Array.isArray(event['holdings'])) return { ...event, holdings: event['holdings'].map(held) };
      const noted = Array.isArray(given) ? { bids: given.map((bid: number | null) => bid ?? 0) } : {};
      return { ...event, ...(bids ? noted : {}) };
    });
  assert.deepEqual(told(copy), told(record));
}

/** Leave out zeros. */
function held(holdings: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(holdings).filter(([, count]) => count > 0));
}
