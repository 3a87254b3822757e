import { createHash } from 'node:crypto';
import type { GameRecord } from '../../shared/record/index.ts';
import { canonical, canonicalLog } from '../../shared/transfer/index.ts';

/** Identifies what a record says, names included, whichever program wrote it. */
export function hashOf(record: GameRecord): string {
  return hashOfText(canonical(record));
}

/** Identifies a log in the records of others, whatever people are called by now. */
export function markOf(record: GameRecord): string {
  return hashOfText(canonicalLog(record));
}

export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
