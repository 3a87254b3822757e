import { err, ok, type Result } from '../core/result.ts';
import { isList, isObject } from '../core/shape.ts';
import type { EventJson, GameRecord, RecordProblem } from './game-record.ts';
import { readRecord } from './replay.ts';

/** One change to a record. Edits made together are checked and saved together. */
export type Edit =
  | { readonly kind: 'append'; readonly event: EventJson }
  | { readonly kind: 'replace'; readonly index: number; readonly event: EventJson }
  | { readonly kind: 'insert'; readonly index: number; readonly event: EventJson }
  | { readonly kind: 'remove'; readonly index: number }
  /** New values for fields of the head; id and format cannot change. */
  | { readonly kind: 'header'; readonly fields: Readonly<Record<string, unknown>> };

export type EditRefusal =
  | { readonly kind: 'no-such-event'; readonly index: number }
  | { readonly kind: 'refused'; readonly problem: RecordProblem };

/**
 * Applies edits in order. Only the final record has to be valid, so that one edit may repair what another breaks.
 * Whether its events are still allowed is decided by a replay.
 */
export function withEdits(record: GameRecord, edits: readonly Edit[]): Result<GameRecord, EditRefusal> {
  const events = [...record.events];
  let fields: Readonly<Record<string, unknown>> | null = null;
  for (const edit of edits) {
    const last = edit.kind === 'insert' ? events.length : events.length - 1;
    if ('index' in edit && !isIndex(edit.index, last))
      return err({ kind: 'no-such-event', index: edit.index });
    switch (edit.kind) {
      case 'append':
        events.push(edit.event);
        break;
      case 'replace':
        events[edit.index] = edit.event;
        break;
      case 'insert':
        events.splice(edit.index, 0, edit.event);
        break;
      case 'remove':
        events.splice(edit.index, 1);
        break;
      case 'header':
        fields = { ...(fields ?? {}), ...edit.fields };
        break;
    }
  }
  const head = fields === null ? ok(record) : withFields(record, fields);
  return head.ok ? ok({ ...head.value, events }) : head;
}

function withFields(
  record: GameRecord,
  fields: Readonly<Record<string, unknown>>,
): Result<GameRecord, EditRefusal> {
  const { format, version, id } = record;
  const changed = readRecord({ ...record, ...fields, format, version, id, events: [] });
  return changed.ok ? changed : err({ kind: 'refused', problem: changed.error });
}

function isIndex(index: number, last: number): boolean {
  return Number.isInteger(index) && index >= 0 && index <= last;
}

/** Type guard for edits from storage or from a view. The events in them are checked by a replay. */
export function isEdits(value: unknown): value is readonly Edit[] {
  return isList(value) && value.every(isEdit);
}

function isEdit(value: unknown): value is Edit {
  if (!isObject(value)) return false;
  switch (value.kind) {
    case 'append':
      return isEvent(value.event);
    case 'replace':
    case 'insert':
      return isEvent(value.event) && typeof value.index === 'number';
    case 'remove':
      return typeof value.index === 'number';
    case 'header':
      return isObject(value.fields);
    default:
      return false;
  }
}

function isEvent(value: unknown): value is EventJson {
  return isObject(value) && typeof value.type === 'string';
}
