import type { BySeat, Seat } from '../core/seats.ts';
import { ahead, type RaceMoment } from './race.ts';

/** How the lead moved in a game that can be followed lot by lot, or card by card. */
export interface Course {
  readonly leadChanges: number;
  /** How many events it took until the lead changed for the last time; `null` if it never did. */
  readonly lastChange: number | null;
  /** `null` if nobody who won was ever behind. */
  readonly comeback: Comeback | null;
  /** Whether nobody who won was ahead when the last round began; `null` if there was only one round. */
  readonly late: boolean | null;
}

/** The moment at which somebody who won was furthest behind. */
export interface Comeback {
  readonly seat: Seat;
  /** How far behind the best of the others. */
  readonly behind: number;
  /** The number of events so far. */
  readonly events: number;
}

/** The moments at which somebody else became the only one ahead. */
export function leadChanges(moments: readonly RaceMoment[]): RaceMoment[] {
  let leader: Seat | null = null;
  return moments.filter(({ values }) => {
    const [first, ...others] = ahead(values);
    if (first === undefined || others.length > 0) return false;
    const changes = leader !== null && leader !== first;
    leader = first;
    return changes;
  });
}

export function courseOf(moments: readonly RaceMoment[], winners: readonly Seat[]): Course {
  const changes = leadChanges(moments);
  const beforeLast = moments.filter(({ kind }) => kind === 'round').at(-2);
  return {
    leadChanges: changes.length,
    lastChange: changes.at(-1)?.events ?? null,
    comeback: comebackIn(moments, winners),
    late: beforeLast === undefined ? null : !ahead(beforeLast.values).some((seat) => winners.includes(seat)),
  };
}

/** The first of equals. */
function comebackIn(moments: readonly RaceMoment[], winners: readonly Seat[]): Comeback | null {
  let furthest: Comeback | null = null;
  for (const { values, events } of moments) {
    for (const seat of winners) {
      const behind = behindIn(values, seat);
      if (behind > (furthest?.behind ?? 0)) furthest = { seat, behind, events };
    }
  }
  return furthest;
}

function behindIn(values: BySeat<number>, seat: Seat): number {
  return Math.max(...values) - (values[seat] ?? 0);
}
