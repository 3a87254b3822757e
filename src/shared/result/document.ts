import { problem, type Problem } from '../core/problem.ts';
import { winnersOf } from '../core/ranking.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { isAmount, isChange, isList, isObject, isSeat } from '../core/shape.ts';
import {
  readRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
  type GameRecord,
  type JsonObject,
  type RecordCode,
  type RecordProblem,
} from '../record/index.ts';
import type { ResultCode } from './codes.ts';
import { KNOWN_RESULT, resultOf, withoutRecordFields, withResult, type KnownResult } from './known-result.ts';

export const RESULT_FORMAT = 'vernissage/result';
export const RESULT_VERSION = 1;

type Code = ResultCode | RecordCode;

/** Whether a document claims to be a result; reading it checks whether it is. */
export function claimsResult(document: unknown): document is JsonObject {
  return isObject(document) && document.format === RESULT_FORMAT;
}

/** Reads a result as the record that represents it in the app. */
export function readResult(raw: unknown): Result<GameRecord, RecordProblem> {
  if (!isObject(raw)) return err({ ...problem('not-an-object'), index: -1, id: null });
  const id = typeof raw.id === 'string' ? raw.id : null;
  const refuse = (found: Problem<Code>) => err({ ...found, index: -1, id });
  const version = wrongVersion(raw);
  if (version !== null) return refuse(version);
  const { scores, winners, rounds, minutes, source, ...head } = raw;
  // The head of a result is the head of a record, so it is read as one.
  const record = readRecord({
    ...head,
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    firstSeat: 0,
    options: { tracking: 'counts' },
    events: [],
  });
  if (!record.ok) return record;
  const { players } = record.value;
  const known = readKnown({ scores, winners, rounds, minutes, source }, players.length);
  return known.ok ? ok(withResult(record.value, known.value)) : refuse(known.error);
}

/** A record as written to a file: as a result if it is one. */
export function documentOf(record: GameRecord): JsonObject {
  const result = resultOf(record);
  if (result === null) return record;
  const head = withoutRecordFields(record);
  return { ...head, format: RESULT_FORMAT, version: RESULT_VERSION, ...result };
}

/** Why a game without a log may not be changed like this: it must stay a result, with one score per player. */
export function resultRefusal(before: GameRecord, after: GameRecord): RecordProblem | null {
  const result = resultOf(before);
  if (result === null) return null;
  if (after.events.length > 0) return { ...problem('only-a-result'), index: 0, id: after.id };
  const read = readResult({ ...documentOf(withResult(after, result)), ...asObject(after[KNOWN_RESULT]) });
  return read.ok ? null : read.error;
}

function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

function wrongVersion({ format, version }: JsonObject): Problem<Code> | null {
  if (format !== RESULT_FORMAT) return problem(format === undefined ? 'missing' : 'unknown-format', 'format');
  if (version === undefined) return problem('missing', 'version');
  if (typeof version !== 'number') return problem('not-a-number', 'version');
  if (!Number.isInteger(version) || version < 1) return problem('unknown-version', 'version');
  if (version <= RESULT_VERSION) return null;
  return problem('future-version', 'version', { version, newest: RESULT_VERSION });
}

function readKnown(given: JsonObject, players: number): Result<KnownResult, Problem<Code>> {
  const scores = (given.scores ?? null) === null ? ok(null) : readAmounts(given.scores, 'scores', players);
  if (!scores.ok) return scores;
  const winners = readWinners(given.winners, scores.value, players);
  if (!winners.ok) return winners;
  const list = given.rounds ?? [];
  if (!isList(list)) return err(problem('not-a-list', 'rounds'));
  const rounds: BySeat<number>[] = [];
  for (const [at, each] of list.entries()) {
    const round = readAmounts(each, `rounds[${at}]`, players);
    if (!round.ok) return round;
    rounds.push(round.value);
  }
  const { minutes = null, source = 'paper' } = given;
  if (minutes !== null && !isAmount(minutes)) return err(problem('not-a-whole-number', 'minutes'));
  if (typeof source !== 'string') return err(problem('not-text', 'source'));
  return ok({ scores: scores.value, winners: winners.value, rounds, minutes, source });
}

function readAmounts(value: unknown, place: string, players: number): Result<BySeat<number>, Problem<Code>> {
  if (!isList(value)) return err(problem('not-a-list', place));
  if (value.length !== players) return err(problem('one-a-player', place, { players }));
  const amounts: number[] = [];
  for (const [seat, amount] of value.entries()) {
    if (!isChange(amount)) return err(problem('not-a-whole-number', `${place}[${seat}]`));
    amounts.push(amount);
  }
  return ok(amounts);
}

/** The named winners, otherwise those with the highest score. */
function readWinners(
  value: unknown,
  scores: BySeat<number> | null,
  players: number,
): Result<readonly Seat[], Problem<Code>> {
  if ((value ?? null) === null) {
    return scores === null ? err(problem('nobody-won', 'winners')) : ok(winnersOf(scores));
  }
  if (!isList(value)) return err(problem('not-a-list', 'winners'));
  if (value.length === 0) return err(problem('nobody-won', 'winners'));
  const winners: Seat[] = [];
  for (const [at, seat] of value.entries()) {
    if (!isSeat(seat, players)) return err(problem('not-a-seat', `winners[${at}]`, { players }));
    winners.push(seat);
  }
  return ok(winners);
}
