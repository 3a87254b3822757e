import { outcomesOf, type Outcome } from '../core/worth.ts';
import type { Explanation } from '../gallery/index.ts';
import type { Position, SeatsOver } from '../record/index.ts';
import { displayedBy, type Displayed } from './displayed.ts';
import type { LotSold } from './lots.ts';
import type { GalleryTransition } from './transitions.ts';

/** A lot with what it was worth when it was sold. All amounts are those of the whole lot. */
export interface LotWorth extends LotSold {
  /** On average. */
  readonly worth: number;
  /** From nothing to the first place. */
  readonly outcomes: readonly Outcome[];
}

/** A card with what it was worth right after it was displayed, and what it scored in the end. */
export interface CardWorth extends Displayed {
  readonly index: number;
  readonly round: number;
  /** On average. */
  readonly worth: number;
  readonly outcomes: readonly Outcome[];
  /** `null` until the round ends. */
  readonly paid: number | null;
}

/** A sale changes no count, so before and after it the lot is worth the same. */
export function lotsWorth(lots: readonly LotSold[], positions: readonly Position[]): LotWorth[] {
  return lots.flatMap((lot) => {
    const then = worthAfter(positions, lot.index, lot.artist);
    if (then === undefined) return [];
    return { ...lot, worth: lot.paintings * then.worth, outcomes: outcomesOf(then, lot.paintings) };
  });
}

/** The cards displayed in turns. Those revealed or added at the end of a round pay what they are worth. */
export function cardsWorth(
  rounds: readonly Explanation[],
  transitions: readonly GalleryTransition[],
  positions: readonly Position[],
  { endAt }: SeatsOver,
): CardWorth[] {
  return transitions.flatMap(({ index, event, before }) => {
    const turn = before.situation.kind === 'effect' ? before.situation.seat : null;
    const artists = rounds.find(({ round, provisional }) => round === before.round && !provisional)?.artists;
    return displayedBy(event, turn).flatMap(({ seat, artist }) => {
      const then = worthAfter(positions, index, artist);
      if (then === undefined) return [];
      return {
        index,
        round: before.round,
        seat: seat === null ? null : (endAt(index)[seat] ?? seat),
        artist,
        worth: then.worth,
        outcomes: outcomesOf(then),
        paid: artists?.find((one) => one.artist === artist)?.value ?? null,
      };
    });
  });
}

function worthAfter(positions: readonly Position[], index: number, artist: string) {
  return positions[index + 1]?.artists?.find((one) => one.artist === artist);
}
