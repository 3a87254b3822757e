import { createHash } from 'node:crypto';
import { problem } from '../../../shared/core/problem.ts';
import { err, ok, type Result } from '../../../shared/core/result.ts';
import {
  readRecord,
  sit,
  type GameRecord,
  type RecordHead,
  type RecordProblem,
  type Sitting,
} from '../../../shared/record/index.ts';
import { canonical, saidIn, withoutSaid, type Said } from '../../../shared/transfer/index.ts';
import { claimsResult, readResult } from '../../../shared/result/index.ts';
import type { Standing } from '../game-views.ts';
import { standingIn } from '../reached.ts';

/** A record that can be played to where it ends, with all that takes time to work out. */
export interface Prepared {
  readonly record: GameRecord;
  readonly hash: string;
  readonly sitting: Sitting;
  readonly standing: Standing;
  /** What came along about its people. */
  readonly said: readonly Said[];
}

export interface Unfit {
  readonly problem: RecordProblem;
  /** What of it can be read, for naming people and artists in the problem. */
  readonly head: RecordHead | null;
}

/** More than any record has, and less than what writing one down again could not bear. */
const DEEPEST = 200;

export function prepared(document: unknown): Result<Prepared, Unfit> {
  if (isDeeper(document, DEEPEST)) {
    return err({ problem: { ...problem('nested-too-deep'), index: -1, id: null }, head: null });
  }
  const read = claimsResult(document) ? readResult(document) : readRecord(document);
  if (!read.ok) return err({ problem: read.error, head: null });
  const record = withoutSaid(read.value);
  const sitting = sit(record, null);
  if (sitting.problem !== null) return err({ problem: sitting.problem, head: { ...record, events: [] } });
  const standing = standingIn(sitting);
  if (standing === null) throw new Error('a game without a problem has a table');
  return ok({
    record,
    hash: hashOf(record),
    sitting,
    standing,
    said: saidIn(read.value),
  });
}

/** What tells one log from another, whatever program wrote it down. */
export function hashOf(record: GameRecord): string {
  return createHash('sha256').update(canonical(record)).digest('hex');
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}
