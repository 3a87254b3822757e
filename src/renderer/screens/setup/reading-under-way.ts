import { err, ok, type Result } from '../../../shared/core/result.ts';
import { entryOf } from '../../../shared/core/shape.ts';
import { readLimited, readWhole } from '../../lib/whole-number.ts';
import type { CardGameInProgress, GameInProgress } from './game-in-progress.ts';
import type { Keeps } from './under-way.ts';

/** One player's fields as typed. */
export interface TypedSeat {
  readonly hand: string;
  /** Money in thousands, or points. */
  readonly amount: string;
  /** Bought or displayed cards by artist; an empty field counts as none. */
  readonly cards: Readonly<Record<string, string>>;
  /** Only in the card games; an empty field counts as none. */
  readonly faceDown: string;
}

/** A game in progress as typed. Players are identified by their chair's key, so they can still change seats. */
export interface Typed {
  readonly round: number;
  /** For each round the artists with its tiles, best first; an empty string if a tile wasn't given. */
  readonly tiles: readonly (readonly string[])[];
  readonly seats: Readonly<Record<number, TypedSeat>>;
  /** By artist; if empty, the players' cards plus the one beside the deck. */
  readonly counts: Readonly<Record<string, string>>;
  /** The artist of the card beside the deck, if it is turned up. */
  readonly influence: string | null;
  /** By artist; an empty field counts as none. */
  readonly awards: Readonly<Record<string, string>>;
  readonly turn: number | null;
}

export type TypedProblem =
  | { readonly kind: 'no-tile' | 'tile-gap' | 'tile-twice'; readonly round: number }
  | { readonly kind: 'no-hand' | 'no-money' | 'no-points' | 'not-a-number'; readonly seat: number }
  | { readonly kind: 'hands-empty' }
  | { readonly kind: 'turn-without-cards'; readonly seat: number }
  | {
      readonly kind: 'count-not-a-number' | 'owned-over-count' | 'awards-not-a-number';
      readonly artist: string;
    }
  | { readonly kind: 'no-influence' }
  | { readonly kind: 'too-many-awards'; readonly most: number }
  | { readonly kind: 'round-over'; readonly artist: string; readonly most: number };

export const NOTHING_TYPED: Typed = {
  round: 1,
  tiles: [],
  seats: {},
  counts: {},
  influence: null,
  awards: {},
  turn: null,
};

const EMPTY_SEAT: TypedSeat = { hand: '', amount: '', cards: {}, faceDown: '' };

export function typedAt({ seats }: Typed, key: number): TypedSeat {
  return seats[key] ?? EMPTY_SEAT;
}

export function typeAt(typed: Typed, key: number, change: Partial<TypedSeat>): Typed {
  return { ...typed, seats: { ...typed.seats, [key]: { ...typedAt(typed, key), ...change } } };
}

/** The artist with a round's tile, or an empty string. */
export function tileAt({ tiles }: Typed, round: number, place: number): string {
  return tiles[round - 1]?.[place] ?? '';
}

export function typeTile(typed: Typed, round: number, place: number, artist: string): Typed {
  const rounds = Math.max(typed.tiles.length, round);
  const tiles = Array.from({ length: rounds }, (_, at) => {
    const ranking = typed.tiles[at] ?? [];
    if (at !== round - 1) return ranking;
    return Array.from({ length: Math.max(ranking.length, place + 1) }, (_, one) =>
      one === place ? artist : (ranking[one] ?? ''),
    );
  });
  return { ...typed, tiles };
}

/** An artist's cards in front of the players and beside the deck, as far as they are typed. */
export function shownOf(typed: Typed, keys: readonly number[], artist: string): number {
  const beside = typed.influence === artist ? 1 : 0;
  return keys.reduce(
    (sum, key) => sum + (readWhole(entryOf(typedAt(typed, key).cards, artist) ?? '') ?? 0),
    beside,
  );
}

interface Questions {
  /** The keys of the chairs, in seat order. */
  readonly keys: readonly number[];
  readonly first: number;
  readonly artists: readonly string[];
  /** Cards of one artist that end the round. */
  readonly limit: number;
  /** What the new game tracks: nothing else is asked. */
  readonly keeps: Keeps;
  /** The number of award tokens in the box. */
  readonly awards: number;
}

/** Reads what is typed, or returns the first problem. */
export function readTyped(typed: Typed, asked: Questions): Result<GameInProgress, TypedProblem> {
  const tiles: string[][] = [];
  for (let round = 1; round < typed.round; round += 1) {
    const ranking = readRanking(typed, round);
    if (!ranking.ok) return ranking;
    tiles.push(ranking.value);
  }
  const held = readSeats(typed, asked);
  if (!held.ok) return held;
  const counts = readCounts(typed, asked);
  if (!counts.ok) return counts;
  const turn = readTurn(typed, asked, held.value.hands);
  if (!turn.ok) return turn;
  const standing = { round: typed.round, tiles, counts: counts.value, ...held.value, turn: turn.value };
  if (!asked.keeps.cardGame) return ok({ ...standing, cardGame: null });
  const cardGame = readCardGame(typed, asked, standing);
  return cardGame.ok ? ok({ ...standing, cardGame: cardGame.value }) : cardGame;
}

function readRanking(typed: Typed, round: number): Result<string[], TypedProblem> {
  const laid = typed.tiles[round - 1] ?? [];
  const ranking = laid.filter((artist) => artist !== '');
  if (ranking.length === 0) return err({ kind: 'no-tile', round });
  if (ranking.some((artist, place) => laid[place] !== artist)) return err({ kind: 'tile-gap', round });
  if (new Set(ranking).size < ranking.length) return err({ kind: 'tile-twice', round });
  return ok(ranking);
}

function readSeats(
  typed: Typed,
  { keys, artists, keeps }: Questions,
): Result<Pick<GameInProgress, 'hands' | 'amounts' | 'cards'>, TypedProblem> {
  const hands: number[] = [];
  const amounts: number[] = [];
  const cards: Record<string, number>[] = [];
  for (const [seat, key] of keys.entries()) {
    const row = typedAt(typed, key);
    const hand = readLimited(row.hand);
    const amount = readLimited(row.amount);
    if (keeps.hands && hand === null) return err({ kind: 'no-hand', seat });
    if (keeps.amounts !== null && amount === null) {
      return err({ kind: keeps.amounts === 'money' ? 'no-money' : 'no-points', seat });
    }
    hands.push(hand ?? 0);
    amounts.push(amount ?? 0);
    const each = artists.map((artist) => readOptional(entryOf(row.cards, artist)));
    if (keeps.cards && each.includes(null)) return err({ kind: 'not-a-number', seat });
    cards.push(Object.fromEntries(artists.map((artist, at) => [artist, each[at] ?? 0])));
  }
  return ok({
    hands: keeps.hands ? hands : null,
    amounts: keeps.amounts === null ? null : amounts,
    cards: keeps.cards ? cards : null,
  });
}

function readCounts(
  typed: Typed,
  { keys, artists, limit, keeps }: Questions,
): Result<GameInProgress['counts'], TypedProblem> {
  const counts: Record<string, number> = {};
  for (const artist of artists) {
    const shown = keeps.cards ? shownOf(typed, keys, artist) : 0;
    const text = entryOf(typed.counts, artist) ?? '';
    const count = text.trim() === '' ? shown : readWhole(text);
    if (count === null) return err({ kind: 'count-not-a-number', artist });
    if (count < shown) return err({ kind: 'owned-over-count', artist });
    if (count >= limit) return err({ kind: 'round-over', artist, most: limit - 1 });
    counts[artist] = count;
  }
  return ok(counts);
}

/** The card games' extras: the card beside the deck, award tokens and face-down cards. */
function readCardGame(
  typed: Typed,
  { keys, artists, keeps, awards: most }: Questions,
  { round, counts }: Pick<GameInProgress, 'round' | 'counts'>,
): Result<CardGameInProgress, TypedProblem> {
  const awards: Record<string, number> = {};
  for (const artist of artists) {
    const tokens = readOptional(entryOf(typed.awards, artist));
    if (tokens === null) return err({ kind: 'awards-not-a-number', artist });
    awards[artist] = tokens;
  }
  const given = Object.values(awards).reduce((sum, tokens) => sum + tokens, 0);
  if (given > most) return err({ kind: 'too-many-awards', most });
  const faceDown: number[] = [];
  for (const [seat, key] of keys.entries()) {
    const cards = keeps.cards ? readOptional(typedAt(typed, key).faceDown) : 0;
    if (cards === null) return err({ kind: 'not-a-number', seat });
    faceDown.push(cards);
  }
  // If only counts are tracked, the card beside the deck is one of the displayed ones.
  const influence =
    typed.influence ?? (keeps.cards ? null : (artists.find((id) => counts[id] !== 0) ?? null));
  const begun = Object.values(counts).some((cards) => cards > 0) || faceDown.some((cards) => cards > 0);
  if (influence === null && (begun || (round === 1 && given > 0))) return err({ kind: 'no-influence' });
  return ok({ influence, awards, faceDown: keeps.cards ? faceDown : null });
}

function readTurn(
  { turn }: Typed,
  { keys, first }: Questions,
  hands: readonly number[] | null,
): Result<number | null, TypedProblem> {
  if (hands === null) return ok(null);
  if (hands.every((cards) => cards === 0)) return err({ kind: 'hands-empty' });
  const chosen = turn === null ? -1 : keys.indexOf(turn);
  const seat = chosen === -1 ? first : chosen;
  return hands[seat] === 0 ? err({ kind: 'turn-without-cards', seat }) : ok(seat);
}

function readOptional(text: string | undefined): number | null {
  return text === undefined || text.trim() === '' ? 0 : readLimited(text);
}
