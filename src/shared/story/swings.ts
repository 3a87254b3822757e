import type { BySeat } from '../core/seats.ts';
import { at, type Tally } from '../core/tally.ts';
import type { Worth } from '../core/worth.ts';
import type { Event as AuctionEvent, State as AuctionState } from '../auction/index.ts';
import type { Event as GalleryEvent, State as GalleryState } from '../gallery/index.ts';
import { atTheEnd, type Position, type SeatsOver } from '../record/index.ts';
import { holdings } from './accounts.ts';
import type { AuctionTransition, GalleryTransition } from './transitions.ts';

/** What moved the worth of paintings. */
export type SwingBy =
  /** An artist's first, second, third… card of the round. */
  | { readonly kind: 'card'; readonly artist: string; readonly nth: number }
  /** The card turned up next to the deck. */
  | { readonly kind: 'beside'; readonly artist: string }
  | { readonly kind: 'award'; readonly artist: string }
  /** Everybody's cards at once. */
  | { readonly kind: 'everyone' }
  /** The face-down cards are turned up. */
  | { readonly kind: 'reveal' }
  /** A card drawn or face down. */
  | { readonly kind: 'unseen' }
  /** Everybody is out of cards. */
  | { readonly kind: 'out-of-cards' }
  | { readonly kind: 'correction' };

/** An event that changed what paintings are worth. */
export interface Swing {
  readonly index: number;
  readonly round: number;
  readonly by: SwingBy;
  readonly artists: readonly { readonly artist: string; readonly change: number }[];
  /** What the paintings that everybody had before gained by it; `null` if holdings aren't known. */
  readonly gains: BySeat<number> | null;
}

export function auctionSwings(
  transitions: readonly AuctionTransition[],
  positions: readonly Position[],
  over: SeatsOver,
): Swing[] {
  return transitions.flatMap(({ index, event, before, after }) => {
    const by = auctionCause(event, before, after);
    return by === null ? [] : swing(index, before, before.owned, by, positions, over);
  });
}

function auctionCause(
  event: AuctionEvent,
  { setup }: AuctionState,
  { counts }: AuctionState,
): SwingBy | null {
  switch (event.type) {
    case 'offer':
    case 'pair':
    case 'mystery':
      return card(event.artist, setup.artists, counts);
    case 'end-round':
      return { kind: 'out-of-cards' };
    case 'adjust':
      return { kind: 'correction' };
    case 'sale':
    case 'unpaired':
    case 'settle':
    case 'final':
      return null;
  }
}

export function gallerySwings(
  transitions: readonly GalleryTransition[],
  positions: readonly Position[],
  over: SeatsOver,
): Swing[] {
  return transitions.flatMap(({ index, event, before, after }) => {
    const by = galleryCause(event, before, after);
    const shown = before.setup.tracking === 'full' ? before.displays : [];
    return by === null ? [] : swing(index, before, shown, by, positions, over);
  });
}

function galleryCause(
  event: GalleryEvent,
  { setup }: GalleryState,
  { counts }: GalleryState,
): SwingBy | null {
  switch (event.type) {
    case 'play':
    case 'second':
      return card(event.artist, setup.artists, counts);
    case 'influence':
      return { kind: 'beside', artist: event.artist };
    case 'award':
      return { kind: 'award', artist: event.artist };
    case 'everyone':
    case 'reveal':
      return { kind: event.type };
    case 'draw':
    case 'face-down':
      return { kind: 'unseen' };
    case 'end-round':
      return { kind: 'out-of-cards' };
    case 'adjust':
      return { kind: 'correction' };
    case 'decline':
    case 'extras':
    case 'settle':
      return null;
  }
}

function card(artist: string, artists: readonly string[], counts: Tally): SwingBy {
  return { kind: 'card', artist, nth: at(counts, artists.indexOf(artist)) };
}

/** Smaller changes are only rounding. */
const CHANGED = 1e-9;

function swing(
  index: number,
  { round, setup }: AuctionState | GalleryState,
  held: Tally,
  by: SwingBy,
  positions: readonly Position[],
  { endAt }: SeatsOver,
): Swing[] {
  const [before, after] = [worths(positions[index]), worths(positions[index + 1])];
  if (before.length === 0 || after.length === 0) return [];
  const artists = setup.artists.map((artist, place) => ({
    artist,
    change: at(after, place) - at(before, place),
  }));
  if (artists.every(({ change }) => Math.abs(change) < CHANGED)) return [];
  const gains =
    held.length === 0 ? null : atTheEnd(holdings(held, setup.players, before, after), endAt(index));
  return [{ index, round, by, artists, gains }];
}

function worths(position: Position | undefined): Tally {
  return position?.artists?.map(({ worth }: Worth) => worth) ?? [];
}

/** What changed most, apart from corrections, for everybody together, most first. */
export function greatest(swings: readonly Swing[], most: number): Swing[] {
  return swings
    .filter(({ by }) => by.kind !== 'correction')
    .map((one) => ({ one, moved: movedBy(one) }))
    .filter(({ moved }) => moved > CHANGED)
    .sort((one, other) => other.moved - one.moved)
    .slice(0, most)
    .map(({ one }) => one);
}

function movedBy({ gains, artists }: Swing): number {
  const changes = gains ?? artists.map(({ change }) => change);
  return changes.reduce((sum, change) => sum + Math.abs(change), 0);
}
