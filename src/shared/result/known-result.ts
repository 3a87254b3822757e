import type { BySeat, Seat } from '../core/seats.ts';
import { isAmount, isChange, isList, isObject, isSeat } from '../core/shape.ts';
import type { GameRecord, JsonObject, RecordHead } from '../record/index.ts';

/** What is known of a game without a log: its result, and what the score pad or another app says. */
export interface KnownResult {
  /** Money in thousands, or points; `null` if only the winners are known. */
  readonly scores: BySeat<number> | null;
  readonly winners: readonly Seat[];
  /** What each seat got per round, as far as the pad goes: payouts, or points. */
  readonly rounds: readonly BySeat<number>[];
  readonly minutes: number | null;
  /** Where it comes from: `paper`, `bg-stats`, or what another program writes. */
  readonly source: string;
}

/**
 * In the app a result is a record without events that has this field, so that undo, backups, merging and the trash
 * work for it as for any game.
 */
export const KNOWN_RESULT = 'knownResult';

/** What is known of a game without a log; `null` for a game with one. */
export function resultOf(record: RecordHead & { readonly events?: readonly unknown[] }): KnownResult | null {
  if ((record.events ?? []).length > 0) return null;
  const known = record[KNOWN_RESULT];
  return isKnownResult(known, record.players.length) ? known : null;
}

function isKnownResult(value: unknown, players: number): value is KnownResult {
  if (!isObject(value)) return false;
  const { scores, winners, rounds, minutes, source } = value;
  return (
    (scores === null || isScores(scores, players)) &&
    isList(winners) &&
    winners.length > 0 &&
    winners.every((seat) => isSeat(seat, players)) &&
    isList(rounds) &&
    rounds.every((round) => isScores(round, players)) &&
    (minutes === null || isAmount(minutes)) &&
    typeof source === 'string'
  );
}

export function isScores(value: unknown, players: number): value is BySeat<number> {
  return isList(value) && value.length === players && value.every(isChange);
}

/** Adds a result to a record. */
export function withResult(record: GameRecord, result: KnownResult): GameRecord {
  return { ...record, events: [], [KNOWN_RESULT]: result };
}

/** The fields of a record’s head that also belong in a result document. */
export function withoutRecordFields(record: GameRecord): JsonObject {
  const { events: _events, firstSeat: _first, options: _options, [KNOWN_RESULT]: _known, ...rest } = record;
  return rest;
}
