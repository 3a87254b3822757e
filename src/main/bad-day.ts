import { join } from 'node:path';
import type { BadDay, Mending } from '../shared/api.ts';
import { newestUsable, viewOf } from './store/backups/choosing.ts';
import { STORE_FILE, type OpenProblem } from './store/index.ts';

/** What is wrong, and which ways there are out of it. */
export function badDayOf(folder: string, problem: OpenProblem): BadDay {
  const ways = waysOutOf(problem);
  const backup = ways.includes('mend') ? newestUsable(folder) : null;
  return {
    problem,
    folder,
    file: join(folder, STORE_FILE),
    ways,
    backup: backup === null ? null : viewOf(folder, backup),
  };
}

/** What is whole is never put aside for what it cannot help: a full disk, a file that somebody else holds. */
function waysOutOf({ kind }: OpenProblem): readonly Mending[] {
  switch (kind) {
    case 'damaged':
    case 'missing':
      return ['mend', 'afresh', 'again'];
    case 'not-a-store':
    case 'newer-store':
      return ['again', 'mend', 'afresh'];
    case 'disk-full':
    case 'read-only':
    case 'locked':
    case 'gone':
    case 'unreadable':
      return ['again'];
  }
}
