import type { Edition, EditionId } from '../../src/shared/gallery/edition.ts';
import { gallery } from '../../src/shared/gallery/index.ts';
import { correction, over } from './gallery-adjusting.ts';
import { settling } from './gallery-settling.ts';
import type { GalleryBox } from './boxes.ts';
import {
  canDraw,
  expected,
  layTable,
  limitOf,
  topCard,
  type Card,
  type Options,
  type Table,
} from './gallery-table.ts';
import { playedBy, type PlanOf, type Played, type PlayedRecord, type RawEvent } from './played-record.ts';
import { chance, pick, type Random } from './random.ts';
import { cardsLeft, chosen, comingAndGoing, countOf, firstHolding, hasCards, leftwards } from './table.ts';

export interface Plan extends PlanOf<EditionId, Options> {
  /** A box that somebody made from the edition. */
  readonly box?: GalleryBox;
}

export type { RawEvent };
export type GameRecord = PlayedRecord<EditionId, Options>;
/** A game as it is entered, whatever box its record names. */
export type EnteredGame = Omit<GameRecord, 'edition'>;
export type PlayedGame = Played<GameRecord, Table>;

/** A game or the start of one, with a real deck. The same plan gives the same game. */
export function playGallery(plan: Plan): GameRecord {
  return playGalleryTable(plan).record;
}

export function playGalleryTable(plan: Plan): PlayedGame {
  return playedBy<EditionId, Options, Plan, Table>(plan, {
    people: ['Ada', 'Bruno', 'Clara', 'Dario', 'Elena'],
    lay: ({ edition, players, options, box }, firstSeat, next) =>
      layTable(boxed(gallery.editions[edition], box), players, options, firstSeat, next, box),
    play,
    expected,
  });
}

function boxed(base: Edition, box: GalleryBox | undefined): Edition {
  return box === undefined ? base : { ...base, artists: box.artists };
}

function* play(table: Table, plan: Plan, next: Random): Generator<RawEvent> {
  while (!table.finished) {
    yield* corrections(table, plan, next);
    if (!isOver(table)) yield influence(table);
    while (!isOver(table)) {
      if (table.turn === null) {
        // Only counts are tracked, and nobody has a card left, or none for a round that the app has started.
        end(table, 'out-of-cards', null);
        yield { type: 'end-round' };
      } else {
        yield* turn(table, table.turn, plan, next);
        yield* corrections(table, plan, next);
        if (!isOver(table)) yield* comingAndGoing(table, plan, over, next);
      }
    }
    yield* comingAndGoing(table, plan, over, next);
    yield* settling(table, next, () => corrections(table, plan, next));
  }
}

function* corrections(table: Table, plan: Plan, next: Random): Generator<RawEvent> {
  if (!chance(next, plan.adjusting ?? 0)) return;
  const event = correction(table, next);
  if (event !== null) yield event;
}

function influence(table: Table): RawEvent {
  const { artist } = topCard(table);
  add(table, artist);
  if (countOf(table, artist) >= limitOf(table)) end(table, 'limit', null);
  return { type: 'influence', artist };
}

function* turn(table: Table, seat: number, plan: Plan, next: Random): Generator<RawEvent> {
  const card = choose(table, table.hands[seat] ?? [], plan, next);
  const counts = table.options.tracking === 'counts';
  show(table, seat, card);
  table.last = seat;
  table.turn = null;
  const ends = countOf(table, card.artist) >= limitOf(table);
  const asks = !ends && canFollow(table, seat, card);
  if (ends) end(table, 'limit', seat);
  else if (!asks) passOn(table, seat);
  const isAward = card.effect === 'award';
  const said = counts && !isAward && chance(next, 0.5) ? {} : { seat, effect: card.effect };
  yield { type: 'play', artist: card.artist, ...said };
  if (asks && isAward) yield award(table, seat, next);
  else if (asks && counts) yield* followedUncounted(table, seat, card, plan, next);
  else if (asks) yield followed(table, seat, card, plan, next);
}

function canFollow(table: Table, seat: number, { effect }: Card): boolean {
  if (effect === 'none') return false;
  if (effect === 'second-up' || effect === 'second-down') return hasCards(table, seat);
  return effect !== 'everyone' || cardsLeft(table) > 0;
}

function choose(table: Table, hand: readonly Card[], plan: Plan, next: Random): Card {
  const { style = 'any' } = plan;
  return chosen(table, hand, style === 'any' || chance(next, 0.1) ? 'any' : style, next);
}

function add(table: Table, artist: string): void {
  table.counts.set(artist, countOf(table, artist) + 1);
}

function leave(table: Table, seat: number, card: Card): void {
  const hand = table.hands[seat] ?? [];
  hand.splice(hand.indexOf(card), 1);
}

function show(table: Table, seat: number, card: Card): void {
  leave(table, seat, card);
  table.displays[seat]?.push(card.artist);
  add(table, card.artist);
}

/** After a turn: the next player with cards. If nobody has any, an app that only counts must be told. */
function passOn(table: Table, seat: number): void {
  table.turn = firstHolding(table, leftwards(table, seat)[0] ?? 0);
  if (table.turn === null && table.options.tracking === 'full') end(table, 'out-of-cards', seat);
}

function end(table: Table, how: 'limit' | 'out-of-cards', finisher: number | null): void {
  table.ended = how;
  table.turn = null;
  table.finisher = finisher;
}

/** Checked again after each event, since it may have ended the round. */
function isOver(table: Table): boolean {
  return table.ended !== null;
}

function award(table: Table, seat: number, next: Random): RawEvent {
  passOn(table, seat);
  if (table.awards === table.numbers.awards.count || chance(next, 0.1)) return { type: 'decline' };
  const artist = pick(next, table.order);
  table.awards += 1;
  table.standing.set(artist, (table.standing.get(artist) ?? 0) + table.numbers.awards.value);
  return { type: 'award', artist };
}

/** The event that follows a card's effect, at a table that tracks every hand. */
function followed(table: Table, seat: number, played: Card, plan: Plan, next: Random): RawEvent {
  if (played.effect === 'everyone') return everyone(table, seat, everybodysCards(table, plan, next));
  const hand = table.hands[seat] ?? [];
  const fitting =
    played.effect === 'second-up' ? hand.filter(({ artist }) => artist === played.artist) : hand;
  const declined = chance(next, 0.1) || (played.effect === 'draw' ? !canDraw(table) : fitting.length === 0);
  if (declined) {
    passOn(table, seat);
    return { type: 'decline' };
  }
  if (played.effect === 'draw') {
    hand.push(topCard(table));
    passOn(table, seat);
    return { type: 'draw' };
  }
  const card = pick(next, fitting);
  if (played.effect === 'second-down') {
    leave(table, seat, card);
    table.faceDown[seat]?.push(card);
    passOn(table, seat);
    return { type: 'face-down' };
  }
  show(table, seat, card);
  if (countOf(table, card.artist) >= limitOf(table)) end(table, 'limit', seat);
  else passOn(table, seat);
  return { type: 'second', artist: card.artist };
}

function everybodysCards(table: Table, plan: Plan, next: Random): (Card | null)[] {
  return table.hands.map((hand) => (hand.length === 0 ? null : choose(table, hand, plan, next)));
}

function everyone(table: Table, seat: number, cards: readonly (Card | null)[]): RawEvent {
  cards.forEach((card, owner) => {
    if (card !== null) show(table, owner, card);
  });
  const full = table.seats.filter((owner) => {
    const artist = cards[owner]?.artist;
    return artist !== undefined && countOf(table, artist) >= limitOf(table);
  });
  const [only] = full;
  const finisher = full.length === 1 && only !== undefined ? only : seat;
  table.last = finisher;
  if (full.length > 0) end(table, 'limit', finisher);
  else passOn(table, seat);
  return { type: 'everyone', artists: cards.map((card) => card?.artist ?? null) };
}

/** If only counts are tracked: one `play` per card, and nothing that happens in the hands. */
function* followedUncounted(
  table: Table,
  seat: number,
  played: Card,
  plan: Plan,
  next: Random,
): Generator<RawEvent> {
  if (played.effect !== 'everyone') {
    const event = followed(table, seat, played, plan, next);
    if (event.type === 'second') yield { type: 'play', artist: event.artist };
    return;
  }
  // The cards are entered one by one: the first to reach the limit ends the round, and the rest follow it.
  for (const [owner, card] of everybodysCards(table, plan, next).entries()) {
    if (card === null) continue;
    show(table, owner, card);
    if (countOf(table, card.artist) >= limitOf(table)) table.ended = 'limit';
    table.last = seat;
    yield { type: 'play', artist: card.artist };
  }
  if (!isOver(table)) passOn(table, seat);
}
