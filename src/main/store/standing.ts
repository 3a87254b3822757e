import type { BySeat, Seat } from '../../shared/core/seats.ts';
import type { Status } from '../../shared/core/family.ts';
import { fromJson } from '../../shared/core/json.ts';
import { isList, isObject } from '../../shared/core/shape.ts';
import { project, projectResult, type Projection } from '../../shared/projection/index.ts';
import {
  outcomeOf,
  readRecord,
  type GameRecord,
  type RecordHead,
  type Timeline,
} from '../../shared/record/index.ts';
import { resultOf } from '../../shared/result/index.ts';

export interface Standing {
  readonly status: Status;
  readonly round: number;
  readonly scores: BySeat<number> | null;
  readonly winners: readonly Seat[] | null;
}

/** The standing by the log, or by the result if there is no log. */
export function standingIn({ record, tables, problem }: Timeline): Standing | null {
  const result = resultOf(record);
  if (result !== null) {
    const { scores, winners, rounds } = result;
    return { status: 'finished', round: Math.max(1, rounds.length), scores, winners };
  }
  const last = problem === null ? tables.at(-1) : undefined;
  if (last === undefined) return null;
  const { status, round, scores, winners } = outcomeOf(last);
  return { status, round, scores, winners };
}

/** Rows for history and statistics. */
export function projectionOf(timeline: Timeline): Projection | null {
  const result = resultOf(timeline.record);
  return result === null ? project(timeline) : projectResult(timeline.record, result);
}

/** The record without its events, as stored beside the journal. */
export function headOf(record: GameRecord): string {
  return JSON.stringify({ ...record, events: [] });
}

export function textOf(standing: Standing | null): string | null {
  return standing === null ? null : JSON.stringify(standing);
}

/** `null` if it can't be read. */
export function readHead(text: string): RecordHead | null {
  const head = readRecord(fromJson(text));
  return head.ok ? head.value : null;
}

/** `null` if there is none, or it can't be read. */
export function readStanding(text: string | null): Standing | null {
  const standing = text === null ? null : fromJson(text);
  return isStanding(standing) ? standing : null;
}

function isStanding(value: unknown): value is Standing {
  if (!isObject(value) || typeof value.round !== 'number') return false;
  const { status, scores, winners } = value;
  return (
    (status === 'playing' || status === 'settling' || status === 'finished') &&
    (scores === null || isNumbers(scores)) &&
    (winners === null || isNumbers(winners))
  );
}

function isNumbers(value: unknown): value is readonly number[] {
  return isList(value) && value.every((each) => typeof each === 'number');
}
