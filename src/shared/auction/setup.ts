import type { Head } from '../core/family.ts';
import { ok, type Result } from '../core/result.ts';
import type { Seat } from '../core/seats.ts';
import { isList } from '../core/shape.ts';
import type { Tally } from '../core/tally.ts';
import type { Artist, ByArtist, Edition, PrintedArtist } from './edition.ts';
import { refuse, type AuctionProblem, type Refusal } from './problems.ts';

/** What the table tracks: buyers and prices, buyers only, or only the cards played. */
export const TRACKINGS = ['ledger', 'owners', 'counts'] as const;
export type Tracking = (typeof TRACKINGS)[number];

/** Everything known before the first event. It never changes during the game. */
export interface Setup {
  readonly edition: Edition;
  readonly players: number;
  readonly firstSeat: Seat;
  readonly tracking: Tracking;
  /** Whether the variant's face-down hand is in play. */
  readonly mystery: boolean;
  /** Whether the two sellers of a double share the price. */
  readonly splitDouble: boolean;
  /** The five artists in tie-break order, best first. Every `ByArtist` of a game uses this order. */
  readonly artists: readonly Artist[];
  /** The printed cards of each artist. */
  readonly printed: ByArtist<PrintedArtist>;
  /** Cards dealt to each hand before rounds 1, 2, 3 and 4. */
  readonly deals: Tally;
}

export function readSetup(edition: Edition, head: Head): Result<Setup, AuctionProblem> {
  const { players, firstSeat, options } = head;
  const tracking = TRACKINGS.find((known) => known === options.tracking);
  if (tracking === undefined) {
    return refuse(options.tracking === undefined ? 'missing' : 'unknown-tracking', '.options.tracking');
  }
  const variant = edition.mystery;
  const mystery = readSwitch(options.mystery, 'mystery', variant !== null);
  if (!mystery.ok) return mystery;
  if (mystery.value && players !== variant?.players) {
    return refuse('option-not-for-players', '.options.mystery', { option: 'mystery', players });
  }
  const splitDouble = readSwitch(options.splitDouble, 'splitDouble', edition.splitDouble === 'variant');
  if (!splitDouble.ok) return splitDouble;
  const printed = readOrder(edition, options.order);
  if (printed === null) return refuse('order-not-the-artists', '.options.order');
  return ok({
    edition,
    players,
    firstSeat,
    tracking,
    mystery: mystery.value,
    splitDouble: splitDouble.value,
    artists: printed.map(({ id }) => id),
    printed,
    deals: (mystery.value ? variant?.deal : edition.deal[players]) ?? [],
  });
}

function readSwitch(
  value: unknown,
  option: string,
  inEdition: boolean,
): { readonly ok: true; readonly value: boolean } | Refusal {
  const on = value ?? false;
  if (typeof on !== 'boolean') return refuse('not-true-or-false', `.options.${option}`);
  if (on && !inEdition) return refuse('option-not-in-edition', `.options.${option}`, { option });
  return ok(on);
}

function readOrder({ artists }: Edition, order: unknown): ByArtist<PrintedArtist> | null {
  if (order === undefined || order === null) return artists;
  if (!isList(order)) return null;
  const ordered = order.flatMap((name) => artists.find(({ id }) => id === name) ?? []);
  return order.length === artists.length && new Set(ordered).size === artists.length ? ordered : null;
}

/** An artist's index in the game's order, or −1 for an artist of another edition. */
export function placeOf(setup: Setup, artist: unknown): number {
  const { artists } = setup;
  for (let place = 0; place < artists.length; place += 1) if (artists[place] === artist) return place;
  return -1;
}

// Editions are frozen, and engines access frozen arrays differently: `at` stays fast as long as it never sees one.

/** Cards dealt to each hand before a round. */
export function dealBefore(setup: Setup, round: number): number {
  return setup.deals[round - 1] ?? 0;
}

/** The amount on the first, second or third tile. */
export function tileOf({ edition }: Setup, place: number): number {
  return edition.tiles[place] ?? 0;
}
