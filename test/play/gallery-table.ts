import type { Outcome, RoundOutcome } from '../../src/shared/core/family.ts';
import { SYMBOLS, type Edition, type Effect } from '../../src/shared/gallery/edition.ts';
import type { GalleryBox } from './boxes.ts';
import { shuffle, type Random } from './random.ts';

/**
 * A table with real cards and tokens, played without the app's rules; its outcome is compared with the app's replay
 * of the record.
 */
export interface Card {
  readonly artist: string;
  readonly effect: Effect;
}

export interface Options {
  readonly tracking: 'full' | 'counts';
  readonly order?: readonly string[];
}

/** The numbers and policies of a box. */
interface Numbers {
  readonly rounds: number;
  readonly limit: Readonly<Record<string, number>>;
  readonly tokens: readonly number[];
  readonly awards: { readonly count: number; readonly value: number };
  readonly deal: Readonly<Record<string, readonly number[]>>;
  readonly extraIfDisplayed: boolean;
  readonly tokenPasses: boolean;
}

export interface Table {
  readonly edition: Edition;
  readonly numbers: Numbers;
  readonly options: Options;
  readonly seats: readonly number[];
  /** In tie-break order, best first. */
  readonly line: readonly string[];
  readonly deck: Card[];
  readonly hands: Card[][];
  /** The face-up cards in front of each player: a list of artists per seat. */
  readonly displays: string[][];
  readonly faceDown: Card[][];
  /** Cards added after the ranking: they score, but don't count for the ranking. */
  readonly extras: string[][];
  /** Cards that count for the ranking, including the one next to the deck, plus adjustments. */
  readonly counts: Map<string, number>;
  /** Points on each artist: value tokens, awards, adjustments. */
  readonly tokens: Map<string, number>;
  readonly scores: number[];
  readonly rounds: RoundOutcome[];
  awards: number;
  round: number;
  /** Who must play a card; `null` while something else is expected. */
  turn: number | null;
  /** Who holds the First Player token. */
  token: number;
  last: number | null;
  ended: 'limit' | 'out-of-cards' | null;
  finisher: number | null;
  finished: boolean;
}

export function layTable(
  edition: Edition,
  players: number,
  options: Options,
  firstSeat: number,
  next: Random,
  box?: GalleryBox,
): Table {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const table: Table = {
    edition,
    numbers: box === undefined ? printed(edition) : numbersOf(box),
    options,
    seats,
    line: options.order ?? edition.artists.map(({ id }) => id),
    deck: shuffle(next, deckOf(edition)),
    hands: seats.map(() => []),
    displays: seats.map(() => []),
    faceDown: seats.map(() => []),
    extras: seats.map(() => []),
    counts: new Map(),
    tokens: new Map(),
    scores: seats.map(() => 0),
    rounds: [],
    awards: 0,
    round: 1,
    turn: firstSeat,
    token: firstSeat,
    last: null,
    ended: null,
    finisher: null,
    finished: false,
  };
  deal(table);
  return table;
}

/** All cards: the first of each artist have the symbols. */
export function deckOf(edition: Edition): Card[] {
  const symbols = SYMBOLS.flatMap((symbol) => new Array<Effect>(edition.symbolCards[symbol]).fill(symbol));
  return edition.artists.flatMap(({ id, cards }) =>
    Array.from({ length: cards }, (_, index) => ({ artist: id, effect: symbols[index] ?? 'none' })),
  );
}

/** What the rulebook says. */
function printed({ rounds, limits, valueTokens, awards, deal, extraCards, nextStarter }: Edition): Numbers {
  return {
    rounds,
    limit: limits,
    tokens: valueTokens,
    awards: { count: awards.tokens, value: awards.value },
    deal,
    extraIfDisplayed: extraCards === 'every-artist-displayed',
    tokenPasses: nextStarter === 'left-of-first-player',
  };
}

function numbersOf({ rounds, limit, valueTokens, awards, deal, extras, starter }: GalleryBox): Numbers {
  return {
    rounds,
    limit: typeof limit === 'number' ? { 2: limit, 3: limit, 4: limit, 5: limit } : limit,
    tokens: valueTokens,
    awards,
    deal,
    extraIfDisplayed: extras === 'displayed',
    tokenPasses: starter === 'left-of-first',
  };
}

export function dealtBefore(table: Table, round: number): number {
  return table.numbers.deal[table.seats.length]?.[round - 1] ?? 0;
}

export function deal(table: Table): void {
  const cards = dealtBefore(table, table.round);
  for (const hand of table.hands) hand.push(...table.deck.splice(0, cards));
}

export function limitOf(table: Table): number {
  return table.numbers.limit[table.seats.length] ?? 0;
}

export function topCard(table: Table): Card {
  const card = table.deck.shift();
  if (card === undefined) throw new Error('the deck has run out');
  return card;
}

/** Whether a card can be drawn and the deck still has enough for the rest of the game. */
export function canDraw({ deck, seats, round, numbers }: Table): boolean {
  const hands = numbers.deal[seats.length] ?? [];
  const later = hands.slice(round).reduce((sum, hand) => sum + hand * seats.length + 1, 0);
  return deck.length > later;
}

export function countOf(table: Table, artist: string): number {
  return table.counts.get(artist) ?? 0;
}

export function cardsLeft(table: Table): number {
  return table.hands.reduce((sum, hand) => sum + hand.length, 0);
}

export function hasCards(table: Table, seat: number): boolean {
  return (table.hands[seat]?.length ?? 0) > 0;
}

/** The seats to the left of a seat, in order, ending with the seat itself. */
export function leftwards(table: Table, seat: number): number[] {
  return table.seats.map((step) => (seat + 1 + step) % table.seats.length);
}

/** The seat itself if it has cards, otherwise the first to its left that does. */
export function firstHolding(table: Table, from: number): number | null {
  return [from, ...leftwards(table, from)].find((seat) => hasCards(table, seat)) ?? null;
}

/** The round as the table would score it now. */
export function roundNow(table: Table): RoundOutcome {
  const shown = table.line.filter((artist) => countOf(table, artist) > 0);
  // A stable sort keeps ties in line order.
  const ranking = shown.toSorted((a, b) => countOf(table, b) - countOf(table, a)).slice(0, 3);
  const worth = (artist: string): number => {
    const place = ranking.indexOf(artist);
    return place < 0 ? 0 : (table.tokens.get(artist) ?? 0) + (table.numbers.tokens[place] ?? 0);
  };
  const ids = table.edition.artists.map(({ id }) => id);
  return {
    round: table.round,
    endedBy: table.ended ?? 'limit',
    counts: Object.fromEntries(ids.map((id) => [id, countOf(table, id)])),
    ranking,
    values: Object.fromEntries(ids.map((id) => [id, worth(id)])),
    payouts: table.seats.map((seat) => scoring(table, seat).reduce((sum, artist) => sum + worth(artist), 0)),
  };
}

/** The cards in front of a player that score. */
export function scoring(table: Table, seat: number): string[] {
  return [...(table.displays[seat] ?? []), ...(table.extras[seat] ?? [])];
}

/** What a replay of the record must give. */
export function expected(table: Table): Outcome {
  const counts = table.options.tracking === 'counts';
  const pending = table.ended === null || table.finished ? null : roundNow(table);
  const open = !counts && table.faceDown.every((cards) => cards.length === 0);
  const most = Math.max(...table.scores);
  return {
    status: table.finished ? 'finished' : pending === null ? 'playing' : 'settling',
    round: table.round,
    turn: counts || table.finished || pending !== null ? null : table.turn,
    rounds:
      pending === null
        ? table.rounds.slice()
        : [...table.rounds, { ...pending, payouts: open ? pending.payouts : null }],
    cash: null,
    scores: table.scores.slice(),
    hands: counts ? null : table.hands.map((hand) => hand.length),
    winners: table.finished ? table.seats.filter((seat) => table.scores[seat] === most) : null,
  };
}
