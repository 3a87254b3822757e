import type { Edition, EditionId } from '../../src/shared/auction/edition.ts';
import { auction } from '../../src/shared/auction/index.ts';
import { correction, over } from './auction-adjusting.ts';
import { bidFor, type AuctionResult } from './auction-bidding.ts';
import {
  deal,
  dealtBefore,
  expected,
  layTable,
  roundNow,
  type Card,
  type Options,
  type Table,
} from './auction-table.ts';
import type { AuctionBox } from './boxes.ts';
import { playedBy, type PlanOf, type Played, type PlayedRecord, type RawEvent } from './played-record.ts';
import { chance, pick, type Random } from './random.ts';
import { cardsLeft, chosen, comingAndGoing, countOf, firstHolding, hasCards, leftwards } from './table.ts';

export interface Plan extends PlanOf<EditionId, Options> {
  /** How often a mystery card is turned over, from 0 to 1. */
  readonly flipping?: number;
  /** How often somebody who can add a second card to a double does so, from 0 to 1. */
  readonly adding?: number;
  /** A box that somebody made from the edition. */
  readonly box?: AuctionBox;
  /** Whether the table plays another round after running out of cards early. */
  readonly goesOn?: boolean;
}

export type { RawEvent };
export type GameRecord = PlayedRecord<EditionId, Options>;
export type PlayedGame = Played<GameRecord, Table>;

/** A game or the start of one, with a real deck and real bids. The same plan gives the same game. */
export function playAuction(plan: Plan): GameRecord {
  return playAuctionTable(plan).record;
}

export function playAuctionTable(plan: Plan): PlayedGame {
  return playedBy<EditionId, Options, Plan, Table>(plan, {
    people: ['Axel', 'Beatrix', 'Clemens', 'Doris', 'Emil'],
    lay: ({ edition, players, options, box }, firstSeat, next) =>
      layTable(boxed(auction.editions[edition], box), players, options, firstSeat, next, box),
    play,
    expected,
  });
}

/** The base with the box's artists, whose kinds of auction are unknown. */
function boxed(base: Edition, box: AuctionBox | undefined): Edition {
  if (box === undefined) return base;
  return { ...base, artists: box.artists.map((artist) => ({ ...artist, kinds: null })) };
}

function* play(table: Table, plan: Plan, next: Random): Generator<RawEvent> {
  while (!table.finished) {
    while (table.ended === null) {
      yield* corrections(table, plan, next);
      if (!isOver(table)) yield* comingAndGoing(table, plan, over, next);
      if (!isOver(table)) yield* turn(table, plan, next);
    }
    yield* corrections(table, plan, next);
    yield* comingAndGoing(table, plan, over, next);
    yield settle(table, plan, next);
  }
  if (table.options.tracking === 'ledger') return;
  table.counted = true;
  yield { type: 'final', money: table.cash.slice() };
}

function* corrections(table: Table, plan: Plan, next: Random): Generator<RawEvent> {
  if (!chance(next, plan.adjusting ?? 0)) return;
  const event = correction(table, next);
  if (event !== null) yield event;
}

function* turn(table: Table, plan: Plan, next: Random): Generator<RawEvent> {
  const offerer = table.turn;
  if (offerer === null) {
    // Only counts are tracked, and nobody has a card for the round that the app has started.
    end(table, 'out-of-cards', 0);
    yield { type: 'end-round' };
    return;
  }
  const card = chosen(table, table.hands[offerer] ?? [], plan.style ?? 'any', next);
  yield* lay(table, 'offer', offerer, card, next);
  if (isOver(table)) return;
  let lot = { auctioneer: offerer, kind: card.kind, cards: 1 };
  if (card.kind === 'double') {
    const second = addSecond(table, offerer, card, plan, next);
    if (second === null) {
      table.walls[offerer]?.push(card.artist);
      if (passTurn(table, offerer)) yield { type: 'unpaired' };
      return;
    }
    yield* lay(table, 'pair', second.seat, second.card, next);
    if (isOver(table)) return;
    lot = { auctioneer: second.seat, kind: second.card.kind, cards: 2 };
  }
  yield* corrections(table, plan, next);
  if (isOver(table)) return;
  const result = bidFor(table, lot.auctioneer, lot.kind, next);
  for (let painting = 0; painting < lot.cards; painting += 1) table.walls[result.buyer]?.push(card.artist);
  pay(table, result, lot.auctioneer, offerer);
  if (passTurn(table, lot.auctioneer)) yield sale(table, result, next);
  if (table.options.mystery === true && table.mysteryHand.length > 0 && chance(next, plan.flipping ?? 0.3)) {
    yield flip(table, lot.auctioneer);
  }
}

/** Passes the turn. Returns whether the record needs an event for it. */
function passTurn(table: Table, auctioneer: number): boolean {
  table.turn = firstHolding(table, leftwards(table, auctioneer)[0] ?? 0);
  return table.options.tracking !== 'counts';
}

function* lay(
  table: Table,
  type: 'offer' | 'pair',
  seat: number,
  card: Card,
  next: Random,
): Generator<RawEvent> {
  const hand = table.hands[seat] ?? [];
  hand.splice(hand.indexOf(card), 1);
  table.counts.set(card.artist, countOf(table, card.artist) + 1);
  table.last = seat;
  table.turn = null;
  const counts = table.options.tracking === 'counts';
  if (countOf(table, card.artist) >= table.numbers.limit) end(table, 'limit', seat);
  else if (cardsLeft(table) === 0 && !counts) end(table, 'out-of-cards', seat);
  const told = counts && chance(next, 0.5) ? {} : { seat, auction: card.kind };
  yield { type, artist: card.artist, ...told };
  if (counts && table.ended === null && cardsLeft(table) === 0) {
    end(table, 'out-of-cards', seat);
    yield { type: 'end-round' };
  }
}

function end(table: Table, how: 'limit' | 'out-of-cards', last: number): void {
  table.ended = how;
  table.turn = null;
  table.starter = leftwards(table, last)[0] ?? 0;
}

/** Checked again after each card, since it may have ended the round. */
function isOver(table: Table): boolean {
  return table.ended !== null;
}

function addSecond(
  table: Table,
  offerer: number,
  { artist }: Card,
  plan: Plan,
  next: Random,
): { seat: number; card: Card } | null {
  for (const seat of [offerer, ...leftwards(table, offerer).slice(0, -1)]) {
    const fitting = (table.hands[seat] ?? []).filter(
      (card) => card.artist === artist && card.kind !== 'double',
    );
    if (fitting.length > 0 && chance(next, plan.adding ?? 0.5)) return { seat, card: pick(next, fitting) };
  }
  return null;
}

function pay(table: Table, { buyer, price }: AuctionResult, auctioneer: number, offerer: number): void {
  const shared = table.options.splitDouble === true && offerer !== auctioneer;
  const forOfferer = shared ? Math.floor(price / 2) : 0;
  move(table, buyer, offerer, forOfferer);
  move(table, buyer, auctioneer, price - forOfferer);
}

function move(table: Table, from: number, to: number, amount: number): void {
  table.cash[from] = (table.cash[from] ?? 0) - amount;
  if (from === to) table.bankTaken += amount;
  else table.cash[to] = (table.cash[to] ?? 0) + amount;
}

function sale(table: Table, { buyer, price, bids }: AuctionResult, next: Random): RawEvent {
  if (table.options.tracking === 'owners') return { type: 'sale', buyer };
  return bids !== null && chance(next, 0.5)
    ? { type: 'sale', buyer, price, bids }
    : { type: 'sale', buyer, price };
}

function flip(table: Table, auctioneer: number): RawEvent {
  const card = table.mysteryHand.pop();
  if (card === undefined) throw new Error('the mystery hand is empty');
  table.counts.set(card.artist, countOf(table, card.artist) + 1);
  if (countOf(table, card.artist) >= table.numbers.limit) end(table, 'limit', auctioneer);
  return { type: 'mystery', artist: card.artist, auction: card.kind };
}

function settle(table: Table, plan: Plan, next: Random): RawEvent {
  const { options, seats } = table;
  const round = roundNow(table);
  table.rounds.push(round);
  const holdings = table.walls.map((wall) =>
    Object.fromEntries(wall.map((artist) => [artist, wall.filter((other) => other === artist).length])),
  );
  round.payouts?.forEach((payout, seat) => {
    table.cash[seat] = (table.cash[seat] ?? 0) + payout;
    table.bankGiven += payout;
  });
  round.ranking.forEach((artist) => table.standing.set(artist, round.values[artist] ?? 0));
  table.counts.clear();
  for (const wall of table.walls) wall.length = 0;
  const goesOn = table.ended === 'out-of-cards' && plan.goesOn === true;
  const ends =
    table.round === table.numbers.rounds ||
    (table.ended === 'out-of-cards' && !(goesOn && dealtBefore(table, table.round + 1) > 0)) ||
    (cardsLeft(table) === 0 && dealtBefore(table, table.round + 1) === 0 && options.tracking !== 'counts');
  const said = {
    type: 'settle',
    ...(options.tracking === 'counts' ? { holdings } : {}),
    ...(goesOn ? { continue: true } : {}),
  };
  table.last = null;
  if (ends) {
    table.finished = true;
    table.turn = null;
    return said;
  }
  table.ended = null;
  table.round += 1;
  deal(table);
  const holders = seats.filter((seat) => hasCards(table, seat));
  const decided = holders.length > 0 && chance(next, 0.05) ? pick(next, holders) : null;
  table.turn = decided ?? firstHolding(table, table.starter);
  return decided === null ? said : { ...said, next: decided };
}
