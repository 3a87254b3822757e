import type { Skipped, SkippedFile } from '../../shared/api/sharing.ts';

/** Of files that were left alone for the same reason, more names help nobody. */
const MOST_NAMED = 50;

/** Counts files that are left alone, however many there are, and keeps the first of each kind. */
export function countSkipped(): {
  readonly skip: (file: SkippedFile) => void;
  readonly found: () => Skipped;
} {
  const named = new Map<string, SkippedFile>();
  const counts: Record<SkippedFile['why'], number> = {
    damaged: 0,
    unreadable: 0,
    foreign: 0,
    'not-a-game': 0,
  };
  return {
    skip: (file) => {
      if (named.has(file.name)) return;
      counts[file.why] += 1;
      if (counts[file.why] <= MOST_NAMED) named.set(file.name, file);
    },
    found: () => ({
      files: [...named.values()],
      count: Object.values(counts).reduce((sum, count) => sum + count),
    }),
  };
}

export const NONE_SKIPPED: Skipped = { files: [], count: 0 };
