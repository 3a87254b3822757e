import type { GameRecord, JsonObject } from '../record/index.ts';
import { resultOf } from '../result/index.ts';
import { canonical } from './canonical.ts';
import { nameless, REPLACES, REVISION, revisionOf } from './replaces.ts';
import { PEOPLE } from './statements.ts';

/** A log of a game. */
export interface Log {
  readonly record: GameRecord;
  /** The hash by which other logs name it. */
  readonly mark: string;
  /** The hash of everything in the record, names included. */
  readonly hash: string;
}

/** Names don't matter for how logs relate. */
type Unnamed = Omit<Log, 'hash'>;

/** All logs of a game that are known, and how they relate. */
export interface Lineage<Known extends Log> {
  /** The logs that no other replaces: one, unless the game was changed in two places. */
  readonly open: readonly Known[];
  /** Replaced logs that no other continues. They are kept to recognise their beginnings. */
  readonly former: readonly Known[];
  /** The marks of all logs known to be replaced. */
  readonly replaced: ReadonlySet<string>;
}

/**
 * Which logs of a game are still open. Follows from the logs and what they are said to have replaced, not from the
 * order in which they arrived, and adding the result to them changes nothing.
 */
export function lineageOf<Known extends Log>(
  logs: readonly Known[],
  said: ReadonlySet<string>,
): Lineage<Known> {
  const known = [...logs]
    .sort(byMark)
    .filter(({ mark }, at, all) => all.findIndex((one) => one.mark === mark) === at);
  const ends = known.filter(
    (log) => !known.some((other) => other !== log && goesOnFrom(other.record, log.record)),
  );
  const unreplaced = ends.filter(({ mark }) => !said.has(mark));
  // Only a made-up record can say that every log was replaced.
  const open = unreplaced.length > 0 ? unreplaced : ends.toSorted(shownFirst).slice(0, 1);
  const former = ends.filter((log) => !open.includes(log));
  const replaced = new Set([...said, ...known.filter((log) => !open.includes(log)).map(({ mark }) => mark)]);
  return { open, former, replaced };
}

/**
 * Whether a log equals or continues another: the same head and the same beginning, and not corrected less often. A
 * game that finished in the meantime may have an end time. A log also supersedes a bare result.
 */
export function goesOnFrom(later: GameRecord, earlier: GameRecord): boolean {
  if (resultOf(earlier) !== null && resultOf(later) === null) return true;
  if (later.events.length < earlier.events.length || revisionOf(later) < revisionOf(earlier)) return false;
  const [one, other] = [nameless(later), nameless(earlier)];
  return sameHead(one, other) && firstDifference(one, other) >= earlier.events.length;
}

/** The index of the first event in which two logs differ; the shorter length if one continues the other. */
function firstDifference(one: GameRecord, other: GameRecord): number {
  const shared = Math.min(one.events.length, other.events.length);
  for (let index = 0; index < shared; index += 1) {
    if (canonical(one.events[index]) !== canonical(other.events[index])) return index;
  }
  return shared;
}

/** What a record has besides the game itself. */
const ABOUT_THE_LOG: ReadonlySet<string> = new Set(['events', PEOPLE, REPLACES, REVISION]);

/** The names of the fields outside the events in which two records differ. */
export function differingFields(one: GameRecord, other: GameRecord): readonly string[] {
  const [first, second]: readonly JsonObject[] = [one, other];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names]
    .filter((name) => !ABOUT_THE_LOG.has(name) && canonical(first?.[name]) !== canonical(second?.[name]))
    .sort();
}

function sameHead(later: GameRecord, earlier: GameRecord): boolean {
  return differingFields(later, earlier).every(
    (name) => name === 'finishedAt' && (earlier.finishedAt ?? null) === null,
  );
}

/** Which of two logs is shown until the user picks one: the longer, or the one with the smaller mark. */
export function shownFirst(one: Unnamed, other: Unnamed): number {
  const [long, short] = [one.record.events.length, other.record.events.length];
  return long === short ? byMark(one, other) : short - long;
}

/** Names aren't part of a mark, so every laptop has the same order. */
function byMark(one: Unnamed, other: Unnamed): number {
  if (one.mark === other.mark) return 0;
  return one.mark < other.mark ? -1 : 1;
}

/** The latest moment in a record. */
export function lastMoment({ events, startedAt, finishedAt }: GameRecord): string | null {
  const moments = [startedAt, finishedAt, ...events.map(({ at }) => at)].filter(
    (each) => typeof each === 'string' && !Number.isNaN(Date.parse(each)),
  );
  const latest = Math.max(...moments.map((each) => Date.parse(String(each))));
  return Number.isFinite(latest) ? new Date(latest).toISOString() : null;
}

/** A log with some fields and events of another. Whether they fit is decided by a replay. */
export function joinedFrom(
  log: GameRecord,
  other: GameRecord,
  { fields, events }: { readonly fields: readonly string[]; readonly events: readonly number[] },
): unknown {
  const differing = differingFields(log, other).filter((name) => fields.includes(name));
  return {
    ...Object.fromEntries(Object.entries(log).filter(([name]) => !differing.includes(name))),
    ...Object.fromEntries(differing.filter((name) => name in other).map((name) => [name, other[name]])),
    events: log.events.map((event, index) =>
      events.includes(index) ? (other.events[index] ?? event) : event,
    ),
  };
}
