import { createHash } from 'node:crypto';
import type { GameRecord } from '../../shared/record/index.ts';
import { resultOf } from '../../shared/result/index.ts';
import { canonical, canonicalLog, nameless, revisionOf, withRevision } from '../../shared/transfer/index.ts';

/** Entries may have been inserted or removed in front of those that followed. */
const MOST_MOVED = 8;

/** Corrections between the copy and the log it is compared with. Beyond them, the user is asked. */
const MOST_CORRECTED = 10;

/**
 * Whether a log is the beginning of one that another has replaced: a copy made in the middle of a game, in which an
 * entry was corrected afterwards. What followed the copy is in the other log, unless it was corrected too, and the hash
 * tells whether the two fit together.
 */
export function isBeginningOfReplaced(
  log: GameRecord,
  other: GameRecord,
  replaced: ReadonlySet<string>,
): boolean {
  if (replaced.size === 0 || resultOf(log) !== null || resultOf(other) !== null) return false;
  const [begun, later] = [nameless(log), nameless(other)];
  const from = begun.events.length;
  const followed = later.events.map(canonical);
  const ends = endsOf(log, other);
  if (ends.backs.size === 0) return false;
  const beginning = createHash('sha256').update(ends.front + begun.events.map(canonical).join(','));
  for (let start = Math.max(0, from - MOST_MOVED); start <= from + MOST_MOVED; start += 1) {
    const hash = beginning.copy();
    for (const [at, event] of followed.slice(start).entries()) {
      hash.update(from + at === 0 ? event : `,${event}`);
      if ([...ends.backs].some((back) => replaced.has(hash.copy().update(back).digest('hex')))) return true;
    }
  }
  return false;
}

/** What is hashed in front of the events and behind them, with every number of corrections and end that it may have had. */
function endsOf(
  log: GameRecord,
  other: GameRecord,
): { readonly front: string; readonly backs: ReadonlySet<string> } {
  const empty = { ...log, events: [] };
  const none = canonicalLog(empty);
  const one = canonicalLog({ ...log, events: [{ type: '' }] });
  // Up to the opening bracket they are the same.
  let front = 0;
  while (front < none.length && none[front] === one[front]) front += 1;
  const backs = new Set<string>();
  const most = Math.min(revisionOf(other), revisionOf(log) + MOST_CORRECTED);
  for (let revision = revisionOf(log); revision < most; revision += 1) {
    for (const { finishedAt = null } of [log, other])
      backs.add(canonicalLog({ ...withRevision(empty, revision), finishedAt }).slice(front));
  }
  return { front: none.slice(0, front), backs };
}
