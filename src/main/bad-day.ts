import { join } from 'node:path';
import type { BadDay, Mending } from '../shared/api.ts';
import type { Words } from '../shared/text/en/index.ts';
import { STORE_FILE } from './store/store-file.ts';

/** What is wrong, and which ways there are out of it. */
export function badDayOf(folder: string, problem: BadDay['problem']): BadDay {
  return { problem, folder, file: join(folder, STORE_FILE), ways: waysOutOf(problem) };
}

/** What is whole is never put aside for what it cannot help: a full disk, a file that somebody else holds. */
function waysOutOf({ kind }: BadDay['problem']): readonly Mending[] {
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
    case 'older-store':
      return ['again'];
  }
}

/** What is wrong, what is safe and what to do, where there is no screen to say it on. */
export function badDaySentence(
  words: Words,
  { kind }: Pick<BadDay['problem'], 'kind'>,
  file: string,
): string {
  const { what, safe, todo } = words.keeping.badDay;
  return `${what[kind](file)} ${safe[kind]} ${todo[kind]}`;
}
