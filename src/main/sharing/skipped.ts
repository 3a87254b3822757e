import type { Skipped, SkippedFile } from '../../shared/api/sharing.ts';

/** Of files that were left alone for the same reason, more names help nobody. */
const MOST_NAMED = 50;

/** What somebody may want to do something about comes first. */
const WHY: readonly SkippedFile['why'][] = ['damaged', 'unreadable', 'not-a-game', 'foreign'];

export const NONE_SKIPPED: Skipped = { count: 0, files: [] };

/** Counts files that are left alone, however many there are, and keeps the first of each kind. */
export function countSkipped() {
  const named = WHY.map((why) => ({ why, files: new Map<string, SkippedFile>() }));
  let count = 0;
  return {
    skip: (file: SkippedFile) => {
      const files = named.find(({ why }) => why === file.why)?.files;
      if (files === undefined || files.has(file.name)) return;
      count += 1;
      if (files.size < MOST_NAMED) files.set(file.name, file);
    },
    found: (): Skipped => ({ count, files: named.flatMap(({ files }) => [...files.values()]) }),
  };
}
