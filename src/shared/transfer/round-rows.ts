import type { Seat } from '../core/seats.ts';
import { outcomeOf, sit, type GameRecord } from '../record/index.ts';

/** What one round brought one player. */
export interface RoundRow {
  readonly round: number;
  readonly seat: Seat;
  /** Money from the bank, or points; `null` where it is not known. */
  readonly gained: number | null;
  /** What the player has after it. */
  readonly standing: number | null;
}

/** One row a player and round, of every round that is settled. */
export function roundRows(record: GameRecord): readonly RoundRow[] {
  const { tables } = sit(record, null);
  return record.events.flatMap((event, index) => {
    const after = tables[index + 1];
    if (event.type !== 'settle' || after === undefined) return [];
    const { rounds, scores } = outcomeOf(after);
    const settled = rounds.at(-1);
    if (settled === undefined) return [];
    return record.players.map((_, seat) => ({
      round: settled.round,
      seat,
      gained: settled.payouts?.[seat] ?? null,
      standing: scores?.[seat] ?? null,
    }));
  });
}
