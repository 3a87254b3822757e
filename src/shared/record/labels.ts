import { localDay } from '../core/local-day.ts';
import type { EventJson, JsonObject, RecordHead } from './game-record.ts';

/** A change to what is noted about a game, whatever happened in it. */
export type Labelling =
  | { readonly kind: 'misplayed'; readonly misplayed: boolean }
  | { readonly kind: 'tags'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | { readonly kind: 'place'; readonly place: string | null }
  | { readonly kind: 'day'; readonly day: string | null };

/** The fields that these changes write. */
const LABELS: ReadonlySet<string> = new Set(['misplayed', 'tags', 'location', 'startedAt', 'finishedAt']);

/** A game; its events only matter for the day. */
type Labelled = RecordHead & { readonly events?: readonly EventJson[] };

/** Whether fields of a head are only about what is noted. */
export function areLabels(fields: JsonObject): boolean {
  return Object.keys(fields).every((field) => LABELS.has(field));
}

/** The fields of the head that a change gives other values; `null` if it changes nothing. */
export function relabelled(game: Labelled, change: Labelling, isOver: boolean): JsonObject | null {
  switch (change.kind) {
    case 'misplayed':
      return (game.misplayed ?? false) === change.misplayed ? null : { misplayed: change.misplayed };
    case 'tags': {
      const before = game.tags ?? [];
      const removed = new Set(change.remove.map(folded));
      const tags = distinctTags([...before.filter((tag) => !removed.has(folded(tag))), ...change.add]);
      return same(before, tags) ? null : { tags };
    }
    case 'place': {
      const place = change.place?.trim() || null;
      return (game.location ?? null) === place ? null : { location: place };
    }
    case 'day':
      return redated(game, change.day, isOver);
  }
}

/** Trimmed, without empty ones, and each once in the spelling that comes first. */
export function distinctTags(tags: readonly string[]): readonly string[] {
  const trimmed = tags.map((tag) => tag.trim()).filter((tag) => tag !== '');
  return trimmed.filter((tag, at) => trimmed.findIndex((other) => folded(other) === folded(tag)) === at);
}

function folded(tag: string): string {
  return tag.toLowerCase();
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((tag, at) => tag === other[at]);
}

/**
 * The same times of day on another day. The events keep their times, so a game that is over gets an end: otherwise
 * nobody would know any more how long it took.
 */
function redated(
  { startedAt = null, finishedAt = null, events = [] }: Labelled,
  day: string | null,
  isOver: boolean,
): JsonObject | null {
  if (day === null) {
    return startedAt === null && finishedAt === null ? null : { startedAt: null, finishedAt: null };
  }
  const before = localDay(startedAt ?? finishedAt ?? '');
  if (startedAt !== null && before === day) return null;
  const hasTime = startedAt !== null && startedAt.length > day.length;
  const ended = finishedAt ?? (hasTime && isOver ? lastTime(events) : null);
  return {
    startedAt: startedAt === null ? day : onDay(startedAt, day),
    ...(ended === null ? {} : { finishedAt: onDay(ended, daysLater(day, between(before, localDay(ended)))) }),
  };
}

function lastTime(events: readonly EventJson[]): string | null {
  const times = events.flatMap(({ at }) => (typeof at === 'string' && at.includes('T') ? at : []));
  return times.at(-1) ?? null;
}

/** The same local time on another day. */
function onDay(time: string, day: string): string {
  if (time.length === day.length) return day;
  // A time without a zone is local already.
  if (!/(?:Z|[+-]\d\d:?\d\d)$/.test(time)) return `${day}${time.slice(day.length)}`;
  const moment = new Date(time);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  moment.setFullYear(year, month - 1, date);
  return moment.toISOString();
}

const DAY_MILLISECONDS = 86_400_000;

function between(first: string | null, last: string | null): number {
  const days = (Date.parse(last ?? '') - Date.parse(first ?? '')) / DAY_MILLISECONDS;
  return Number.isFinite(days) ? days : 0;
}

function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MILLISECONDS).toISOString().slice(0, day.length);
}
