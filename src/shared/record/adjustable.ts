import { choices as auctionChoices } from '../auction/index.ts';
import { choices as galleryChoices } from '../gallery/index.ts';
import { outcomeOf, type Table } from './table.ts';
import type { BySeat, Seat } from '../core/seats.ts';

export type ByName = Readonly<Record<string, number>>;

/** What can be adjusted on a table, with the current values, in one form for both families. */
export interface Adjustable {
  /** In the table's board order. */
  readonly artists: readonly string[];
  readonly bySeat: readonly { readonly field: SeatField; readonly now: BySeat<number> }[];
  /** Who is away: their cards can't be adjusted. */
  readonly away: readonly Seat[];
  readonly byArtist: readonly { readonly field: 'counts' | 'standing'; readonly now: ByName }[];
  readonly held: { readonly field: 'owned' | 'displayed'; readonly now: BySeat<ByName> } | null;
  /** Whose turn it is, and who could have it; empty if it can't be changed now. */
  readonly turn: { readonly now: Seat | null; readonly seats: readonly Seat[] };
}

export type SeatField = 'cash' | 'scores' | 'hands';

/** `null` once the game is over. */
export function adjustableOf(table: Table): Adjustable | null {
  const { turn } = outcomeOf(table);
  const { artists } = table.setup;
  switch (table.family) {
    case 'auction': {
      const { adjust } = auctionChoices(table.state);
      if (adjust === null) return null;
      const { cash, hands, owned, counts, standing } = adjust;
      return {
        artists,
        bySeat: [...kept('cash', cash), ...kept('hands', hands)],
        byArtist: [
          { field: 'counts', now: counts },
          { field: 'standing', now: standing },
        ],
        held: owned === null ? null : { field: 'owned', now: owned },
        away: adjust.away?.seats ?? [],
        turn: { now: turn, seats: adjust.turns },
      };
    }
    case 'gallery': {
      const { adjust } = galleryChoices(table.state);
      if (adjust === null) return null;
      const { scores, hands, displayed, counts, standing } = adjust;
      return {
        artists,
        bySeat: [...kept('scores', scores), ...kept('hands', hands)],
        byArtist: [
          { field: 'counts', now: counts },
          { field: 'standing', now: standing },
        ],
        held: displayed === null ? null : { field: 'displayed', now: displayed },
        away: adjust.away?.seats ?? [],
        turn: { now: turn, seats: adjust.turns },
      };
    }
  }
}

function kept(field: SeatField, now: BySeat<number> | null): Adjustable['bySeat'] {
  return now === null ? [] : [{ field, now }];
}

/** The difference of each number that differs; `null` if none does. */
export function differences(now: ByName, then: ByName): ByName | null {
  const changed = Object.entries(then).flatMap(([name, value]) => {
    const change = value - (now[name] ?? 0);
    return change === 0 ? [] : [[name, change] as const];
  });
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
