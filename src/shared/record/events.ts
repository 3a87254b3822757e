import { problem, type Problem } from '../core/problem.ts';
import { err, ok, type Result } from '../core/result.ts';
import { isObject } from '../core/shape.ts';
import type { RecordCode } from './codes.ts';
import type { EventJson } from './game-record.ts';

/** Reads what the events of both families share; the family reads the rest. */
export function readEvent(raw: unknown): Result<EventJson, Problem<RecordCode>> {
  return isEvent(raw) ? ok(raw) : err(whatIsWrong(raw));
}

export function isEvent(raw: unknown): raw is EventJson {
  return isObject(raw) && typeof raw.type === 'string' && isOptionalText(raw.at) && isOptionalText(raw.note);
}

function isOptionalText(value: unknown): boolean {
  return typeof value === 'string' || value === undefined || value === null;
}

/** Says why it isn't an event. */
export function whatIsWrong(raw: unknown): Problem<RecordCode> {
  if (!isObject(raw)) return problem('not-an-object');
  if (typeof raw.type === 'string') return problem('not-text', isOptionalText(raw.at) ? '.note' : '.at');
  return problem(raw.type === undefined ? 'missing' : 'not-text', '.type');
}
