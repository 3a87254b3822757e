import type { BySeat, Seat } from '../core/seats.ts';
import type { Explanation, State } from '../gallery/index.ts';
import type { SeatsOver } from '../record/index.ts';
import type { GalleryTransition } from './transitions.ts';

/** An award token, and how many more points its artist's cards scored because of it until the end of the game. */
export interface AwardPlaced {
  readonly index: number;
  readonly round: number;
  /** `null` if it wasn't entered who played the card. */
  readonly seat: Seat | null;
  readonly artist: string;
  readonly brought: BySeat<number>;
}

/** A card added after the ranking, and its score. */
export interface ExtraAdded {
  readonly round: number;
  readonly seat: Seat;
  readonly artist: string;
  readonly points: number;
}

export function awardsOf(
  last: State,
  rounds: readonly Explanation[],
  transitions: readonly GalleryTransition[],
  { endAt, endOfRound }: SeatsOver,
): AwardPlaced[] {
  const { setup } = last;
  const worth = setup.edition.awards.value;
  return transitions.flatMap(({ index, event, before }) => {
    if (event.type !== 'award') return [];
    const { round, situation } = before;
    const brought = Array.from({ length: setup.players }, (_, seat) =>
      rounds
        .filter((one) => one.round >= round && isRanked(one, event.artist))
        .reduce((sum, { round: ranked, payouts }) => {
          const was = endOfRound(ranked).indexOf(seat);
          return sum + worth * cardsOf(payouts, was, event.artist);
        }, 0),
    );
    const seat = situation.kind === 'effect' ? situation.seat : null;
    return {
      index,
      round,
      seat: seat === null ? null : (endAt(index)[seat] ?? seat),
      artist: event.artist,
      brought,
    };
  });
}

function isRanked({ artists }: Explanation, artist: string): boolean {
  return artists.some((one) => one.artist === artist && one.rank !== null);
}

function cardsOf(payouts: Explanation['payouts'], seat: Seat, artist: string): number {
  return payouts?.[seat]?.parts.find((part) => part.artist === artist)?.cards ?? 0;
}

export function extrasOf(
  rounds: readonly Explanation[],
  transitions: readonly GalleryTransition[],
): ExtraAdded[] {
  return transitions.flatMap(({ event, before: { round } }) => {
    if (event.type !== 'extras') return [];
    const artists = rounds.find((one) => one.round === round)?.artists ?? [];
    return event.cards.flatMap((cards, seat) =>
      cards.map((artist) => ({
        round,
        seat,
        artist,
        points: artists.find((one) => one.artist === artist)?.value ?? 0,
      })),
    );
  });
}
