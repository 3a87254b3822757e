import type { AdjustChoice } from '../../../shared/auction/index.ts';
import { err, ok, type Result } from '../../../shared/core/result.ts';
import { readWhole } from '../../lib/whole-number.ts';
import type { Standing } from './under-way.ts';

/** What one player has, as it is typed. */
export interface TypedSeat {
  readonly hand: string;
  readonly cash: string;
  /** By artist; an empty field is none. */
  readonly owned: Readonly<Record<string, string>>;
}

/** What is typed of a game under way. Players go by the key of their chair, so that they may still move. */
export interface Typed {
  readonly round: number;
  /** Of each round the artists with its tiles, best first; an empty text is a tile not laid. */
  readonly tiles: readonly (readonly string[])[];
  readonly seats: Readonly<Record<number, TypedSeat>>;
  /** By artist; where nothing is typed, what the players own. */
  readonly counts: Readonly<Record<string, string>>;
  readonly turn: number | null;
}

export type TypedProblem =
  | { readonly kind: 'no-tile' | 'tile-gap' | 'tile-twice'; readonly round: number }
  | { readonly kind: 'no-hand' | 'no-cash' | 'not-a-number'; readonly seat: number }
  | { readonly kind: 'hands-empty' }
  | { readonly kind: 'turn-without-cards'; readonly seat: number }
  | { readonly kind: 'count-not-a-number' | 'owned-over-count'; readonly artist: string }
  | { readonly kind: 'round-over'; readonly artist: string; readonly most: number };

export const NOTHING_TYPED: Typed = { round: 1, tiles: [], seats: {}, counts: {}, turn: null };

const EMPTY_SEAT: TypedSeat = { hand: '', cash: '', owned: {} };

export function typedAt({ seats }: Typed, key: number): TypedSeat {
  return seats[key] ?? EMPTY_SEAT;
}

export function typeAt(typed: Typed, key: number, change: Partial<TypedSeat>): Typed {
  return { ...typed, seats: { ...typed.seats, [key]: { ...typedAt(typed, key), ...change } } };
}

/** The artist with a round's tile, or the empty text. */
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

/** What the players own of an artist together, as far as it is typed. */
export function ownedOf(typed: Typed, keys: readonly number[], artist: string): number {
  return keys.reduce((sum, key) => sum + (readWhole(typedAt(typed, key).owned[artist] ?? '') ?? 0), 0);
}

interface Asked {
  /** The chairs' keys in seat order. */
  readonly keys: readonly number[];
  readonly first: number;
  readonly artists: readonly string[];
  /** Cards of an artist that end the round. */
  readonly limit: number;
  /** What the new game would let one adjust: what is `null` there is not asked. */
  readonly adjust: AdjustChoice;
}

/** What is typed, read; or the first thing that is missing or cannot be. */
export function readTyped(typed: Typed, asked: Asked): Result<Standing, TypedProblem> {
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
  return ok({ round: typed.round, tiles, counts: counts.value, ...held.value, turn: turn.value });
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
  { keys, artists, adjust }: Asked,
): Result<Pick<Standing, 'hands' | 'cash' | 'owned'>, TypedProblem> {
  const hands: number[] = [];
  const cash: number[] = [];
  const owned: Record<string, number>[] = [];
  for (const [seat, key] of keys.entries()) {
    const row = typedAt(typed, key);
    const hand = readWhole(row.hand);
    const money = readWhole(row.cash);
    if (adjust.hands !== null && hand === null) return err({ kind: 'no-hand', seat });
    if (adjust.cash !== null && money === null) return err({ kind: 'no-cash', seat });
    hands.push(hand ?? 0);
    cash.push(money ?? 0);
    const paintings = artists.map((artist) => readOptional(row.owned[artist]));
    if (adjust.owned !== null && paintings.includes(null)) return err({ kind: 'not-a-number', seat });
    owned.push(Object.fromEntries(artists.map((artist, at) => [artist, paintings[at] ?? 0])));
  }
  return ok({
    hands: adjust.hands === null ? null : hands,
    cash: adjust.cash === null ? null : cash,
    owned: adjust.owned === null ? null : owned,
  });
}

function readCounts(
  typed: Typed,
  { keys, artists, limit, adjust }: Asked,
): Result<Standing['counts'], TypedProblem> {
  const counts: Record<string, number> = {};
  for (const artist of artists) {
    const owned = adjust.owned === null ? 0 : ownedOf(typed, keys, artist);
    const text = typed.counts[artist] ?? '';
    const count = text.trim() === '' ? owned : readWhole(text);
    if (count === null) return err({ kind: 'count-not-a-number', artist });
    if (count < owned) return err({ kind: 'owned-over-count', artist });
    if (count >= limit) return err({ kind: 'round-over', artist, most: limit - 1 });
    counts[artist] = count;
  }
  return ok(counts);
}

function readTurn(
  { turn }: Typed,
  { keys, first }: Asked,
  hands: readonly number[] | null,
): Result<number | null, TypedProblem> {
  if (hands === null) return ok(null);
  if (hands.every((cards) => cards === 0)) return err({ kind: 'hands-empty' });
  const chosen = turn === null ? -1 : keys.indexOf(turn);
  const seat = chosen === -1 ? first : chosen;
  return hands[seat] === 0 ? err({ kind: 'turn-without-cards', seat }) : ok(seat);
}

function readOptional(text: string | undefined): number | null {
  return text === undefined || text.trim() === '' ? 0 : readWhole(text);
}
