import type { Problem } from '../core/problem.ts';
import { err, ok, type Result } from '../core/result.ts';
import { isEvent, whatIsWrong } from './events.ts';
import type { GameRecord, RecordHead, RecordProblem } from './game-record.ts';
import { readEnvelope } from './head.ts';
import type { EventWarning } from './play.ts';
import { openTable, playOn, type Table } from './table.ts';

/** The result of a replay: a game, or why it is invalid and how far it could be played. */
export type Replay =
  | {
      readonly ok: true;
      readonly record: GameRecord;
      readonly table: Table;
      readonly warnings: readonly EventWarning[];
    }
  | {
      readonly ok: false;
      readonly problem: RecordProblem;
      /** If everything outside the events is valid: the record, up to the first invalid event. */
      readonly record?: GameRecord;
      /** The table before the failing event. */
      readonly table?: Table;
    };

/** A record up to its first invalid event, and what is wrong with that one. */
interface Document {
  readonly record: GameRecord;
  readonly broken: { readonly index: number; readonly problem: Problem } | null;
}

/** Reads everything but the rules: only `replay` checks whether the events are allowed. */
export function readRecord(raw: unknown): Result<GameRecord, RecordProblem> {
  const read = readDocument(raw);
  if (!read.ok) return read;
  const { record, broken } = read.value;
  return broken === null ? ok(record) : err(inEvent(record, broken.index, broken.problem));
}

/** Plays a document to its last event, or to the first that fails. */
export function replay(raw: unknown): Replay {
  const read = readDocument(raw);
  if (!read.ok) return { ok: false, problem: read.error };
  const { record, broken } = read.value;
  const start = openTable(record);
  if (!start.ok) return { ok: false, problem: inHead(record, start.error), record };
  const { after, warnings, stopped } = playOn(start.value, record.events);
  const wrong = stopped ?? broken;
  if (wrong !== null)
    return { ok: false, problem: inEvent(record, wrong.index, wrong.problem), record, table: after };
  return { ok: true, record, table: after, warnings };
}

function readDocument(raw: unknown): Result<Document, RecordProblem> {
  const envelope = readEnvelope(raw);
  if (!envelope.ok) return envelope;
  const { events } = envelope.value;
  if (events.every(isEvent)) return ok({ record: { ...envelope.value, events }, broken: null });
  const index = events.findIndex((event) => !isEvent(event));
  const record = { ...envelope.value, events: events.slice(0, index).filter(isEvent) };
  return ok({ record, broken: { index, problem: whatIsWrong(events[index]) } });
}

/** A problem in a record's head. */
export function inHead({ id }: RecordHead, problem: Problem): RecordProblem {
  return { ...problem, place: problem.place.replace(/^\./, ''), index: -1, id };
}

/** A problem in one of a record's events. */
export function inEvent({ id }: RecordHead, index: number, problem: Problem): RecordProblem {
  return { ...problem, place: `events[${index}]${problem.place}`, index, id };
}
