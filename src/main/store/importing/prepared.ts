import { LARGEST_RECORD_BYTES } from '../../../shared/core/limits.ts';
import { problem, quoted, type Problem } from '../../../shared/core/problem.ts';
import { err, ok, type Result } from '../../../shared/core/result.ts';
import {
  editionFields,
  editionIn,
  notAdmitted,
  readRecord,
  timelineOf,
  type GameRecord,
  type RecordHead,
  type RecordProblem,
  type Timeline,
} from '../../../shared/record/index.ts';
import {
  canonical,
  replacedIn,
  statementsIn,
  withoutReplaced,
  withoutStatements,
  type PeopleStatement,
} from '../../../shared/transfer/index.ts';
import { claimsResult, readResult } from '../../../shared/result/index.ts';
import type { Standing } from '../standing.ts';
import { hashOfText } from '../log-hash.ts';
import { standingIn } from '../standing.ts';

/** A record that can be replayed, with everything that takes time to calculate. */
export interface Prepared {
  readonly record: GameRecord;
  readonly hash: string;
  readonly timeline: Timeline;
  readonly standing: Standing;
  /** The statements about its people that came with it. */
  readonly said: readonly PeopleStatement[];
  /** The marks of the logs it has replaced. */
  readonly replaced: readonly string[];
}

export interface Unfit {
  readonly problem: RecordProblem;
  /** What is readable, for naming people and artists in the problem. */
  readonly head: RecordHead | null;
}

/** Reads a document from elsewhere and decides whether the game is accepted. */
export function prepared(document: unknown): Result<Prepared, Unfit> {
  const read = claimsResult(document) ? readResult(document) : readRecord(document);
  if (!read.ok) return err({ problem: withShortId(read.error), head: null });
  const refused = notAdmitted(read.value, null);
  if (refused !== null) return err({ problem: outsideEvents(refused), head: null });
  return readied(read.value);
}

/** Calculates what is needed of a game, imported or already here. */
export function readied(read: GameRecord): Result<Prepared, Unfit> {
  const record = withoutReplaced(withoutStatements(read));
  const written = canonical(record);
  if (isTooLarge(written)) {
    const megabytes = LARGEST_RECORD_BYTES / 1_000_000;
    return err({ problem: outsideEvents(problem('too-large', '', { megabytes })), head: null });
  }
  const timeline = timelineOf(record, null);
  if (timeline.problem !== null) return err({ problem: withShortId(timeline.problem), head: named(record) });
  const standing = standingIn(timeline);
  if (standing === null) throw new Error('a game without a problem has a table');
  return ok({
    record,
    hash: hashOfText(written),
    timeline,
    standing,
    said: statementsIn(read),
    replaced: replacedIn(read),
  });
}

function outsideEvents(found: Problem): RecordProblem {
  return { ...found, index: -1, id: null };
}

function withShortId(found: RecordProblem): RecordProblem {
  return { ...found, id: found.id === null ? null : quoted(found.id) };
}

/** Enough of the head to name people and artists: the rest may be long. */
function named(record: GameRecord): RecordHead {
  const { format, version, id, players, firstSeat, options } = record;
  return {
    format,
    version,
    id,
    ...editionFields(editionIn(record)),
    players: players.map((player) => ({ id: player.id, name: player.name })),
    firstSeat,
    options: { tracking: options.tracking },
  };
}

/** An imported game must be exportable again, as one line of a file. */
function isTooLarge(written: string): boolean {
  return written.length > LARGEST_RECORD_BYTES / 3 && Buffer.byteLength(written) > LARGEST_RECORD_BYTES;
}
