import { roundsBefore } from '../core/rounds-before.ts';
import type { Seat } from '../core/seats.ts';
import { editionIn, familyOf, outcomeOf, seatsOver, timelineOf, type GameRecord } from '../record/index.ts';
import { resultOf, type KnownResult } from '../result/index.ts';

/** What one player got in one round. */
export interface RoundRow {
  /** `null` for a result without rounds. */
  readonly round: number | null;
  readonly seat: Seat;
  /** Money from the bank, or points; `null` if unknown. */
  readonly gained: number | null;
  /** The player's total after the round. */
  readonly standing: number | null;
}

/** One row per player and round, for every settled round. */
export function roundRows(record: GameRecord): readonly RoundRow[] {
  const result = resultOf(record);
  if (result !== null) return rowsOfResult(record, result);
  const { tables } = timelineOf(record, null);
  const { endOfRound } = seatsOver(record);
  const before = roundsBefore(tables.at(-1)?.state.settled ?? []);
  return record.events.flatMap((event, index) => {
    const after = tables[index + 1];
    if (event.type !== 'settle' || after === undefined) return [];
    const { rounds, scores } = outcomeOf(after);
    const settled = rounds.at(-1);
    if (settled === undefined) return [];
    const known = settled.round > before;
    // Uses the final players: each has what they, or the player they replaced, had at the time.
    const end = endOfRound(settled.round);
    return record.players.map((_, seat) => ({
      round: settled.round,
      seat,
      gained: known ? (settled.payouts?.[end.indexOf(seat)] ?? null) : null,
      standing: known ? (scores?.[end.indexOf(seat)] ?? null) : null,
    }));
  });
}

/** For a result: its rounds, if known, and its end. Money between rounds is unknown. */
function rowsOfResult(record: GameRecord, { scores, rounds }: KnownResult): RoundRow[] {
  const { players } = record;
  const ended: RoundRow[] = players.map((_, seat) => ({
    round: null,
    seat,
    gained: null,
    standing: scores?.[seat] ?? null,
  }));
  if (rounds.length === 0) return ended;
  const adds = familyOf(editionIn(record)).scoredIn === 'points';
  const settled = rounds.flatMap((round, at) =>
    round.map((gained, seat) => {
      const soFar = rounds.slice(0, at + 1).reduce((sum, each) => sum + (each[seat] ?? 0), 0);
      return { round: at + 1, seat, gained, standing: adds ? soFar : null };
    }),
  );
  return adds ? settled : [...settled, ...ended];
}
