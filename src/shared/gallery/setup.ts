import type { Head } from '../core/family.ts';
import { ok, type Result } from '../core/result.ts';
import type { Seat } from '../core/seats.ts';
import { isList } from '../core/shape.ts';
import type { Tally } from '../core/tally.ts';
import type { Artist, ByArtist, Edition } from './edition.ts';
import { refuse, type GalleryProblem } from './problems.ts';

/** What the table tracks: who displayed what, or only which artists were displayed. */
export const TRACKINGS = ['full', 'counts'] as const;

export type Tracking = (typeof TRACKINGS)[number];

/** Everything known before the first event. It never changes during the game. */
export interface Setup {
  readonly edition: Edition;
  readonly players: number;
  readonly firstSeat: Seat;
  readonly tracking: Tracking;
  /** The five artists in tie-break order, best first: every `ByArtist` uses this order. */
  readonly artists: readonly Artist[];
  /** Cards of each artist in the box. */
  readonly printed: ByArtist<number>;
  /** The number of cards of one artist that ends a round. */
  readonly limit: number;
  /** Cards dealt to each player before rounds 1, 2, 3 and 4. */
  readonly deals: Tally;
}

/** Options of the other family, ignored if off. */
const FOREIGN_OPTIONS = ['mystery', 'splitDouble'] as const;

export function readSetup(edition: Edition, head: Head): Result<Setup, GalleryProblem> {
  const { players, firstSeat, options } = head;
  const tracking = TRACKINGS.find((known) => known === options.tracking);
  if (tracking === undefined) {
    return refuse(options.tracking === undefined ? 'missing' : 'unknown-tracking', '.options.tracking');
  }
  for (const name of FOREIGN_OPTIONS) {
    const value = options[name];
    if (value === true) return refuse('option-not-in-edition', `.options.${name}`, { option: name });
    if (value !== undefined && value !== null && value !== false) {
      return refuse('not-true-or-false', `.options.${name}`);
    }
  }
  const artists = readOrder(edition, options.order);
  if (!artists.ok) return artists;
  return ok({
    edition,
    players,
    firstSeat,
    tracking,
    artists: artists.value,
    printed: artists.value.map((artist) => edition.artists.find(({ id }) => id === artist)?.cards ?? 0),
    limit: edition.limits[players] ?? 0,
    deals: edition.deal[players] ?? [],
  });
}

function readOrder(edition: Edition, order: unknown): Result<readonly Artist[], GalleryProblem> {
  const printed = edition.artists.map(({ id }) => id);
  if (order === undefined || order === null) return ok(printed);
  if (!isList(order)) return refuse('not-a-list', '.options.order');
  const artists = order.flatMap((name) => printed.find((id) => id === name) ?? []);
  if (order.length !== printed.length || new Set(artists).size !== printed.length) {
    return refuse('order-not-the-artists', '.options.order');
  }
  return ok(artists);
}

// Editions are frozen, and engines access frozen arrays differently: `at` stays fast as long as it never sees one.

/** The value token of the first, second or third artist. */
export function valueToken({ edition }: Setup, place: number): number {
  return edition.valueTokens[place] ?? 0;
}

/** Cards dealt to each player before a round. */
export function dealBefore(setup: Setup, round: number): number {
  return setup.deals[round - 1] ?? 0;
}

/** Whether the rulebook orders a player to draw and to place an award, rather than allows it. */
export function mustDrawAndAward({ edition }: Setup): boolean {
  switch (edition.drawAndAward) {
    case 'optional':
      return false;
    case 'expected':
      return true;
  }
}

/** An artist's index in the game's order, or −1 if it isn't one of the five. */
export function findPlace({ artists }: Setup, artist: unknown): number {
  for (let place = 0; place < artists.length; place += 1) if (artists[place] === artist) return place;
  return -1;
}

/** For an artist of an event, which was read against its setup and so is always one of the five. */
export function placeOf(setup: Setup, artist: Artist): number {
  const place = findPlace(setup, artist);
  if (place < 0) throw new Error(`${artist} is not an artist of ${setup.edition.id}`);
  return place;
}
