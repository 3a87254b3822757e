import type { Edit } from './edits.ts';
import type { EventJson, GameRecord } from './game-record.ts';

/**
 * The edits that replace some events: none removes the event, the same event leaves it unchanged. They go from last
 * to first, so that indexes stay valid.
 */
export function rewriting(
  { events }: GameRecord,
  instead: (event: EventJson, index: number) => readonly EventJson[],
): Edit[] {
  return events
    .map((event, index) => editsAt(event, index, instead(event, index)))
    .reverse()
    .flat();
}

function editsAt(event: EventJson, index: number, instead: readonly EventJson[]): Edit[] {
  const [first, ...rest] = instead;
  if (first === undefined) return [{ kind: 'remove', index }];
  const inserts = rest.map((added, at): Edit => ({ kind: 'insert', index: index + 1 + at, event: added }));
  return first === event ? inserts : [{ kind: 'replace', index, event: first }, ...inserts];
}

/** An event without some of its fields. */
export function without(event: EventJson, fields: readonly string[]): EventJson {
  if (!fields.some((field) => field in event)) return event;
  const { type } = event;
  return { ...Object.fromEntries(Object.entries(event).filter(([field]) => !fields.includes(field))), type };
}
