import { isList, isObject } from '../../shared/core/shape.ts';
import type { Edit, EventJson } from '../../shared/record/index.ts';

/** Whether something read back, or sent by a view, is a list of edits; the events in it are read by a replay. */
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
