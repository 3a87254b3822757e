import type { Problem } from '../core/problem.ts';
import { err, ok, type Result } from '../core/result.ts';
import { isEvent, whatIsWrong } from './events.ts';
import type { GameRecord, RecordHead, RecordProblem } from './game-record.ts';
import { readEnvelope } from './head.ts';
import type { EventWarning } from './play.ts';
import { openTable, playOn, type Table } from './table.ts';

/** What a document comes to: a game as it stands, or why it is none and how far it could be played. */
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
      /** Where everything outside the events is sound: the record, up to the first event that is none. */
      readonly record?: GameRecord;
      /** The table before the event that broke. */
      readonly table?: Table;
    };

/** A record as far as its events are events at all, and the first thing that is none. */
interface Document {
  readonly record: GameRecord;
  readonly broken: { readonly index: number; readonly problem: Problem } | null;
}

/** Reads everything but the rules: whether its events are allowed, only `replay` says. */
export function readRecord(raw: unknown): Result<GameRecord, RecordProblem> {
  const read = readDocument(raw);
  if (!read.ok) return read;
  const { record, broken } = read.value;
  return broken === null ? ok(record) : err(inEvent(record, broken.index, broken.problem));
}

/** Plays a document from its first event to its last, or to the first that cannot be. */
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

/** A problem of a record's head, with its place in the record. */
export function inHead({ id }: RecordHead, problem: Problem): RecordProblem {
  return { ...problem, place: problem.place.replace(/^\./, ''), index: -1, id };
}

/** A problem of one of a record's events, with its place in the record. */
export function inEvent({ id }: RecordHead, index: number, problem: Problem): RecordProblem {
  return { ...problem, place: `events[${index}]${problem.place}`, index, id };
}
