import type { Seat } from '../../shared/core/seats.ts';
import {
  type Edit,
  type EventJson,
  type GameRecord,
  type Lot,
  saysTheSame,
} from '../../shared/record/index.ts';
import type { Step } from './pending-correction.svelte.ts';

/** What somebody points at to correct it. */
export type Target =
  /** The last lot or card, or sale, at the word with this key. */
  | { readonly kind: 'last'; readonly word?: 'B' }
  | { readonly kind: 'entry'; readonly index: number; readonly word?: 'B' | undefined }
  | { readonly kind: 'start' }
  /** The seat, or what was forgotten about it before an entry. */
  | { readonly kind: 'seat'; readonly seat: Seat; readonly before?: number }
  /** Something forgotten, before the entry at this index; at the end of the log, something that happens now. */
  | { readonly kind: 'add'; readonly index: number; readonly type?: string };

/** The step that makes a lot say something else: fewer entries remove some, more add some. */
export function stepFor({ from }: Lot, old: readonly EventJson[], events: readonly EventJson[]): Step {
  const replaced = events.slice(0, old.length).flatMap((event, at): Edit | [] => {
    const before = old[at];
    return before === undefined || saysTheSame(before, event)
      ? []
      : { kind: 'replace', index: from + at, event };
  });
  const added = events
    .slice(old.length)
    .map((event, at): Edit => ({ kind: 'insert', index: from + old.length + at, event }));
  const removed = old.slice(events.length).map((): Edit => ({ kind: 'remove', index: from + events.length }));
  return [...replaced, ...added, ...removed];
}

/** Whether a step takes a whole lot away. */
export function removes(step: Step | null, { from, to }: Lot): boolean {
  return (
    step?.length === to + 1 - from && step.every((edit) => edit.kind === 'remove' && edit.index === from)
  );
}

/** What a typed step makes of a lot; `null` if it is about something else. */
export function eventsIn(
  record: GameRecord,
  { from, to }: Lot,
  typed: Step | null,
): readonly EventJson[] | null {
  const touched = typed?.flatMap((edit) => ('index' in edit ? edit.index : [])) ?? [];
  if (typed === null || touched.length === 0 || touched.some((index) => index < from)) return null;
  const count = (kind: Edit['kind']) => typed.filter((edit) => edit.kind === kind).length;
  const length = to + 1 - from + count('insert') - count('remove');
  if (touched.some((index) => index > from + Math.max(length, to + 1 - from))) return null;
  return record.events.slice(from, from + length);
}
