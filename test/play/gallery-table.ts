import type { Outcome, RoundOutcome } from '../../src/shared/core/family.ts';
import { SYMBOLS, type Edition, type Effect } from '../../src/shared/gallery/edition.ts';
import type { GalleryBox } from './boxes.ts';
import { shuffle, type Random } from './random.ts';
import { laid, outcomeOf, present, roundWith, type Laid } from './table.ts';

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

export interface Table extends Laid<Card> {
  readonly numbers: Numbers;
  readonly options: Options;
  /** The face-up cards in front of each player: a list of artists per seat. */
  readonly displays: string[][];
  readonly faceDown: Card[][];
  /** Cards added after the ranking: they score, but don't count for the ranking. */
  readonly extras: string[][];
  readonly scores: number[];
  awards: number;
  /** Who holds the First Player token. */
  token: number;
  finisher: number | null;
}

export function layTable(
  edition: Edition,
  players: number,
  options: Options,
  firstSeat: number,
  next: Random,
  box?: GalleryBox,
): Table {
  const base = laid(players, edition.artists, options.order, shuffle(next, deckOf(edition)), firstSeat);
  const table: Table = {
    ...base,
    numbers: box === undefined ? printed(edition) : numbersOf(box),
    options,
    displays: base.seats.map(() => []),
    faceDown: base.seats.map(() => []),
    extras: base.seats.map(() => []),
    scores: base.seats.map(() => 0),
    awards: 0,
    token: firstSeat,
    finisher: null,
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
  for (const seat of present(table)) table.hands[seat]?.push(...table.deck.splice(0, cards));
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

/** The round as the table would score it now. */
export function roundNow(table: Table): RoundOutcome {
  return roundWith(
    table,
    table.numbers.tokens,
    table.seats.map((seat) => scoring(table, seat)),
  );
}

/** The cards in front of a player that score. */
export function scoring(table: Table, seat: number): string[] {
  return [...(table.displays[seat] ?? []), ...(table.extras[seat] ?? [])];
}

/** What a replay of the record must give. */
export function expected(table: Table): Outcome {
  const hands = table.options.tracking !== 'counts';
  const payouts = hands && table.faceDown.every((cards) => cards.length === 0);
  return outcomeOf(table, () => roundNow(table), {
    cash: null,
    scores: table.scores.slice(),
    hands,
    payouts,
  });
}
